/** The words of the directory of members. */
export const texts = {
  title: 'Directory of members',
  intro: 'The firms of members who agree to be listed. Each firm decides which contacts it shows.',
  search: 'Search by firm, product or number',
  district: 'District',
  allDistricts: 'All districts',
  sector: 'Sector',
  allSectors: 'All sectors',
  reading: 'The directory is being read…',
  empty: 'No firm is listed yet.',
  firms: (count: number) => (count === 1 ? '1 firm' : `${count} firms`),
  found: (count: number, firms: string) => `${count} of ${firms}`,
  contactsLoading: 'Contacts are loading…',
  noScripts:
    'Without scripts this page cannot show contacts. Please ask the office: see Contact Us.',
  failed: 'The directory could not be read. The page tries again by itself.',
  old: (day: string) =>
    `This is the list of ${day}, without contacts: they could not be loaded. The page tries again by itself.`,
  nothing: {
    title: 'No firm fits this',
    text: 'Try a part of the name or a product, or another district or sector.',
    clear: 'Clear filters',
  },
  showMore: (count: number) => `Show ${count} more`,
  moreFirms: (count: number) => (count === 1 ? '1 more firm' : `${count} more firms`),
  since: (year: number) => `since ${year}`,
  number: 'Member number ',
  howTo: {
    title: 'How to be listed',
    text: 'Members are listed here if they agree to it. Say so when you register. Later you change it on My request: there you take your firm or a contact out at once. Or ask the office. Search engines can go on showing what they have read for some days.',
    join: 'Become a member',
    myRequest: 'My request',
    office: 'Contact the office',
    companies: 'Member companies with their stories',
  },
}

export type Texts = typeof texts
