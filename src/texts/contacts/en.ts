/** The words of the page "Contact Us". The offices' own are in the area `offices`. */
export const texts = {
  intro:
    'Our two offices answer your questions. For specific requests, use a form; it goes straight to the right people, and you get a reference number.',
  address: 'Address',
  map: 'Show on a map',
  hours: 'Hours',
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'Email',
  /** Under an office without phone, WhatsApp and email. */
  meanwhile: 'Until then, you can reach us through a form.',
  choose: 'Choose a form',
  forms: 'Find the right form',
}

export type Texts = typeof texts
