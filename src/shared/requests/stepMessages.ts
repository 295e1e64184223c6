/** The texts for the applicant that decisions begin with. My request shows them in the language of its page. */
export const stepMessages = {
  approved: 'The committee has approved your application.',
  sanctioned: 'The committee has sanctioned your request.',
  resolved: 'Your matter has been settled.',
  refused: 'We are sorry, this was not approved. Please call the office to know why.',
  notPossible: 'We are sorry, this was not possible. Please call the office to know why.',
} as const
