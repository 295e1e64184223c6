/** Addresses that call, write or show a place. A phone number is ten digits, without +91. */

export const callAddress = (phone: string) => `tel:+91${phone}`

export const whatsAppAddress = (phone: string) => `https://wa.me/91${phone}`

/** Of a map, in the phone's own app where it has one. */
export const mapAddress = (search: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(search)}`

/** `+91 98765 43210` */
export const spacedPhone = (phone: string) => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`
