/** The association's page on a social network; without an address its icon is not a link. */
export type SocialPage = {
  network: 'Facebook' | 'Instagram' | 'YouTube' | 'LinkedIn'
  address?: `https://${string}`
}

const social: SocialPage[] = [
  { network: 'Facebook' },
  { network: 'Instagram' },
  { network: 'YouTube' },
  { network: 'LinkedIn' },
]

/** Facts of the whole site; its words are in src/texts/layout. */
export const site = {
  /** Placeholder until the association gives its registered name. */
  name: 'Association of Entrepreneurs, Odisha',
  social,
}
