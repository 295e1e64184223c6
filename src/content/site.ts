/** The association's page on a social network; without an address its icon is no link. */
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

/** What the whole site says of itself. */
export const site = {
  /** Placeholder until the association gives its registered name. */
  name: 'Association of Entrepreneurs, Odisha',
  tagline: 'Dignity, security and prosperity for all entrepreneurs',
  social,
  /** Placeholder until the association names the developer. */
  developerCredit: 'Website by the association’s digital management department',
  /** On the pages of the forms, for a browser that runs no scripts. */
  formsNeedScripts:
    'This form needs JavaScript, which your browser does not run. Please switch it on, or write to or call the office instead, with what the form asks for.',
}
