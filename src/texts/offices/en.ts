/**
 * The names and addresses of the offices, for the footer and the contact page. Their order is in
 * `src/content/offices.ts`. The addresses are placeholders until the association gives them.
 */
export const texts = {
  offices: {
    export: {
      name: 'Trade and Export Wing',
      address: ['Address available on request'],
    },
    main: {
      name: 'Main Office',
      address: ['Bhubaneswar, Odisha', 'Street address available on request'],
    },
  },
  /** Shown where a fact about an office is missing. */
  noHours: 'To be announced. Please contact us before you visit.',
  noPhone: 'Phone number to be announced',
  noWhatsapp: 'WhatsApp number to be announced',
  noEmail: 'Email address to be announced',
}

export type Texts = typeof texts
