/**
 * The whole text of the notice that visitors agree to now, below what a form shows of it. A change of a word needs
 * a new version of the notice, and the old text stays in a file of its own: see docs/content.md. `{period}` stands for a period from Settings.
 */
export const texts = {
  collected: {
    title: 'What we collect on this form, and what for',
    text: 'What you answer to the questions listed here, the time at which we receive it, the version of this notice, and a random number from which your reference number is made.',
  },
  seen: {
    title: 'Who sees it, and where it is stored',
    text: 'The administrators of the association see it after they have logged in. It is stored in a database of the association at Google (Cloud Firestore), which stores it on the association’s behalf. Beside it we store what becomes of it, without your name and your number. You can see that on the page My Request, with your reference number and your mobile number.',
  },
  kept: {
    title: 'How long we keep it',
    text: 'For {period} after we received it. Then the association erases it. If you become a member, we keep what your membership needs until it has ended. Receipts stay in the books of the association, without your name once your membership is erased.',
    undecided:
      'The period is to be decided by the association. Until then you can ask for your record to be erased. If you become a member, we keep what your membership needs until it has ended. Receipts stay in the books of the association, without your name once your membership is erased.',
  },
  withdrawing: {
    title: 'How to withdraw your agreement',
    text: 'At any time, without giving a reason, on the page My Request or at the office. We then stop using your answers. What we have done with them before is not undone.',
  },
  otherRights: {
    title: 'Your other rights',
    text: 'In the same two ways you can see what we keep about you, have it corrected, completed or erased, and complain to us. Quote your reference number.',
  },
  answered: {
    title: 'When we answer',
    text: 'Within {period} after we received what you ask or complain about.',
    undecided:
      'As soon as we can. The period in which we answer is to be decided by the association.',
  },
  contact: {
    title: 'Whom to ask',
    text: 'For questions about this notice, and for anything that concerns what we keep about you:',
  },
  board: {
    title: 'The Data Protection Board of India',
    text: 'You can complain to the Board about how we deal with what we keep about you.',
  },
  adult: {
    title: 'From 18 years on',
    text: 'Only people of 18 or older can send this form. That is why it asks.',
  },
}

export type Texts = typeof texts
