/** A form of the site, as other pages link to it. Its address is `/form/<id>/`. */
type FormEntry = {
  id: string
  /** Text of a link to it. */
  name: string
  /** The visitor's wish, in the visitor's words. */
  intent: string
  /** One sentence on the use of the form. */
  text: string
}

/** The seven forms, in the order of the menu. */
export const forms = [
  {
    id: 'newregistration',
    name: 'New member registration',
    intent: 'I want to become a member',
    text: 'Tell us about yourself and your firm, and apply for membership.',
  },
  {
    id: 'growthfund',
    name: 'Growth fund request',
    intent: 'I need funds to grow',
    text: 'Tell us how much you need, what for, and how you will use it.',
  },
  {
    id: 'diamondbusiness',
    name: 'Diamond business club',
    intent: 'I want business through referrals',
    text: 'Apply to join the club. Tell us what you offer and whom you would like to meet.',
  },
  {
    id: 'monthlymeeting',
    name: 'Monthly meeting',
    intent: 'I am attending the meeting',
    text: 'See the venue and time of the next meeting, and tell us how many of you will attend.',
  },
  {
    id: 'professionaladvisor',
    name: 'Professional advisor (2025-26)',
    intent: 'I can advise members as a professional',
    text: 'Register as a professional advisor for 2025-26.',
  },
  {
    id: 'serviceadvisor',
    name: 'Service advisor (2025-26)',
    intent: 'I can offer members a service',
    text: 'Register as a service advisor for 2025-26.',
  },
  {
    id: 'landbank',
    name: 'Land related issue',
    intent: 'I have a question about land',
    text: 'Ask for land, offer land, or report a problem with your land.',
  },
] as const satisfies readonly FormEntry[]

export type FormId = (typeof forms)[number]['id']
