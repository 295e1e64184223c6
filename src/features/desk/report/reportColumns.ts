import { countColumn, textColumn, type Column } from '@/shared/desk/table/column'
import type { Figures } from './report'

/** A line of the report: of a month, a list or a district. */
export type ReportRow = Figures & { id: string; part: string; name: string }

/** The columns of a table, and with its part those of the file. */
const figures: readonly Column<ReportRow>[] = [
  countColumn('received', 'Received', ({ received }) => received),
  countColumn('approved', 'Approved', ({ approved }) => approved),
  countColumn('refused', 'Refused', ({ refused }) => refused),
  countColumn('withdrawn', 'Withdrawn', ({ withdrawn }) => withdrawn),
  countColumn('pending', 'Not decided at the end', ({ pending }) => pending),
  textColumn('days', 'Days taken (median)', ({ days }) => String(days ?? '–'), {
    isNumber: true,
    exported: ({ days }) => days ?? '',
  }),
]

const columnsOf = (header: string): readonly Column<ReportRow>[] => [
  textColumn('name', header, ({ name }) => name),
  ...figures,
]

export const monthColumns = columnsOf('Month')
export const listColumns = columnsOf('List')
export const districtColumns = columnsOf('District')

export const fileColumns: readonly Column<ReportRow>[] = [
  textColumn('part', 'Part', ({ part }) => part),
  ...columnsOf('Name'),
]

export type MeetingRow = { id: string; day: string; venue: string; expected: number; came: number }

export const meetingColumns: readonly Column<MeetingRow>[] = [
  textColumn('day', 'Meeting', ({ day }) => day),
  textColumn('venue', 'Venue', ({ venue }) => venue, { isVerbatim: true }),
  countColumn('expected', 'Expected', ({ expected }) => expected),
  countColumn('came', 'Persons checked in', ({ came }) => came),
]
