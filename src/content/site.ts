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

/** Texts of the whole site. */
export const site = {
  /** Placeholder until the association gives its registered name. */
  name: 'Association of Entrepreneurs, Odisha',
  tagline: 'Dignity, security and prosperity for all entrepreneurs',
  social,
  /** Placeholder until the association names the developer. */
  developerCredit: 'Website by the association’s digital management department',
  /** On the pages of the forms, for a browser without JavaScript. */
  formsNeedScripts:
    'This form needs JavaScript, which is not running in your browser. Please switch it on, or contact our office with the details this form asks for.',
}
