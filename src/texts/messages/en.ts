import { site } from '@/content/site'

const named = (name: string) => (name === '' ? '' : ` ${name}`)

/** The messages of the office to applicants and members, each in the language of the person. */
export const texts = {
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
}

export type Texts = typeof texts
