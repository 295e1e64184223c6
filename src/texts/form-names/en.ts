/**
 * How the pages of the site name the seven forms: the text of a link to each, the visitor's wish in the visitor's
 * words, and one sentence on its use. Their order is in `src/content/forms.ts`.
 */
export const texts = {
  newregistration: {
    name: 'New member registration',
    intent: 'I want to become a member',
    text: 'Tell us about yourself and your firm, and apply for membership.',
  },
  growthfund: {
    name: 'Growth fund request',
    intent: 'I need funds to grow',
    text: 'Tell us how much you need, what for, and how you will use it.',
  },
  diamondbusiness: {
    name: 'Diamond business club',
    intent: 'I want business through referrals',
    text: 'Apply to join the club. Tell us what you offer and whom you would like to meet.',
  },
  monthlymeeting: {
    name: 'Monthly meeting',
    intent: 'I am attending the meeting',
    text: 'See the venue and time of the next meeting, and tell us how many of you will attend.',
  },
  professionaladvisor: {
    name: 'Professional advisor (2025-26)',
    intent: 'I can advise members as a professional',
    text: 'Register as a professional advisor for 2025-26.',
  },
  serviceadvisor: {
    name: 'Service advisor (2025-26)',
    intent: 'I can offer members a service',
    text: 'Register as a service advisor for 2025-26.',
  },
  landbank: {
    name: 'Land related issue',
    intent: 'I have a question about land',
    text: 'Ask for land, offer land, or report a problem with your land.',
  },
}

export type Texts = typeof texts
