/** How the directory of members shows a firm, and the forms that change it. */
export const texts = {
  contacts: {
    name: 'Your name',
    mobile: 'Mobile number',
    email: 'E-mail',
    website: 'Website',
    address: 'Address',
  },
  showAlso: 'Show also',
  directoryIsPublic:
    'The directory is public. It shows your firm, its sector, district, products and year, and your membership number. A contact that you no longer tick is gone from the site at once; a search engine that has read it can show it for some days. The office adds the others, as you have given them.',
  askToBeListed: 'Ask to be listed',
  changeContacts: 'Change the contacts',
  takeOut: 'Take my firm out',
  takeOutText:
    'Your contacts are gone from the site at once, and visitors who open the directory no longer find your firm. You stay a member, and you can ask here to be listed again.',
  searchEngines:
    'Search engines can go on showing what they have read for some days. The file with the firm’s name and products changes when the site is next published, within a week.',
  takeOutNow: 'Take it out now',
  triesAgain: 'The page tries again by itself.',
  lookingUp: 'Looking up…',
  directory: 'The directory of members',
  notListed: 'Your firm is not in the directory of members.',
  listedWithout: 'Your firm is in the directory of members, without a person or contacts.',
  listedWith: (contacts: string) => `Your firm is in the directory of members, with: ${contacts}.`,
  noLongerListed: 'Your firm is no longer in the directory of members.',
  asked: 'You have asked to be listed. The office adds your firm.',
  askedWith: (contacts: string) =>
    `You have asked to be listed, with: ${contacts}. The office adds your firm.`,
  noLongerShows: (contacts: string) => `The directory no longer shows: ${contacts}.`,
  askedToShow: (contacts: string) =>
    `You have asked to show also: ${contacts}. The office adds it.`,
  /** `when` and `ending`: see below; each may be empty. */
  waiting: (when: string, ending: string) =>
    `You asked${when} to be listed${ending}. The directory does not show that now. The office adds it; if it takes long, contact the office.`,
  waitingSince: (day: string) => ` on ${day}`,
  waitingWith: (contacts: string) => `, with: ${contacts}`,
  officeListed: (day: string) =>
    `The office listed it on ${day}, as you had agreed. If that is wrong, take your firm out here.`,
  officeTookOut: (day: string) => `The office took it out on ${day}.`,
  showsAlready: 'The directory shows this already.',
  refused:
    'This is not the mobile number that was given with the request, or the office has not made a member from it. What you typed is kept. Check the number, or ask the office.',
}

export type Texts = typeof texts
