/** The page on which applicants follow a request. */
export const myRequestPath = '/my-request/'

/** The whole address of that page, for messages: people type reference number and mobile number there. */
export const myRequestAddress = () => `${window.location.origin}${myRequestPath}`

/**
 * The page of a meeting in the admin area, or one of its parts. A code leads to the door, with a reference number
 * behind the `#`.
 */
export const meetingAddress = (meetingId: string, part: '' | '/change' | '/door' = '') =>
  `/desk/meetings/${encodeURIComponent(meetingId)}${part}`
