import type { ReactNode } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { indiaOffset } from '@/shared/text/dateText'
import { formatMobile } from '@/shared/validation/mobile'

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
  /** Its value on the screen, where that is more than its text. */
  cell?: (record: Row) => ReactNode
  /** Its header in the table on the screen, where that is more than its text. */
  head?: ReactNode
  align?: 'center'
  /** A number or a day that is not broken into lines beside long names. */
  noWrap?: boolean
  /** A press on its header sorts by it, in this direction. */
  sorts?: 'asc' | 'desc'
  /**
   * Its place on the card of a narrow screen: a fact below the title, a small column of its own, or none. Without
   * it, it is a line with its header. The first column is the title.
   */
  onCard?: ((record: Row) => ReactNode) | 'small' | 'hidden'
}

export type Identified = { id: string }

/** The time in India in a format that every spreadsheet recognises: `2026-11-21 09:30`. */
export const sortableDateTime = (millis: number) =>
  new Date(millis + indiaOffset).toISOString().slice(0, 16).replace('T', ' ')

const base = { isNumber: false, isDate: false, isVerbatim: false, width: 120 }

/** A column of texts, which are the same on the screen and in a file. */
export const textColumn = <Row>(
  field: string,
  header: string,
  text: (row: Row) => string,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({ ...base, field, header, text, sortValue: text, exported: text, ...more })

export const countColumn = <Row>(
  field: string,
  header: string,
  count: (row: Row) => number,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({
  ...base,
  field,
  header,
  isNumber: true,
  text: (row) => String(count(row)),
  sortValue: count,
  exported: count,
  ...more,
})

/** Without its plus, which would start a formula. The spaces keep it from becoming a number. */
export const mobileInFile = (mobile: string) => formatMobile(mobile).replace('+', '')

export const mobileColumn = <Row extends { mobile: string }>(): Column<Row> =>
  textColumn('mobile', 'Mobile', ({ mobile }) => formatMobile(mobile), {
    isVerbatim: true,
    noWrap: true,
    width: 130,
    exported: ({ mobile }) => mobileInFile(mobile),
  })
