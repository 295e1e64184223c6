import { calendarDay } from '@/shared/text/dateText'
import { countColumn, mobileColumn, textColumn, type Column } from '@/shared/desk/table/column'
import type { HeldMeeting } from './heldMeetings'
import type { Person } from './persons'
import type { AttendanceStatus, Visit } from './visits'

/** With the number of people, where more than one came. */
export const visitText = ({ part, people }: Visit) => (people > 1 ? `${part}, ${people}` : part)

/** The columns of the exported file. */
export const personColumns = (held: readonly HeldMeeting[]): Column<Person>[] => [
  textColumn('name', 'Name', ({ name }) => name, { isVerbatim: true, width: 170 }),
  textColumn('firmName', 'Firm', ({ firmName }) => firmName, { isVerbatim: true, width: 170 }),
  mobileColumn(),
  textColumn('kind', 'Member or visitor', kindOf),
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
