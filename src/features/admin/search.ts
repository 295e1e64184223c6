import { referenceOf } from '@/shared/forms/reference'
import { createFilter, type Filter } from '@/shared/live/filterList'
import { plain } from '@/shared/text/matches'
import { normaliseMobile } from '@/shared/validation/mobile'
import { columnsOf } from './columns'
import type { Kind } from './kind'
import { answerOf, type AdminRecord } from './records'
import type { View } from './view'

/** All one can look for in a record, made once for each version of it. */
const searched = new WeakMap<AdminRecord, string>()

function searchedText(kind: Kind, record: AdminRecord): string {
  const known = searched.get(record)
  if (known !== undefined) return known
  const texts = columnsOf(kind).flatMap(({ field, text }) => {
    const value = record[field]
    // A number as it is stored, too: few people type the commas of an amount.
    const stored = typeof value === 'number' || kind.fields.get(field)?.meta.kind === 'mobile'
    return stored ? [text(record), String(value)] : text(record)
  })
  const other = record.other === undefined ? '' : JSON.stringify(record.other)
  const compactReference = referenceOf(kind.prefix, record.id).replaceAll('-', '')
  const text = plain([...texts, compactReference, other].join('\n'))
  searched.set(record, text)
  return text
}

/** Every word has to be there; what is a phone number in any form is looked for as its digits. */
function createSearch(kind: Kind, query: string): (record: AdminRecord) => boolean {
  const words = plain(query).split(/\s+/).filter(Boolean)
  const digits = phoneDigits(query)
  return (record) => {
    const text = searchedText(kind, record)
    return words.every((word) => text.includes(word)) || (digits !== '' && text.includes(digits))
  }
}

function phoneDigits(query: string): string {
  if (!/^[\d\s()+.\-\u2010-\u2015]+$/.test(query)) return ''
  const digits = normaliseMobile(query.replace(/[().]/g, '')).replace(/^91(?=[6-9]\d{9}$)/, '')
  return /^\d{4,10}$/.test(digits) ? digits : ''
}

/** What of a view decides on which records are shown; null where all are. */
export function createViewFilter(
  kind: Kind,
  view: Pick<View, 'search' | 'filters' | 'from' | 'to'>,
): Filter<AdminRecord> | null {
  const tests: ((record: AdminRecord) => boolean)[] = []
  for (const [field, wanted] of Object.entries(view.filters)) {
    tests.push((record) => answerOf(record, field) === wanted)
  }
  const from = startOfDay(view.from)
  const until = startOfDay(view.to, 1)
  if (from !== null) tests.push(({ createdAtMillis: at }) => at !== null && at >= from)
  if (until !== null) tests.push(({ createdAtMillis: at }) => at !== null && at < until)
  if (view.search.trim() !== '') tests.push(createSearch(kind, view.search))
  return tests.length === 0 ? null : createFilter((record) => tests.every((test) => test(record)))
}

/** Milliseconds of the local midnight a day, or some days later, begins with. */
function startOfDay(date: string, later = 0): number | null {
  const [year, month, day] = date.split('-').map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  const millis = new Date(year, month - 1, day + later).getTime()
  return Number.isNaN(millis) ? null : millis
}
