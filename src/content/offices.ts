/** An office as the footer and the contact page show it. */
export type Office = {
  name: string
  /** Lines of the address. */
  address: [string, ...string[]]
  /** The search on a map; without it there is no link to a map. */
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
 * The offices. A fact that the association has not given yet is left out, and the page shows the text of
 * `officePlaceholders` instead. The address lines are placeholders until it gives them.
 */
export const offices: Office[] = [
  {
    name: 'Trade and Export Wing',
    address: ['Address available on request'],
  },
  {
    name: 'Main Office',
    address: ['Bhubaneswar, Odisha', 'Street address available on request'],
    mapSearch: 'Bhubaneswar, Odisha',
  },
]

/** Shown where a fact about an office is missing. */
export const officePlaceholders = {
  hours: 'To be announced. Please contact us before you visit.',
  phone: 'Phone number to be announced',
  whatsapp: 'WhatsApp number to be announced',
  email: 'Email address to be announced',
  /** Under an office without phone, WhatsApp and email. */
  meanwhile: 'Until then, you can reach us through a form.',
}
