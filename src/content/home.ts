/** What a member gets, in the order of the home page, and the page for each. Their words are in `src/texts/home`. */
export const offers = [
  { id: 'meeting', path: '/form/monthlymeeting/' },
  { id: 'fund', path: '/form/growthfund/' },
  { id: 'land', path: '/form/landbank/' },
  { id: 'club', path: '/form/diamondbusiness/' },
  { id: 'departments', path: '/department/' },
  { id: 'companies', path: '/company/' },
] as const
