import type { TitledText } from './values'

/** Something a member can use, and where on the site it begins. */
export type Offer = TitledText & { path: `/${string}` }

const offers: Offer[] = [
  {
    title: 'A place at the monthly meeting',
    text: 'Meet other entrepreneurs. The form tells you where and when the next meeting is.',
    path: '/form/monthlymeeting/',
  },
  {
    title: 'A request to the growth fund',
    text: 'Say what your business needs to grow, and ask the Business Growth Fund to look into it.',
    path: '/form/growthfund/',
  },
  {
    title: 'A hearing on land',
    text: 'Bring a question about land for your enterprise to the Land Bank.',
    path: '/form/landbank/',
  },
  {
    title: 'A club of business people',
    text: 'Apply to the Diamond Business Club.',
    path: '/form/diamondbusiness/',
  },
  {
    title: 'Twelve departments to turn to',
    text: 'From raw material and technical questions to marketing, sport, culture and welfare.',
    path: '/department/',
  },
  {
    title: 'Company among the members',
    text: 'Member companies are introduced on this site, each in its category.',
    path: '/company/',
  },
]

/**
 * The texts of the home page. Its tagline stands in `site.ts`, what is meant by it in `values.ts`,
 * the forms in `forms.ts`, the departments and companies in their own files.
 *
 * `about` is a placeholder in the spirit of the tagline until the association writes its own.
 */
export const home = {
  greeting:
    'An association for everyone who runs an enterprise in Odisha, or is about to start one.',
  join: 'Become a member',
  look: 'See what members get',
  about: {
    title: 'One house for many trades',
    text: 'Weavers and machine builders, shopkeepers and growers, workshops of two people and companies of two hundred: they face the same offices, the same markets and the same questions. The association is where they meet, ask each other and speak with one voice.',
  },
  offers: {
    title: 'What a member gets',
    text: 'The association works through its departments and its monthly meeting. A member can turn to any of them.',
    items: offers,
  },
  forms: {
    title: 'Seven ways in',
    text: 'Every one of them is a form on this site. You need no account, and what you typed is kept in its tab until you send it.',
  },
  departments: {
    title: 'Twelve departments',
    text: 'Each looks after one subject for all members.',
    link: 'Meet the departments',
  },
  companies: {
    title: 'Member companies',
    text: 'Some of those who are already here.',
    link: 'All member companies',
  },
  call: {
    title: 'There is a place for you',
    text: 'Register with your name, your enterprise and how to reach you. The office answers.',
    button: 'Register as a new member',
  },
}
