/** The words of the page for an unknown address. */
export const texts = {
  title: 'Page not found',
  text: 'There is no page at this address. It may have moved, or the address may have a typing error.',
  /** Before the link to the closest page. */
  closest: 'Did you mean ',
  /** After it. */
  closestEnd: '?',
  home: 'Go to the home page',
  companies: 'Member companies',
  search: 'Search pages and companies',
  nothing: 'Nothing found. Try a shorter word.',
  count: (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`,
}

export type Texts = typeof texts
