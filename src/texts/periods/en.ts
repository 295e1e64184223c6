/** How long the association keeps records, and how soon it answers. They are looked up when they are wanted. */
export const texts = {
  lookingUp: 'Looking up…',
  failed: (why: string) => `We could not look them up. ${why}`,
  undecided: 'To be decided by the association',
  ofRights: 'What you ask about your own data',
  ofMembers: 'A membership, after it has ended',
  ofReceipts: 'Receipts',
  inTheBooks:
    'Number, day, amount and purpose stay in the books of the association. With the membership, your name is erased from them.',
  answer: 'Answer to a question, a complaint or another right',
  within: (period: string) => `within ${period}`,
  /** In a notice. */
  lookingUpOne: 'Looking up the period…',
  failedOne: (why: string) => `We could not look up the period: ${why}`,
  myRequest: 'My Request',
  office: 'The office',
}

export type Texts = typeof texts
