/** The page that says whether a card is valid today. */
export const verifyPath = '/verify/'
