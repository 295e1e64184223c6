import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import { grouped } from '@/shared/validation/numbers'
import { formatMobile } from '@/shared/validation/mobile'
import { SelectFilter } from '@/shared/desk/SelectFilter'
import { FileButtons } from '@/shared/desk/export/FileButtons'
import { usePage } from '@/shared/desk/usePage'
import {
  answerText,
  attendeeColumns,
  attendeeFilters,
  attendeeKind,
  inText,
  type Attendee,
} from './attendees'
import { Pager } from '@/shared/desk/Pager'

type Props = {
  attendees: readonly Attendee[]
  /** Of the Excel and the CSV file, without the day and the ending. */
  fileName: string
  isPartial: boolean
  /** What an export says. */
  message: string
  onAnnounce: (message: string) => void
  onPrint: () => void
}

const pageSize = 25

type Filter = keyof typeof attendeeFilters

/** Everybody who has answered or came. */
export function AttendeeList(props: Props) {
  const { attendees, fileName, isPartial, message, onAnnounce, onPrint } = props
  const [filter, setFilter] = useState<Filter>('all')
  const [wantedPage, setPage] = useState(0)
  const shown = useDeferredValue(attendees)
  const found = useMemo(() => shown.filter(attendeeFilters[filter].test), [shown, filter])
  const { page, rows } = usePage(found, wantedPage, pageSize)
  const Shown = useIsNarrow() ? AttendeeCards : AttendeeTable

  return (
    <>
      <Box sx={toolsSx}>
        <SelectFilter
          label="Show"
          value={filter}
          onChange={(chosen) => {
            setFilter(chosen)
            setPage(0)
          }}
          sx={{ minWidth: '11rem' }}
        >
          {Object.entries(attendeeFilters).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectFilter>
        <Box component="p" sx={{ m: 0, mr: 'auto', fontWeight: 600 }}>
          {found.length === 1 ? '1 person' : `${grouped(found.length)} people`}
        </Box>
        <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {message}
        </Box>
        <FileButtons
          title="Meeting"
          fileName={fileName}
          list="meetings"
          readTable={() => ({ columns: attendeeColumns, rows: found })}
          isPartial={isPartial}
          onAnnounce={onAnnounce}
        />
        <Button size="small" variant="outlined" disabled={isPartial} onClick={onPrint}>
          Print the list to tick
        </Button>
      </Box>
      {found.length === 0 ? (
        <Typography sx={{ py: 3, textAlign: 'center' }}>Nobody.</Typography>
      ) : (
        <Shown rows={rows} />
      )}
      <Pager count={found.length} page={page} pageSize={pageSize} onPageChange={setPage} />
    </>
  )
}

type RowsProps = { rows: readonly Attendee[] }

const AttendeeTable = ({ rows }: RowsProps) => (
  <TableContainer component={Card} variant="outlined">
    <Table size="small" aria-label="People of this meeting" sx={{ '& th': { fontWeight: 600 } }}>
      <TableHead>
        <TableRow>
          <TableCell>Name</TableCell>
          <TableCell>Kind</TableCell>
          <TableCell>Answer</TableCell>
          <TableCell align="right">People</TableCell>
          <TableCell>In</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((attendee) => (
          <AttendeeRow key={attendee.id} attendee={attendee} />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)

const AttendeeRow = memo(function AttendeeRow({ attendee }: { attendee: Attendee }) {
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <AttendeeName attendee={attendee} />
      </TableCell>
      <TableCell>{attendeeKind(attendee)}</TableCell>
      <TableCell>{answerText(attendee)}</TableCell>
      <TableCell align="right">{attendee.expected || ''}</TableCell>
      <TableCell sx={inSx}>{inText(attendee)}</TableCell>
    </TableRow>
  )
})

/** Linked to the answer, if there is one. */
function AttendeeName({ attendee: { name, firmName, mobile, answer } }: { attendee: Attendee }) {
  const facts = [firmName, mobile && formatMobile(mobile)].filter(Boolean)
  return (
    <Box translate="no" sx={{ overflowWrap: 'anywhere' }}>
      {answer === undefined ? (
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          <bdi>{name || 'No name'}</bdi>
        </Box>
      ) : (
        <Link
          component={RouterLink}
          to={`/request/meeting-answers/${encodeURIComponent(answer.id)}`}
          underline="hover"
          sx={{ display: 'block', fontWeight: 600 }}
        >
          <bdi>{name || 'No name'}</bdi>
        </Link>
      )}
      {facts.map((fact) => (
        <Typography key={fact} component="span" variant="body2" sx={factsSx}>
          <bdi>{fact}</bdi>
        </Typography>
      ))}
    </Box>
  )
}

const AttendeeCards = ({ rows }: RowsProps) => (
  <Box component="ul" aria-label="People of this meeting" sx={listSx}>
    {rows.map((attendee) => (
      <AttendeeCard key={attendee.id} attendee={attendee} />
    ))}
  </Box>
)

const AttendeeCard = memo(function AttendeeCard({ attendee }: { attendee: Attendee }) {
  const { expected } = attendee
  const inWords = inText(attendee)
  const people = expected > 1 ? `${expected} people` : ''
  return (
    <Card component="li" variant="outlined" sx={{ p: 1.5 }}>
      <AttendeeName attendee={attendee} />
      <Typography variant="body2">
        {[attendeeKind(attendee), answerText(attendee), people].filter(Boolean).join(' · ')}
      </Typography>
      {inWords !== '' && (
        <Typography variant="body2" sx={inSx}>
          {`In: ${inWords}`}
        </Typography>
      )}
    </Card>
  )
})

const toolsSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1.5 }
const factsSx = { display: 'inline-block', mr: 1.5, color: 'text.secondary' }
const inSx = { color: 'success.main' }
const listSx = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }
