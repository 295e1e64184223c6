import type { CustomSchemaMetadata } from 'yup'
import { formatMobile } from './mobile'
import { formatRupees } from './numbers'

/** A stored value as people read it; an empty text when there is none. */
export function displayValue(meta: CustomSchemaMetadata | undefined, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') {
    return meta?.kind === 'rupees' ? formatRupees(value) : String(value)
  }
  if (typeof value === 'string') return meta?.kind === 'mobile' ? formatMobile(value) : value
  if (Array.isArray(value)) return value.map((part) => displayValue(undefined, part)).join(', ')
  return JSON.stringify(value)
}
