import { site } from '@/content/site'

const named = (name: string) => (name === '' ? '' : ` ${name}`)

/** The messages of the office to applicants and members, each in the language of the person. */
export const texts = {
  /** Of the association. */
  name: site.name,

  /** How a message begins; without a name where there is none to greet. */
  greeting: (name: string) => `Namaskar${named(name)}, this is ${site.name}`,

  /** A message in the settings, with its names in braces. */
  template: (text: string) => `Namaskar {name}. ${text}\nStatus: {link}\n– ${site.name}`,

  /** The usual messages, by status. */
  states: {
    received: 'We have received your {request} {reference}.',
    reviewing: 'Your {request} {reference} is under review. {message}',
    waiting: 'Your {request} {reference}: {message}. You can reply on WhatsApp.',
    recommended: 'Your {request} {reference} has been placed before the committee. {message}',
    approved: 'Your {request} {reference}: {message}',
    sanctioned: 'Your {request} {reference}: {message}',
    disbursed: 'The amount for your {request} {reference} has been paid. {message}',
    takenUp: 'We have taken up your {request} {reference} with the authority. {message}',
    resolved: 'Your {request} {reference}: {message}',
    refused: 'Your {request} {reference}: {message}',
    notPossible: 'Your {request} {reference}: {message}',
    withdrawn: 'Your {request} {reference} has been withdrawn, as you asked. {message}',
  },

  /** What the applicant has sent, by the list of the desk. */
  requests: {
    registrations: 'registration',
    'growth-fund': 'growth fund request',
    'diamond-club': 'diamond club request',
    'meeting-answers': 'meeting answer',
    'land-issues': 'land request',
    rights: 'data request',
  },

  /** @param greeting the beginning, without a full stop */
  about: (greeting: string, request: string, reference: string) =>
    `${greeting} about your ${request} ${reference}.`,
  subject: (request: string, reference: string) => `${site.name}: your ${request} ${reference}`,

  /** Of a request that has no message in the settings. */
  plain: (greeting: string, request: string, reference: string, status: string) =>
    `${greeting}.\nYour ${request} ${reference}: ${status}.`,
  seeStatus: (link: string) => `See the status with this number and your mobile number: ${link}`,
  seeOrChange: (link: string) =>
    `See or change it with this number and your mobile number: ${link}`,

  /** The greeting before another sentence. */
  sentence: (text: string) => `${text}.`,

  /** About a membership. */
  member: {
    /** @param greeting the beginning, without a full stop */
    about: (greeting: string, number: string) =>
      `${greeting} about your membership, number ${number}.`,
    subject: `${site.name}: your membership`,
  },

  /** A request to pay. The membership is valid until a day now, and until another one after the payment. */
  ask: {
    early: (number: string, now: string, amount: string, until: string) =>
      `Your membership, number ${number}, is valid until ${now}. With a payment of ${amount} it goes on until ${until}.`,
    late: (number: string, now: string, amount: string, until: string) =>
      `Your membership, number ${number}, was valid until ${now}. With a payment of ${amount} now it is valid until ${until}.`,
    first: (number: string, amount: string, until: string) =>
      `Your membership, number ${number}, is not paid yet. With a payment of ${amount} now it is valid until ${until}.`,
    upi: (address: string, amount: string) => `UPI address: ${address}\nAmount: ${amount}`,
    link: (link: string) =>
      `Copy both into your UPI app, or open this link on the phone that pays:\n${link}`,
    utr: 'After the payment, please send us its UTR (the 12 digits, also called reference number).',
  },

  /** A receipt as a text. */
  receipt: {
    thanks: 'Thank you. This is your receipt:',
    isCancelled: 'This receipt is cancelled:',
    title: (number: string) => `Receipt ${number}`,
    cancelledTitle: (number: string) => `Cancelled receipt ${number}`,
    date: 'Date',
    from: 'Received from',
    memberNumber: 'Membership number',
    amount: 'Amount',
    paidBy: 'Paid by',
    paidOn: 'Paid on',
    purpose: 'For',
    valid: 'Valid',
    period: (since: string, until: string) => `${since} to ${until}`,
    remark: 'Remark',
    cancelled: 'Cancelled',
    /** The ways to pay and the purposes, as they are stored; UPI and NEFT are called so in each language. */
    words: {
      Cheque: 'Cheque',
      Cash: 'Cash',
      Membership: 'Membership',
      Admission: 'Admission',
      Event: 'Event',
      Donation: 'Donation',
      Other: 'Other',
    },
  },

  /** To a visitor of a meeting, who could become a member. */
  invite: {
    thanks: (day: string) => `Thank you for coming to our meeting on ${day}.`,
    thanksWithoutDay: 'Thank you for coming to our monthly meeting.',
    join: 'We would be glad to have you as a member. This is the form for new members:',
    question: 'If you have a question, please just reply.',
    subject: `${site.name}: become a member`,
  },

  /** To those who come to a meeting. */
  meeting: {
    hello: 'Namaskar.',
    isOn: (when: string) => `The monthly meeting is on ${when}.`,
    venue: (where: string) => `Venue: ${where}`,
    note: 'Please note the date, the time and the venue.',
    details: (link: string) => `Details, and to change your reply: ${link}`,
    isCancelled: (when: string) => `The monthly meeting on ${when} is CANCELLED.`,
    reason: (text: string) => `Reason: ${text}`,
    next: 'We will inform you of the next date.',
    from: `– ${site.name}`,
  },
}

export type Texts = typeof texts
