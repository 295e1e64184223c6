/** Titles of all public pages, and the names of those in the menu. Every page loads this file. */
export const texts = {
  home: {
    title: 'Home',
    menuLabel: 'Home',
  },
  about: {
    title: 'About Us',
    menuLabel: 'About Us',
  },
  companies: {
    title: 'Member Companies',
  },
  directory: {
    title: 'Directory of Members',
  },
  gallery: {
    title: 'Gallery',
    menuLabel: 'Gallery',
  },
  departments: {
    title: 'Our Departments',
    menuLabel: 'Departments',
  },
  registration: {
    title: 'New Member Registration',
    menuLabel: 'New Member',
  },
  registrationReceived: {
    title: 'Registration Received',
  },
  growthFund: {
    title: 'Growth Fund Request',
    menuLabel: 'Growth Fund Member',
  },
  growthFundReceived: {
    title: 'Growth Fund Request Received',
  },
  diamondClub: {
    title: 'Diamond Business Club',
    menuLabel: 'Diamond Club Member',
  },
  diamondClubReceived: {
    title: 'Club Application Received',
  },
  meeting: {
    title: 'Monthly Meeting',
    menuLabel: 'Monthly Meeting',
  },
  meetingReceived: {
    title: 'Meeting Answer Received',
  },
  professionalAdvisor: {
    title: 'Professional Advisor (2025-26)',
    menuLabel: 'Professional Advisor',
  },
  serviceAdvisor: {
    title: 'Service Advisor (2025-26)',
    menuLabel: 'Service Advisor',
  },
  landBank: {
    title: 'Land Related Issue',
    menuLabel: 'Land Bank',
  },
  landBankReceived: {
    title: 'Land Request Received',
  },
  contacts: {
    title: 'Contact Us',
    menuLabel: 'Contact Us',
  },
  myRequest: {
    title: 'My Request',
  },
  verify: {
    title: 'Check a Membership Card',
  },
  privacy: {
    title: 'Privacy',
  },
  accessibility: {
    title: 'Accessibility',
  },
  notFound: {
    title: 'Page not found',
  },
}

export type Texts = typeof texts
