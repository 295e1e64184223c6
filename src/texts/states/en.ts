/** The states of a request in the applicant’s words. */
export const texts = {
  received: 'Received',
  reviewing: 'Under review',
  waiting: 'We are waiting for your reply',
  recommended: 'Placed before the committee',
  approved: 'Approved',
  sanctioned: 'Approved',
  disbursed: 'Paid',
  takenUp: 'Taken up with the authority',
  resolved: 'Resolved',
  done: 'Done',
  refused: 'Not approved',
  notPossible: 'Not possible',
  withdrawn: 'Withdrawn by you',
  closed: 'Closed',
  erased: 'Erased',
  /** Of a request about one’s own data: nothing is approved there. */
  rightsRefused: 'Refused',
  /** Of a withdrawal: the request goes on. */
  rightsTakenBack: 'Taken back by the office',
  /** An answer to a meeting: "I will attend, 3 people". */
  withPeople: (answer: string, people: number) =>
    `${answer}, ${people} ${people === 1 ? 'person' : 'people'}`,
}

export type Texts = typeof texts
