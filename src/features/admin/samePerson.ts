import type { Pieces } from '@/shared/live/pieces'
import { latinDigits } from '@/shared/text/latinDigits'
import { normaliseMobile } from '@/shared/validation/mobile'
import { textOf, type AdminRecord } from './records'

/** By what two records are of the same person or firm. */
const shared = ['mobile', 'gstin', 'udyam'] as const

/** As the forms store it: what came here another way may be spelled in another. */
const spelled = (field: (typeof shared)[number], text: string) =>
  field === 'mobile' ? normaliseMobile(latinDigits(text)) : text.replaceAll(/\s/g, '').toUpperCase()

export const keysOf = (record: AdminRecord) =>
  shared.flatMap((field) => {
    const text = textOf(record, field)
    const same = spelled(field, text)
    return same === '' ? [] : `${field} ${same}`
  })

/** The other records of the same person or firm, in one list. */
export function samePerson(list: Pieces<AdminRecord>, record: AdminRecord): AdminRecord[] {
  const keys = new Set(keysOf(record))
  if (keys.size === 0) return []
  return list.chunks.flatMap((chunk) =>
    chunk.filter((other) => other.id !== record.id && keysOf(other).some((key) => keys.has(key))),
  )
}
