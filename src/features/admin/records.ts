/** A record of any of the collections the panel shows. */
export type AdminRecord = {
  id: string
  createdAt: string
  createdAtMillis: number | null
  unreadable?: string[]
  other?: { [name: string]: unknown }
  [field: string]: unknown
}

/** A text of a record; an empty one where it has none. */
export function textOf(record: AdminRecord, field: string): string {
  const value = record[field]
  return typeof value === 'string' ? value : ''
}

/** What a record says in a field that others are counted and filtered by. */
export const answerOf = (record: AdminRecord, field: string) => textOf(record, field) || 'Not given'

/** A record as one line, for what is said of it. */
export const titleOf = (record: AdminRecord) =>
  textOf(record, 'name') || textOf(record, 'firmName') || undefined

/** The e-mail addresses of some records, each once, as every mail program takes them. */
export const emailsOf = (records: readonly AdminRecord[]) => [
  ...new Set(records.map((record) => textOf(record, 'email')).filter((email) => email !== '')),
]
