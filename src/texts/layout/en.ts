import { site } from '@/content/site'

/** The words around every page: header, menu, footer, notices, and the page that failed. */
export const texts = {
  name: site.name,
  tagline: 'Dignity, security and prosperity for all entrepreneurs',
  skip: 'Skip to content',
  languages: 'Languages',
  mainMenu: 'Main',
  menu: 'Menu',
  close: 'Close',
  companies: 'Member Companies',
  forms: 'Registration Forms',
  noCompany: 'No member company yet',
  darkColours: 'Dark colours',
  admin: 'Admin',
  adminPanel: 'Admin panel',
  logOut: 'Logout',
  loggingOut: 'Logging out…',
  breadcrumbs: 'Breadcrumb',
  home: 'Home',
  quickLinks: 'Quick links',
  allCompanies: 'All member companies',
  directory: 'Directory of members',
  becomeMember: 'Become a member',
  myRequest: 'My request',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  socialPages: 'Social pages',
  notAvailable: (network: string) => `${network}: not available yet`,
  showOnMap: 'Show on the map',
  /** Placeholder until the association names the developer. */
  credit: 'Website by the association’s digital management department',
  /** On the pages of the forms, for a browser without JavaScript. */
  formsNeedScripts:
    'This form needs JavaScript, which is not running in your browser. Please switch it on, or contact our office with the details this form asks for.',
  reachOffice: 'How to reach the office',
  demonstration:
    'Demonstration: everything is stored in this browser only. Nothing is sent to the association.',
  notTranslated: 'This page is in English so far.',
  isDraft: 'This translation is a draft. No speaker of the language has checked it yet.',
  readInEnglish: 'Read the page in English',
  failed: {
    title: 'This page could not be shown',
    text: 'Something went wrong on this page, or your connection was interrupted. What you typed into a form is kept. Please reload the page.',
    reload: 'Reload',
  },
}
export type Texts = typeof texts
