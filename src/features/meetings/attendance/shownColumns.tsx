import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { countColumn, textColumn, type Column } from '@/shared/desk/table/column'
import { formatMobile } from '@/shared/validation/mobile'
import { calendarDay } from '@/shared/text/dateText'
import { counted } from '@/shared/text/counted'
import { grouped } from '@/shared/validation/numbers'
import { PersonName } from './PersonName'
import { kindOf, visitText } from './columns'
import type { HeldMeeting } from './heldMeetings'
import type { Person } from './persons'
import { headsIn, type Present } from './present'
import { hasCome, type AttendanceStatus, type Visit } from './visits'

/** The columns of the table and the cards: one for each meeting, with the people who came to it. */
export const shownColumns = (
  held: readonly HeldMeeting[],
  presentAt: ReadonlyMap<string, readonly Present[]>,
): Column<Person>[] => [
  textColumn('name', 'Person', nameInLine, {
    isVerbatim: true,
    head: 'Name',
    cell: (person) => <PersonName person={person} />,
    sorts: 'asc',
  }),
  textColumn('kind', 'Kind', kindWithNumber, {
    onCard: (person) => <Fact label={kindWithNumber(person)} />,
  }),
  ...held.map(({ key, date }, at) =>
    textColumn(key, calendarDay(date), ({ visits }: Person) => visitText(visits[at]!), {
      head: <MeetingHead date={date} present={presentAt.get(key) ?? []} />,
      cell: ({ visits }) => <VisitText visit={visits[at]!} />,
      onCard: 'small',
    }),
  ),
  countColumn('came', 'Came', ({ came }) => came, {
    sorts: 'desc',
    onCard: ({ came }) => <Fact label={`Came to ${came} of ${held.length}`} />,
  }),
  countColumn('noShows', 'Replied Yes, absent', ({ noShows }) => noShows, {
    cell: ({ noShows }) => noShows || '',
    sorts: 'desc',
    onCard: 'hidden',
  }),
  countColumn('absences', 'Consecutive absences', ({ absences }) => absences, {
    cell: ({ absences }) => absences || '',
    sorts: 'desc',
    isUrgent: isOftenAbsent,
    onCard: (person) =>
      isOftenAbsent(person) && (
        <Fact label={`${person.absences} consecutive absences`} color="error" />
      ),
  }),
]

/** The columns on paper: no more than fit on A4 without breaking words. */
export const printedColumns = (columns: readonly Column<Person>[]) =>
  columns.filter(({ field }) => field !== 'kind' && field !== 'noShows')

const isOftenAbsent = ({ absences }: Person) => absences > 1

const nameInLine = (person: Person) =>
  [person.name || 'No name', person.firmName, person.mobile && formatMobile(person.mobile)]
    .filter(Boolean)
    .join(', ') + (person.isMember ? '' : ' (visitor)')

const kindWithNumber = (person: Person) => `${kindOf(person)} ${person.memberNumber}`.trim()

const Fact = ({ label, color }: { label: string; color?: 'error' }) => (
  <Chip size="small" variant="outlined" label={label} color={color} />
)

type HeadProps = { date: string; present: readonly Present[] }

const MeetingHead = ({ date, present }: HeadProps) => (
  <>
    <Box component="span" sx={{ display: 'block' }}>
      {calendarDay(date)}
    </Box>
    {[`${grouped(present.length)} checked in`, counted(headsIn(present), 'person')].map((line) => (
      <Typography key={line} component="span" variant="caption" sx={lineSx}>
        {line}
      </Typography>
    ))}
  </>
)

const VisitText = ({ visit }: { visit: Visit }) => (
  <Box component="span" sx={{ color: colorOf(visit.part), whiteSpace: 'nowrap' }}>
    {visitText(visit) || '–'}
  </Box>
)

function colorOf(part: AttendanceStatus): string {
  if (hasCome(part)) return 'success.main'
  return part === 'Yes, absent'
    ? 'error.main'
    : part === 'Absent'
      ? 'text.primary'
      : 'text.secondary'
}

const lineSx = { display: 'block', color: 'text.secondary' }
