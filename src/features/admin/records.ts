import type { AdminRecord } from '@/shared/collectionConfig'

/** A text field of a record; empty where it holds no text. */
export function textOf(record: AdminRecord, field: string): string {
  const value = record[field]
  return typeof value === 'string' ? value : ''
}

/** The value of a field that records are filtered and counted by. */
export const answerOf = (record: AdminRecord, field: string) => textOf(record, field) || 'Not given'

/** The name of a record in lists and headings. */
export const titleOf = (record: AdminRecord) =>
  textOf(record, 'name') || textOf(record, 'firmName') || undefined
