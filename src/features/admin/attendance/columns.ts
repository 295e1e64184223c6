import { dayInWords, shortDay } from '@/shared/text/dateText'
import { formatMobile } from '@/shared/validation/text'
import type { Column } from '../list/column'
import type { HeldMeeting, Part, Person, Visit } from './visits'

const base = { isNumber: false, isDate: false, isVerbatim: false, width: 110 }

/** With the number of people, where more than one came. */
export const visitText = ({ part, people }: Visit) => (people > 1 ? `${part}, ${people}` : part)

/** `5 Dec`; the whole day is in the title of its column. */
export const shortDate = (date: string) => shortDay(Date.parse(date))

/** What is exported of each person. */
export const personColumns = (held: readonly HeldMeeting[]): Column<Person>[] => [
  textColumn('name', 'Name', ({ name }) => name, { isVerbatim: true, width: 170 }),
  textColumn('firmName', 'Firm', ({ firmName }) => firmName, { isVerbatim: true, width: 170 }),
  {
    ...textColumn('mobile', 'Mobile', ({ mobile }) => formatMobile(mobile), {
      isVerbatim: true,
      width: 130,
    }),
    // A plus would start a formula.
    exported: ({ mobile }) => formatMobile(mobile).replace('+', ''),
  },
  textColumn('kind', 'Member or visitor', kindOf),
  ...held.map(({ key, date }, at) => ({
    ...textColumn(key, date, ({ visits }: Person) => visitText(visits[at]!)),
    sortValue: ({ visits }: Person) => order.indexOf(visits[at]!.part),
  })),
  countColumn('came', `Came, of ${held.length}`, ({ came }) => came),
  countColumn('noShows', 'No-shows', ({ noShows }) => noShows),
  countColumn('absences', 'Absences in a row', ({ absences }) => absences),
]

/** What is printed of each person: no more columns than fit on A4 without breaking words. */
export const printedColumns = (held: readonly HeldMeeting[]): Column<Person>[] => [
  textColumn('person', 'Person', printedName, { isVerbatim: true }),
  ...held.map(({ key, date }, at) =>
    textColumn(key, shortDate(date), ({ visits }) => visitText(visits[at]!)),
  ),
  countColumn('came', 'Came', ({ came }) => came),
  countColumn('absences', 'Absent in a row', ({ absences }) => absences),
]

const printedName = (person: Person) =>
  [person.name || 'No name', person.firmName, person.mobile && formatMobile(person.mobile)]
    .filter(Boolean)
    .join(', ') + (person.isMember ? '' : ' (visitor)')

export const kindOf = ({ isMember }: Person) => (isMember ? 'Member' : 'Visitor')

function textColumn(
  field: string,
  header: string,
  text: (person: Person) => string,
  more: Partial<Column<Person>> = {},
): Column<Person> {
  return { ...base, field, header, text, sortValue: text, exported: text, ...more }
}

const countColumn = (
  field: string,
  header: string,
  count: (person: Person) => number,
): Column<Person> => ({
  ...base,
  field,
  header,
  isNumber: true,
  text: (person) => String(count(person)),
  sortValue: count,
  exported: count,
})

/** Those who came first. */
const order: readonly Part[] = [
  'Came',
  'Came late',
  'Walk-in',
  'Sent another',
  'Expected',
  'Excused',
  'No-show',
  'Absent',
  '',
]

/** `Meeting of Saturday, 5 December 2026` */
export const meetingTitle = ({ date }: HeldMeeting) => `Meeting of ${dayInWords(date)}`
