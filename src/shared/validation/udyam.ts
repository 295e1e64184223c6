import { upperCaseField } from './upperCase'

/** Udyam registration number, as printed on the certificate (Ministry of MSME). */
export const udyamPattern = /^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/

export const udyamError = 'Enter it as on the certificate: UDYAM-OD-00-0000000'

export const udyamField = (label: string) =>
  upperCaseField(label, 'udyam').matches(udyamPattern, udyamError)
