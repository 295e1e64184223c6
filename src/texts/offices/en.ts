/**
 * The names and addresses of the offices, for the footer and the contact page. Their order is in
 * `src/content/offices.ts`. The addresses are placeholders until the association gives them.
 */
export const texts = {
  export: {
    name: 'Trade and Export Wing',
    address: ['Address available on request'],
  },
  main: {
    name: 'Main Office',
    address: ['Bhubaneswar, Odisha', 'Street address available on request'],
  },
  /** Shown where a fact about an office is missing. */
  placeholders: {
    hours: 'To be announced. Please contact us before you visit.',
    phone: 'Phone number to be announced',
    whatsapp: 'WhatsApp number to be announced',
    email: 'Email address to be announced',
  },
}

export type Texts = typeof texts
