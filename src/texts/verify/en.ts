/** The words of the page that checks a membership card. */
export const texts = {
  title: 'Check a membership card',
  typeCode: 'Type the code of a card',
  another: 'Check another card',
  howTo:
    'Scan the square code on a card with the camera of a phone, or type the code below it. You see the membership number and whether the membership is valid today, and nothing about the person.',
  code: 'Code on the card',
  codeHelp: 'The 20 letters and digits below the square code. O and 0, I and 1 are the same.',
  noU: 'A code has no U. Compare it with the card: it may be a V.',
  wrongLength: (expected: number, typed: number) =>
    `A code has ${expected} letters and digits. This one has ${typed}. Compare it with the card.`,
  check: 'Check',
  checking: 'Checking…',
  again: 'Check again',
  checkedOn: (moment: string) => `Checked on ${moment}`,
  unknown:
    'This card is no longer valid, or the address is incomplete. Compare the code with the card, or ask for the newest card.',
  office: 'How to reach the office',
  notReached:
    'The card could not be checked, because the server cannot be reached. Check your connection: the page tries again by itself.',
  number: 'Membership number',
  kind: 'Membership type',
  firm: 'Firm',
  valid: 'Valid',
  validLife: (kind: string) => `${kind} member, without an end date.`,
  paidUntil: (day: string) => `Paid until ${day}.`,
  renewalDue: 'Valid, renewal due',
  notRenewed: (day: string) => `Paid until ${day}. The renewal is not recorded yet.`,
  paymentOpen: 'Member, payment open',
  notPaid: 'The first payment is not recorded yet.',
  notValid: 'Not valid today',
  lapsed: (day: string) => `Paid until ${day}. A renewal is not recorded; it may be on its way.`,
  hold: 'The membership rests at the moment. The office can say more.',
  over: 'Not valid any more',
  ended: (day: string) => `The membership ended on ${day}.`,
}

export type Texts = typeof texts
