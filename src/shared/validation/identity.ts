import { normalizeMobile } from './mobile'
import { normalizeTaxId, normalizeUdyam } from './taxIds'

/** Two records with the same value in one of these are of the same person or firm. */
export type IdentifyingField = 'mobile' | 'gstin' | 'udyam'

export type IdentityKey = { field: IdentifyingField; value: string }

/** As the forms store it. Records from elsewhere may be formatted differently. */
const normalize: Record<IdentifyingField, (typed: string) => string> = {
  mobile: normalizeMobile,
  gstin: normalizeTaxId,
  udyam: normalizeUdyam,
}

const identifyingFields = Object.keys(normalize) as IdentifyingField[]

type Values = { readonly [field: string]: unknown }

/**
 * The values that identify the person of a record, each once.
 *
 * @param sources the record as it was sent, and its corrections
 */
export function identityKeys(...sources: Values[]): IdentityKey[] {
  return identifyingFields.flatMap((field) => {
    const values = sources.map(({ [field]: value }) =>
      typeof value === 'string' ? normalize[field](value) : '',
    )
    return [...new Set(values)].filter((value) => value !== '').map((value) => ({ field, value }))
  })
}
