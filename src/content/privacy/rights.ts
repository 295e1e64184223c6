/** The contact for questions about one's own data. */
export const contactPerson = {
  // Placeholder until the association names the person.
  name: 'The association’s contact person for privacy',
  text: 'The association has not named the person yet. Until then its office answers.',
  path: '/contacts/',
}

/** The board for complaints if the association does not answer, or not well enough. */
export const board = {
  name: 'Data Protection Board of India',
  text: [
    'Please ask the association first: the Board takes up a complaint after you have done so.',
    'If it does not answer in time, or you are not satisfied with its answer, you may complain to the Board. Give the number of your rights request and what you have been answered.',
  ],
  // Placeholder until the Board has published the address for complaints.
  address: 'https://www.meity.gov.in/',
}
