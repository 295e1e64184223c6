/** An office as the footer and the contact page show it. */
export type Office = {
  name: string
  /** Lines of the address. */
  address: string[]
  /** What a map service finds the office by; without it the address is no link. */
  mapSearch?: string
  /** Ten digits, without +91; a sentence is shown while there is none. */
  phone?: string
  email?: string
}

/**
 * The offices. Their addresses, phone numbers and e-mail addresses are for the association to
 * give: the sentences below are placeholders.
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

/** Said in the place of a phone number or an e-mail address that is not known. */
export const contactPlaceholders = {
  phone: 'Phone: to be announced',
  email: 'E-mail: to be announced',
}
