import type { AdminRecord } from '@/shared/collectionConfig'
import { mobilePattern, normalizeMobile } from '@/shared/validation/mobile'
import { textOf } from '../records'

/** The address fields of mail programs hold nothing else. */
const address = /^[^@]+@[^@]+$/

/**
 * Each address once, whatever its case, as it was first written. An old record may hold two in one field, or an
 * invisible mark.
 */
export function emailsOf(records: readonly AdminRecord[]): string[] {
  const found = new Map<string, string>()
  for (const record of records) {
    for (const email of textOf(record, 'email')
      .replaceAll(/\p{Cf}/gu, '')
      .split(/[\s,;]+/)) {
      const key = email.toLowerCase()
      if (address.test(email) && !found.has(key)) found.set(key, email)
    }
  }
  return [...found.values()]
}

/** Each mobile number once, as phones and programs for messages take it: `+919876543210`. */
export function mobilesOf(records: readonly AdminRecord[]): string[] {
  const numbers = records.map((record) => normalizeMobile(textOf(record, 'mobile')))
  return [...new Set(numbers)]
    .filter((number) => mobilePattern.test(number))
    .map((number) => `+91${number}`)
}
