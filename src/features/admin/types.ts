import type { FieldInfos } from '@/shared/forms/fieldInfo'
import type { LiveCollection } from '@/shared/firestore/liveCollection'
import type { AdminRecord } from './records'

/** A column of a list: the same for the table, the cards, the search, the file and the print. */
export type Column = {
  field: string
  header: string
  /** Pixels it needs at least; what room there is more goes to the wider ones. */
  width: number
  isNumber: boolean
  /** As people read it. */
  text: (record: AdminRecord) => string
  /** What rows are sorted by; empty values come last either way. */
  sortValue: (record: AdminRecord) => unknown
  /** As a spreadsheet should have it: numbers as numbers, times in a form that sorts. */
  exported: (record: AdminRecord) => string | number
}

/** Amounts by what a chart has a bar for. */
export type Counts = ReadonlyMap<string, number>

/** A chart and the number above it: one question about the records that are shown. */
export type Chart = {
  title: string
  /** `weeks`: one bar a week, up to this one. `most`: the largest first. `latest`: by name, the last first. */
  form: 'weeks' | 'most' | 'latest'
  /** What a record counts for; nothing where it is left out of the chart. */
  bucketOf: (record: AdminRecord) => string | undefined
  /** How much it counts; 1 where left out. */
  weightOf?: (record: AdminRecord) => number
  show?: (amount: number) => string
  /** What is written above the bars. */
  total?: (counts: Counts) => string
  /** The field whose values the bars are: pressing one filters by it. */
  field?: string
}

/** One of the collections of the admin area: all that is particular to it. */
export type AdminCollection = {
  /** In the address. */
  id: string
  label: string
  /** One record, in a sentence. */
  singular: string
  /** What reference numbers begin with. */
  prefix: string
  /** Fields by name, in the order of the form. */
  fields: FieldInfos
  live: LiveCollection<AdminRecord>
  /** All columns: the default ones, then the other fields in the order of the form. */
  columns: readonly Column[]
  /** Fields of the columns that are shown until others are chosen. */
  defaultColumns: readonly string[]
  /** Fields to filter by: one of the answers they offer. */
  filters: readonly string[]
  charts: readonly Chart[]
  /** Heading of what the form is about, on the page of one record. */
  subject: string
}

/** Where a record is shown in full. */
export const addressOf = ({ id: collection }: AdminCollection, id: string) =>
  collection === 'registrations'
    ? `/member/${encodeURIComponent(id)}`
    : `/request/${collection}/${encodeURIComponent(id)}`
