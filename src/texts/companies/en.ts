/** The words of the member companies' pages. */
export const texts = {
  search: 'Search by name',
  count: (found: number, all: number) => `${found} of ${all} member companies`,
  categories: 'Categories',
  allCategories: 'All categories',
  district: 'District',
  nothing: {
    inCategory: 'No companies here yet',
    noName: 'No company with that name',
    noNameIn: (category: string) => `No company with that name in “${category}”`,
    beFirst: (category: string) =>
      `No member company is listed under “${category}” yet. Yours could be the first.`,
    hint: 'Try part of the name, or browse all member companies.',
    showAll: 'Show all companies',
  },
  register: 'Register your company',
  invitation: {
    title: 'Your company could be listed here',
    text: 'Members can be listed here with their story, their products and their contact details.',
    directory: 'Directory of members',
  },
  story: 'The company’s story',
  products: 'Products',
  reach: {
    title: 'How to reach the company',
    category: 'Category',
    address: 'Address',
    map: 'Show on a map',
    call: 'Call',
    whatsapp: 'WhatsApp',
    email: 'Email',
    website: 'Website',
    office: 'Contact the office',
  },
  /** Shown where a company has not given a fact yet. */
  placeholders: {
    story: 'This company has not added its story yet.',
    products: 'This company has not listed its products yet. Please ask our office.',
    district: 'To be announced',
    contact:
      'This company has not published its contact details yet. Our office will pass on your message.',
    category: 'The category is provisional until the company confirms it.',
  },
  more: {
    title: 'More member companies',
    previous: 'Previous: ',
    next: 'Next: ',
    /** After the name of the company. */
    isFirst: ' is the first company in its category.',
    all: 'All member companies',
  },
  share: {
    whatsapp: 'Share on WhatsApp',
    copy: 'Copy link',
    print: 'Print',
    more: 'Share…',
    copied: 'Link copied.',
    blocked: (address: string) =>
      `Copying was blocked by the browser. Please copy the link yourself: ${address}`,
  },
}

export type Texts = typeof texts
