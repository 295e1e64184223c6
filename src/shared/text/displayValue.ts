import type { CustomSchemaMetadata } from 'yup'
import { calendarDay } from './dateText'
import { labelOf } from './labelOf'
import { isDay } from '@/shared/validation/dates'
import { formatMobile } from '@/shared/validation/mobile'
import { formatRupees } from '@/shared/validation/numbers'

/** A day as people read it; any other text unchanged. */
export const dayText = (text: string) => (isDay(text) ? calendarDay(text) : text)

/** A stored value as people read it; an empty text when there is none. */
export function displayValue(meta: CustomSchemaMetadata | undefined, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') {
    return meta?.kind === 'rupees' ? formatRupees(value) : String(value)
  }
  if (typeof value === 'string') {
    if (meta?.kind === 'mobile') return formatMobile(value)
    if (meta?.options) return labelOf(value)
    return meta?.kind === 'date' ? dayText(value) : value
  }
  if (Array.isArray(value)) return value.map((part) => displayValue(meta, part)).join(', ')
  return JSON.stringify(value)
}

/** Kinds of prose and of our own words. */
const words = ['text', 'choice', 'choices', 'checkbox', 'consent']

/**
 * Whether an answer is a name, a number or an address, which a browser that translates the page must
 * leave as it is.
 */
export const isVerbatim = ({ kind = 'line', autoComplete }: CustomSchemaMetadata = {}) =>
  !words.includes(kind) || autoComplete !== undefined
