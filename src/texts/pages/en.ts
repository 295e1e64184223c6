/** Titles and descriptions of all public pages, and the names of those in the menu. Every page loads this file. */
export const texts = {
  home: {
    title: 'Home',
    description:
      'Dignity, security and prosperity for all entrepreneurs: an association in Odisha, its membership, departments, member companies and forms.',
    menuLabel: 'Home',
  },
  about: {
    title: 'About Us',
    description:
      'What the association of entrepreneurs in Odisha stands for, how it is organised and how to join it.',
    menuLabel: 'About Us',
  },
  companies: {
    title: 'Member Companies',
    description:
      'The member companies of the association of entrepreneurs in Odisha, by name and category.',
  },
  companyDescription: (name: string) =>
    `${name}, a member company of the association of entrepreneurs in Odisha.`,
  directory: {
    title: 'Directory of Members',
    description:
      'The firms of members of the association of entrepreneurs in Odisha who agree to be listed, by name, product, district and sector.',
  },
  gallery: {
    title: 'Gallery',
    description:
      'Pictures from the meetings, events and work of the association of entrepreneurs in Odisha.',
    menuLabel: 'Gallery',
  },
  departments: {
    title: 'Our Departments',
    description:
      'The twelve departments of the association, from the Business Growth Fund to the Welfare Club, and whom to contact in each.',
    menuLabel: 'Departments',
  },
  registration: {
    title: 'New Member Registration',
    description:
      'Register as a new member of the association of entrepreneurs in Odisha, online and step by step.',
    menuLabel: 'New Member',
  },
  registrationReceived: {
    title: 'Registration Received',
    description: 'Confirms that a registration was received, with its reference number.',
  },
  growthFund: {
    title: 'Growth Fund Request',
    description: 'Ask for support of your business from the association’s Business Growth Fund.',
    menuLabel: 'Growth Fund Member',
  },
  growthFundReceived: {
    title: 'Growth Fund Request Received',
    description: 'Confirms that a growth fund request was received, with its reference number.',
  },
  diamondClub: {
    title: 'Diamond Business Club',
    description:
      'Apply for the Diamond Business Club of the association of entrepreneurs in Odisha.',
    menuLabel: 'Diamond Club Member',
  },
  diamondClubReceived: {
    title: 'Club Application Received',
    description:
      'Confirms that an application to the Diamond Business Club was received, with its reference number.',
  },
  meeting: {
    title: 'Monthly Meeting',
    description: 'Venue, time and agenda of the association’s next monthly meeting.',
    menuLabel: 'Monthly Meeting',
  },
  meetingReceived: {
    title: 'Meeting Answer Received',
    description: 'Confirms that an answer to the monthly meeting was received, with its number.',
  },
  professionalAdvisor: {
    title: 'Professional Advisor (2025-26)',
    description: 'Register as a Professional Advisor of the association for the year 2025-26.',
    menuLabel: 'Professional Advisor',
  },
  serviceAdvisor: {
    title: 'Service Advisor (2025-26)',
    description: 'Register as a Service Advisor of the association for the year 2025-26.',
    menuLabel: 'Service Advisor',
  },
  landBank: {
    title: 'Land Related Issue',
    description: 'Tell the association’s Land Bank about an issue with land for your business.',
    menuLabel: 'Land Bank',
  },
  landBankReceived: {
    title: 'Land Request Received',
    description: 'Confirms that a land request was received, with its reference number.',
  },
  contacts: {
    title: 'Contact Us',
    description:
      'How to reach the association: the main office in Bhubaneswar and the trade and export wing.',
    menuLabel: 'Contact Us',
  },
  myRequest: {
    title: 'My Request',
    description:
      'See what has become of your registration, request or answer, with its reference number and your mobile number.',
  },
  verify: {
    title: 'Check a Membership Card',
    description: 'See whether a membership card is valid today.',
  },
  privacy: {
    title: 'Privacy',
    description:
      'Which information each form of this site asks for, why, who sees it, how long it is stored, and how to have it corrected or deleted.',
  },
  accessibility: {
    title: 'Accessibility',
    description:
      'How this site was tested for people with disabilities, what does not work yet, and how to complain.',
  },
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address.',
  },
}

export type Texts = typeof texts
