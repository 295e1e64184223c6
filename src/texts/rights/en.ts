/** The contact for questions about one’s own data, and the Board. Their addresses are in `src/content/privacy/rights.ts`. */
export const texts = {
  contact: {
    // Placeholder until the association names the person.
    name: 'The association’s contact person for privacy.',
    text: 'The association has not named the person yet. Until then its office answers.',
  },
  board: {
    name: 'Data Protection Board of India',
    text: [
      'Please ask the association first: the Board takes up a complaint after you have done so.',
      'If it does not answer in time, or you are not satisfied with its answer, you may complain to the Board. Give the number of your rights request and what you have been answered.',
    ],
  },
  reachOffice: 'How to reach the office',
}

export type Texts = typeof texts
