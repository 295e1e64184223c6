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
import { formatMobile } from '@/shared/validation/text'
import { SelectFilter } from '../desk/SelectFilter'
import { FileButtons } from '../export/FileButtons'
import { usePage } from '../list/usePage'
import { answerText, guestColumns, guestFilters, guestKind, inText, type Guest } from './guests'
import { Pager } from './Pager'

type Props = {
  guests: readonly Guest[]
  /** Of the Excel and the CSV file, without the day and the ending. */
  fileName: string
  isPartial: boolean
  onPrint: () => void
}

const pageSize = 25

type Filter = keyof typeof guestFilters

/** Everybody who has answered or came. */
export function GuestList({ guests, fileName, isPartial, onPrint }: Props) {
  const [filter, setFilter] = useState<Filter>('all')
  const [wantedPage, setPage] = useState(0)
  const [message, announce] = useState('')
  const shown = useDeferredValue(guests)
  const found = useMemo(() => shown.filter(guestFilters[filter].test), [shown, filter])
  const { page, rows } = usePage(found, wantedPage, pageSize)
  const Shown = useIsNarrow() ? GuestCards : GuestTable

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
          {Object.entries(guestFilters).map(([name, { label }]) => (
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
          readTable={() => ({ columns: guestColumns, rows: found })}
          isPartial={isPartial}
          onAnnounce={announce}
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

type RowsProps = { rows: readonly Guest[] }

const GuestTable = ({ rows }: RowsProps) => (
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
        {rows.map((guest) => (
          <GuestRow key={guest.id} guest={guest} />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)

const GuestRow = memo(function GuestRow({ guest }: { guest: Guest }) {
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <GuestName guest={guest} />
      </TableCell>
      <TableCell>{guestKind(guest)}</TableCell>
      <TableCell>{answerText(guest)}</TableCell>
      <TableCell align="right">{guest.expected || ''}</TableCell>
      <TableCell sx={inSx}>{inText(guest)}</TableCell>
    </TableRow>
  )
})

/** Linked to the answer, if there is one. */
function GuestName({ guest: { name, firmName, mobile, answer } }: { guest: Guest }) {
  const facts = [firmName, mobile && formatMobile(mobile)].filter(Boolean)
  return (
    <Box translate="no" sx={{ overflowWrap: 'anywhere' }}>
      {answer === undefined ? (
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {name || 'No name'}
        </Box>
      ) : (
        <Link
          component={RouterLink}
          to={`/request/meeting-answers/${encodeURIComponent(answer.id)}`}
          underline="hover"
          sx={{ display: 'block', fontWeight: 600 }}
        >
          {name || 'No name'}
        </Link>
      )}
      {facts.map((fact) => (
        <Typography key={fact} component="span" variant="body2" sx={factsSx}>
          {fact}
        </Typography>
      ))}
    </Box>
  )
}

const GuestCards = ({ rows }: RowsProps) => (
  <Box component="ul" aria-label="People of this meeting" sx={listSx}>
    {rows.map((guest) => (
      <GuestCard key={guest.id} guest={guest} />
    ))}
  </Box>
)

const GuestCard = memo(function GuestCard({ guest }: { guest: Guest }) {
  const { expected } = guest
  const inWords = inText(guest)
  const people = expected > 1 ? `${expected} people` : ''
  return (
    <Card component="li" variant="outlined" sx={{ p: 1.5 }}>
      <GuestName guest={guest} />
      <Typography variant="body2">
        {[guestKind(guest), answerText(guest), people].filter(Boolean).join(' · ')}
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
