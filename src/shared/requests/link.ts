/** The page on which applicants see what has become of a request. */
export const myRequestPath = '/my-request/'

/**
 * The whole address of that page, for one request if the key of its status is known. The key is behind the
 * `#`, which browsers do not send, so no server's log has it.
 */
export const myRequestAddress = (key = '') =>
  `${window.location.origin}${myRequestPath}${key === '' ? '' : `#${key}`}`
