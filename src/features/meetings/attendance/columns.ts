import { calendarDay } from '@/shared/text/dateText'
import { countColumn, mobileColumn, textColumn, type Column } from '@/shared/desk/table/column'
import type { HeldMeeting } from './heldMeetings'
import type { Person } from './persons'
import type { AttendanceStatus, Visit } from './visits'

/** With the number of people, where more than one came. */
export const visitText = ({ part, people }: Visit) => (people > 1 ? `${part}, ${people}` : part)

/** The other people with the same number, for a file in which there are any. */
export const sameNumberColumns = <Row extends { sameNumberAs: readonly string[] }>(
  rows: readonly Row[],
): Column<Row>[] =>
  rows.every(({ sameNumberAs }) => sameNumberAs.length === 0)
    ? []
    : [
        textColumn('sameNumberAs', 'Same number as', (row) => row.sameNumberAs.join(', '), {
          isVerbatim: true,
        }),
      ]

/** The numbers of members, for a file in which there are any. */
export const memberNumberColumns = <Row extends { memberNumber: string }>(
  rows: readonly Row[],
): Column<Row>[] =>
  rows.every(({ memberNumber }) => memberNumber === '')
    ? []
    : [
        textColumn('memberNumber', 'Membership number', (row) => row.memberNumber, {
          isVerbatim: true,
        }),
      ]

/** The columns of the exported file. */
export const personColumns = (
  held: readonly HeldMeeting[],
  rows: readonly Person[],
): Column<Person>[] => [
  textColumn('name', 'Name', ({ name }) => name, { isVerbatim: true, width: 170 }),
  textColumn('firmName', 'Firm', ({ firmName }) => firmName, { isVerbatim: true, width: 170 }),
  mobileColumn(),
  ...sameNumberColumns(rows),
  textColumn('kind', 'Member or visitor', kindOf),
  ...memberNumberColumns(rows),
  ...held.map(({ key, date }, at) => ({
    ...textColumn(key, calendarDay(date), ({ visits }: Person) => visitText(visits[at]!)),
    sortValue: ({ visits }: Person) => order.indexOf(visits[at]!.part),
  })),
  countColumn('came', `Came, of ${held.length}`, ({ came }) => came),
  countColumn('noShows', 'Replied Yes, absent', ({ noShows }) => noShows),
  countColumn('absences', 'Consecutive absences', ({ absences }) => absences),
]

export const kindOf = ({ isMember }: Person) => (isMember ? 'Member' : 'Visitor')

/** Attendees come first. */
const order: readonly AttendanceStatus[] = [
  'Came',
  'Came late',
  'Walk-in',
  'Sent another',
  'Expected',
  'Informed',
  'Yes, absent',
  'Absent',
  '',
]
