/** Of a link that opens beside the site, which stays as it is. */
export const inNewTab = { target: '_blank', rel: 'noopener noreferrer' } as const

/** The call link of a phone number of ten digits, without +91. */
export const callAddress = (phone: string) => `tel:+91${phone}`

/** The WhatsApp link of a phone number of ten digits, without +91. */
export const whatsAppAddress = (phone: string) => `https://wa.me/91${phone}`

/** WhatsApp with a text to send; without a number of ten digits the person chooses the contact there. */
export const whatsAppMessage = (text: string, phone?: string) =>
  `https://wa.me/${phone === undefined ? '' : `91${phone}`}?text=${encodeInAddress(text)}`

/** A link to a map, which opens in the phone's own app if it has one. */
export const mapAddress = (search: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeInAddress(search)}`

/** `+91 98765 43210` */
export const spacedPhone = (phone: string) => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`

/**
 * A text as part of an address. Unlike `encodeURIComponent` alone it does not throw on half of a
 * surrogate pair, which a text that was cut off may end in.
 */
export const encodeInAddress = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
