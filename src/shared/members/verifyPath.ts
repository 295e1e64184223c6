/** The page that says what a card is worth today. */
export const verifyPath = '/verify/'
