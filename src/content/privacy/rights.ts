/** Where questions about one's own data are answered. The words are in `src/texts/rights`. */
export const contactPath = '/contacts/'

/** The Board for complaints. Placeholder until the Board has published the address for complaints. */
export const boardAddress = 'https://www.meity.gov.in/'
