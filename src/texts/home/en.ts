/** The words of the home page. What the tagline means is in the area `values`. */
export const texts = {
  /** Odisha in Odia, after the name of the association; empty where the name says it. */
  odisha: 'ଓଡ଼ିଶା',
  greeting: 'An association for everyone who runs a business in Odisha, or is about to start one.',
  join: 'Become a member',
  look: 'See what members get',
  /** Placeholder in the spirit of the tagline until the association writes its own. */
  about: {
    title: 'Home to many trades',
    text: 'Weavers and machine makers, shopkeepers and farmers, workshops of two people and companies of two hundred: they all deal with the same government offices, the same markets and the same questions. Here they meet, advise each other and speak with one voice.',
  },
  offers: {
    title: 'What members get',
    text: 'The association works through its departments and its monthly meeting. Members can contact any of them.',
    /** Their order and their pages are in `src/content/home.ts`. */
    items: {
      meeting: {
        title: 'The monthly meeting',
        text: 'Meet other entrepreneurs. The form shows the venue and time of the next meeting.',
      },
      fund: {
        title: 'The growth fund',
        text: 'Tell the Business Growth Fund what your business needs to grow, and apply for it.',
      },
      land: {
        title: 'Help with land issues',
        text: 'Ask the Land Bank about land for your business.',
      },
      club: {
        title: 'A business club',
        text: 'Apply to join the Diamond Business Club.',
      },
      departments: {
        title: 'Help from twelve departments',
        text: 'Get help with raw materials, technical questions, marketing, sports, culture and welfare.',
      },
      companies: {
        title: 'Meet other members',
        text: 'See the member companies on this site, category by category.',
      },
    },
  },
  forms: {
    title: 'Seven forms',
    text: 'You don’t need an account. Your entries are saved in this browser tab until you submit.',
  },
  departments: {
    title: 'Twelve departments',
    text: 'Each handles one subject for all members.',
    link: 'See all departments',
  },
  companies: {
    title: 'Member companies',
    text: 'Some of the companies that have already joined.',
    link: 'All member companies',
  },
  call: {
    title: 'Ready to join?',
    text: 'Register with your name, your business and your contact details. Our office will reply.',
    button: 'Register as a new member',
  },
}

export type Texts = typeof texts
