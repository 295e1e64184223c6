/** The page on which applicants see what has become of a request. */
export const myRequestPath = '/my-request/'

/** The whole address of that page, for messages: people type reference number and mobile number there. */
export const myRequestAddress = () => `${window.location.origin}${myRequestPath}`
