/** The page on which applicants follow a request. */
export const myRequestPath = '/my-request/'

/** The whole address of that page, for messages: people type reference number and mobile number there. */
export const myRequestAddress = () => `${window.location.origin}${myRequestPath}`
