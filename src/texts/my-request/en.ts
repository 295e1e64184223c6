/** The page on which applicants look a request up. */
export const texts = {
  title: 'My request',
  lookUpOne: 'Look up a request',
  lookUpAnother: 'Look up another request',
  intro:
    'Type the reference number of your registration, request or answer, and the mobile number you gave with it. You see what has become of it, and by when the association answers.',
  reference: 'Reference number',
  referenceHelp: 'From the confirmation, for example NR-7F3K-Q2ZD',
  mobile: 'Mobile',
  mobileHelp: 'The number you gave with the request',
  lookUp: 'Look up',
  lookingUp: 'Looking up…',
  slow: 'After several tries without a result this page waits a little before the next one.',
  notAsShown: 'Enter the number as on the confirmation, for example NR-7F3K-Q2ZD',
  ofDataRequest:
    'Numbers with RR are of requests about your data. Enter the number of your registration, request or answer: the reply is shown with it, under “Your data”',
  /** The same for every miss, so that a stranger does not learn which of the two is right. */
  nothingFound: 'No record with this number and mobile. Please check both, or call the office.',
  notReached:
    'We could not reach the server. Please check your connection and try again in a moment.',
}

export type Texts = typeof texts
