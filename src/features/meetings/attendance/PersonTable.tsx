import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { grouped } from '@/shared/validation/numbers'
import { formatMobile } from '@/shared/validation/mobile'
import { kindOf, shortDate, visitText } from './columns'
import type { Sort } from './find'
import type { HeldMeeting } from './heldMeetings'
import type { Person } from './persons'
import { headsIn, type Present } from './present'
import { hasCome, type AttendanceStatus, type Visit } from './visits'

type Props = {
  rows: readonly Person[]
  held: readonly HeldMeeting[]
  presentAt: ReadonlyMap<string, readonly Present[]>
  sort: Sort
  onSort: (by: Sort) => void
}

/** A line for each person, a column for each meeting. */
export const PersonTable = ({ rows, held, presentAt, sort, onSort }: Props) => (
  // With a name and the focus, because it may scroll.
  <TableContainer
    component={Card}
    variant="outlined"
    role="region"
    aria-label="Attendance by person"
    tabIndex={0}
    sx={{ overflowX: 'auto' }}
  >
    <Table size="small" aria-label="Attendance by person" sx={tableSx}>
      <TableHead>
        <TableRow>
          <SortHead by="name" label="Name" sort={sort} onSort={onSort} />
          <TableCell>Kind</TableCell>
          {held.map(({ key, date }) => (
            <TableCell key={key}>
              <Box component="span" sx={{ display: 'block' }}>
                {shortDate(date)}
              </Box>
              {inLines(presentAt.get(key) ?? []).map((line) => (
                <Typography key={line} component="span" variant="caption" sx={lineSx}>
                  {line}
                </Typography>
              ))}
            </TableCell>
          ))}
          <SortHead by="came" label="Came" sort={sort} onSort={onSort} />
          <SortHead by="noShows" label="No-shows" sort={sort} onSort={onSort} />
          <SortHead by="absences" label="Absent in a row" sort={sort} onSort={onSort} />
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((person) => (
          <PersonRow key={person.id} person={person} held={held} />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)

/** `14 in`, `21 heads` */
const inLines = (present: readonly Present[]) => [
  `${grouped(present.length)} in`,
  `${grouped(headsIn(present))} heads`,
]

type SortHeadProps = Pick<Props, 'sort' | 'onSort'> & { by: Sort; label: string }

const SortHead = ({ by, label, sort, onSort }: SortHeadProps) => {
  const direction = by === 'name' ? 'asc' : 'desc'
  return (
    <TableCell
      align={by === 'name' ? 'left' : 'right'}
      sortDirection={sort === by ? direction : false}
    >
      <TableSortLabel
        hideSortIcon
        active={sort === by}
        direction={direction}
        onClick={() => onSort(by)}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  )
}

const PersonRow = memo(function PersonRow({ person, held }: PersonProps) {
  const { visits, came, noShows, absences } = person
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ minWidth: '13rem' }}>
        <PersonName person={person} />
      </TableCell>
      <TableCell>{kindOf(person)}</TableCell>
      {held.map(({ key }, at) => (
        <TableCell key={key}>
          <VisitText visit={visits[at]!} />
        </TableCell>
      ))}
      <TableCell align="right">{came}</TableCell>
      <TableCell align="right">{noShows || ''}</TableCell>
      <TableCell align="right" sx={absences > 1 ? urgentSx : undefined}>
        {absences || ''}
      </TableCell>
    </TableRow>
  )
})

type PersonProps = { person: Person; held: readonly HeldMeeting[] }

const PersonName = ({ person: { name, firmName, mobile } }: { person: Person }) => (
  <Box translate="no" sx={{ overflowWrap: 'anywhere' }}>
    <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
      <bdi>{name || 'No name'}</bdi>
    </Box>
    {[firmName, mobile && formatMobile(mobile)].filter(Boolean).map((fact) => (
      <Typography key={fact} component="span" variant="body2" sx={lineSx}>
        <bdi>{fact}</bdi>
      </Typography>
    ))}
  </Box>
)

const VisitText = ({ visit }: { visit: Visit }) => (
  <Box component="span" sx={{ color: colorOf(visit.part), whiteSpace: 'nowrap' }}>
    {visitText(visit) || '–'}
  </Box>
)

function colorOf(part: AttendanceStatus): string {
  if (hasCome(part)) return 'success.main'
  return part === 'No-show' ? 'error.main' : part === 'Absent' ? 'text.primary' : 'text.secondary'
}

/** The same on a narrow screen: a card for each person. */
export const PersonCards = ({ rows, held }: Props) => (
  <Box component="ul" aria-label="Attendance by person" sx={listSx}>
    {rows.map((person) => (
      <PersonCard key={person.id} person={person} held={held} />
    ))}
  </Box>
)

const PersonCard = memo(function PersonCard({ person, held }: PersonProps) {
  const { visits, came, absences } = person
  return (
    <Card component="li" variant="outlined" sx={{ p: 1.5 }}>
      <PersonName person={person} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}>
        <Chip size="small" variant="outlined" label={kindOf(person)} />
        <Chip size="small" variant="outlined" label={`Came to ${came} of ${held.length}`} />
        {absences > 1 && (
          <Chip
            size="small"
            color="error"
            variant="outlined"
            label={`Absent ${absences} in a row`}
          />
        )}
      </Box>
      <Box component="dl" sx={visitsSx}>
        {held.map(({ key, date }, at) => (
          <Box key={key}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {shortDate(date)}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '0.875rem' }}>
              <VisitText visit={visits[at]!} />
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
})

const lineSx = { display: 'block', color: 'text.secondary' }
const tableSx = {
  '& th': { fontWeight: 600 },
  '& th, & td': { px: 1, verticalAlign: 'top' },
  '& thead th': { verticalAlign: 'bottom' },
}
const urgentSx = { color: 'error.main', fontWeight: 700 }
const listSx = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }
const visitsSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 0.75,
  m: 0,
  mt: 1,
}
