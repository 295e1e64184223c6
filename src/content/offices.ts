/** An office as the footer and the contact page show it. */
export type Office = {
  name: string
  /** Lines of the address. */
  address: [string, ...string[]]
  /** What a map service finds the office by; without it there is no link to a map. */
  mapSearch?: string
  /** When it is open, in a few words: `'Monday to Saturday, 10 am to 6 pm'`. */
  hours?: string
  /** Ten digits, without +91. */
  phone?: string
  /** Ten digits, without +91. */
  whatsapp?: string
  email?: string
}

/**
 * The offices. What the association has not given yet is left out and shows the sentence of
 * `officePlaceholders`; the streets below are placeholders, too.
 */
export const offices: Office[] = [
  {
    name: 'Trade and Export Wing',
    address: ['The address is given on request'],
  },
  {
    name: 'Main Office',
    address: ['Bhubaneswar, Odisha', 'The street is given on request'],
    mapSearch: 'Bhubaneswar, Odisha',
  },
]

/** Said in the place of what is not known of an office. */
export const officePlaceholders = {
  hours: 'To be announced. Please ask before you come.',
  phone: 'Phone number to be announced',
  whatsapp: 'WhatsApp number to be announced',
  email: 'E-mail address to be announced',
  /** Under an office that cannot be called or written to yet. */
  meanwhile: 'Until then a form reaches the association.',
}
