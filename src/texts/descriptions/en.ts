/**
 * A sentence on each page, for search engines and shared links: the build writes it into the file of the page. The 404
 * page searches them, too.
 */
export const texts = {
  /** By the path of the page. */
  pages: {
    '/': 'Dignity, security and prosperity for all entrepreneurs: an association in Odisha, its membership, departments, member companies and forms.',
    '/about-us/':
      'What the association of entrepreneurs in Odisha stands for, how it is organised and how to join it.',
    '/company/':
      'The member companies of the association of entrepreneurs in Odisha, by name and category.',
    '/directory/':
      'The firms of members of the association of entrepreneurs in Odisha who agree to be listed, by name, product, district and sector.',
    '/gallery/':
      'Pictures from the meetings, events and work of the association of entrepreneurs in Odisha.',
    '/department/':
      'The twelve departments of the association, from the Business Growth Fund to the Welfare Club, and whom to contact in each.',
    '/form/newregistration/':
      'Register as a new member of the association of entrepreneurs in Odisha, online and step by step.',
    '/form/growthfund/':
      'Ask for support of your business from the association’s Business Growth Fund.',
    '/form/diamondbusiness/':
      'Apply for the Diamond Business Club of the association of entrepreneurs in Odisha.',
    '/form/monthlymeeting/': 'Venue, time and agenda of the association’s next monthly meeting.',
    '/form/professionaladvisor/':
      'Register as a Professional Advisor of the association for the year 2025-26.',
    '/form/serviceadvisor/':
      'Register as a Service Advisor of the association for the year 2025-26.',
    '/form/landbank/':
      'Tell the association’s Land Bank about an issue with land for your business.',
    '/contacts/':
      'How to reach the association: the main office in Bhubaneswar and the trade and export wing.',
    '/my-request/':
      'See what has become of your registration, request or answer, with its reference number and your mobile number.',
    '/verify/': 'See whether a membership card is valid today.',
    '/privacy/':
      'Which information each form of this site asks for, why, who sees it, how long it is stored, and how to have it corrected or deleted.',
    '/accessibility/':
      'How this site was tested for people with disabilities, what does not work yet, and how to complain.',
  },
  company: (name: string) =>
    `${name}, a member company of the association of entrepreneurs in Odisha.`,
}

export type Texts = typeof texts
