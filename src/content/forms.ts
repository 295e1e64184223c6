export type FormId =
  | 'newregistration'
  | 'growthfund'
  | 'diamondbusiness'
  | 'monthlymeeting'
  | 'professionaladvisor'
  | 'serviceadvisor'
  | 'landbank'

/** A form of the site, as other pages point to it. Its address is `/form/<id>/`. */
export type FormEntry = {
  id: FormId
  /** Text of a link to it. */
  name: string
  /** The visitor's wish that it answers, in the visitor's words. */
  wish: string
  /** One sentence on what the visitor does there. */
  text: string
}

/** The seven forms, in the order of the menu. */
export const forms: FormEntry[] = [
  {
    id: 'newregistration',
    name: 'New member registration',
    wish: 'I want to become a member',
    text: 'Tell us about yourself and your firm, and propose yourself for membership.',
  },
  {
    id: 'growthfund',
    name: 'Growth fund request',
    wish: 'I need money to grow',
    text: 'Say how much you need, what for, and how the work will pay for itself.',
  },
  {
    id: 'diamondbusiness',
    name: 'Diamond business club',
    wish: 'I want business through referrals',
    text: 'Apply to the club, with what you offer and whom you would like to meet.',
  },
  {
    id: 'monthlymeeting',
    name: 'Monthly meeting',
    wish: 'I am coming to the meeting',
    text: 'See the next meeting’s place and time, and say how many of you will come.',
  },
  {
    id: 'professionaladvisor',
    name: 'Professional advisor (2025-26)',
    wish: 'I can advise members as a professional',
    text: 'Register as a professional advisor for 2025-26.',
  },
  {
    id: 'serviceadvisor',
    name: 'Service advisor (2025-26)',
    wish: 'I can offer members a service',
    text: 'Register as a service advisor for 2025-26.',
  },
  {
    id: 'landbank',
    name: 'Land related issue',
    wish: 'I have a question about land',
    text: 'Ask for land, offer land, or report what keeps you from using yours.',
  },
]
