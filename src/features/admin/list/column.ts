import type { AdminRecord } from '@/shared/collectionConfig'

/** A column of a list, for the table, the cards, the files and the print. */
export type Column<Row = AdminRecord> = {
  field: string
  header: string
  /** Minimum width in pixels. Spare room is shared in proportion to it. */
  width: number
  isNumber: boolean
  /** Whether `exported` gives days or times, as `2026-11-21` or `2026-11-21 09:30`. */
  isDate: boolean
  /** A name, a number or an address, which nothing may translate. */
  isVerbatim: boolean
  /** As displayed. */
  text: (record: Row) => string
  /** Rows are sorted by it. Empty values come last in both directions. */
  sortValue: (record: Row) => unknown
  /** For spreadsheets: numbers as numbers, times in a sortable format. */
  exported: (record: Row) => string | number
  /** Whether the value should stand out. */
  isUrgent?: (record: Row) => boolean
}

const two = (number: number) => String(number).padStart(2, '0')

/** Local time in a format that every spreadsheet recognises: `2026-11-21 09:30`. */
export function sortableDateTime(millis: number) {
  const at = new Date(millis)
  return `${sortableDate(at)} ${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The local date, as `2026-11-21`. */
export const sortableDate = (at: Date) =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
