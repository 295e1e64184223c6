import ScanIcon from '@mui/icons-material/QrCodeScannerOutlined'
import SearchIcon from '@mui/icons-material/SearchOutlined'
import WalkInIcon from '@mui/icons-material/PersonAddAltOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDispatch, useSelector } from 'react-redux'
import { attendanceId, newWalkInId } from '@/features/meetings/attendance'
import type { Meeting } from '@/features/meetings/schema'
import { selectCanEdit } from '@/features/session/data'
import { LiveView } from '@/shared/ui/LiveView'
import { Counter } from './Counter'
import { guestWith, readCode, type Code } from './code'
import { GuestCard, type Change } from './GuestCard'
import { GuestList } from './GuestList'
import { entryOf, isIn, searchGuests, type Guest } from './guests'
import { enqueue, type DoorDispatch } from './queue'
import { selectWasIn, type DoorRoot } from './queueSlice'
import { Scanner, type CameraFailure } from './Scanner'
import { useGuests } from './useGuests'
import { WaitingToBeSent } from './WaitingToBeSent'
import { WalkInForm, type NewWalkIn } from './WalkInForm'

type Props = {
  meeting: Meeting
  /** That the phone's own camera has read. */
  code?: Code
}

const unknown = (reference: string) =>
  `No answer with the number MM-${reference.slice(0, 4)}-${reference.slice(4)} is in the list of this meeting. Search for the person, or add a walk-in.`

/**
 * Checks people in at a meeting, with one hand on a phone. Nobody is listed until one searches or
 * scans. What is pressed counts at once, and is sent when there is a network.
 */
export function Door({ meeting, code }: Props) {
  const dispatch = useDispatch<DoorDispatch>()
  const { guests, count, info } = useGuests(meeting)
  const wasIn = useSelector((root: DoorRoot) => selectWasIn(root))
  const canAct = useSelector(selectCanEdit)
  const search = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [isScanning, setScanning] = useState(false)
  const [cameraFailure, setCameraFailure] = useState<CameraFailure>()
  /** The id of the record of the person shown. */
  const [shownId, setShownId] = useState<string>()
  const [problem, setProblem] = useState(code && 'problem' in code ? code.problem : undefined)
  const [form, setForm] = useState<{ comesFor?: Guest; values: object }>()

  const reference = code && 'reference' in code ? code.reference : undefined
  const opened = reference === undefined ? undefined : guestWith(guests, reference)
  const shown =
    shownId === undefined ? opened : guests.find(({ attendance }) => attendance.id === shownId)
  const found = searchGuests(guests, query)
  const isSearching = query.trim() !== ''

  function show(id: string) {
    setShownId(id)
    setProblem(undefined)
    setForm(undefined)
    setQuery('')
  }

  function handleCheckIn(guest: Guest, via: 'scan' | 'list') {
    if (!isIn(guest) && canAct) {
      dispatch(enqueue({ ...entryOf(guest, { via }), inMillis: Date.now() }))
    }
    show(guest.attendance.id)
    // Ready for the next person. While scanning there is no field, and no keyboard over the camera.
    search.current?.focus()
  }

  const handleChange = (guest: Guest, change: Change) => dispatch(enqueue(entryOf(guest, change)))

  function handleCode(text: string) {
    const read = readCode(text, meeting.id)
    if ('problem' in read) return setProblem(read.problem)
    const guest = guestWith(guests, read.reference)
    if (guest === undefined) return setProblem(unknown(read.reference))
    if ('vibrate' in navigator) navigator.vibrate(isIn(guest) ? [60, 60, 60] : 120)
    handleCheckIn(guest, 'scan')
  }

  function handleWalkIn({ name, firmName, mobile, comingAs }: NewWalkIn) {
    const { id: meetingId, meetingDate } = meeting
    const inMillis = Date.now()
    const person = { name, firmName, mobile, people: 1, late: false, via: 'list' } as const
    const substituted = form?.comesFor?.attendance
    const id = substituted?.id ?? attendanceId(meetingId, newWalkInId())
    dispatch(
      enqueue(
        substituted !== undefined
          ? { ...substituted, ...person, kind: 'substitute', inMillis }
          : { ...person, id, meetingId, meetingDate, kind: 'walkin', comingAs, inMillis },
      ),
    )
    flushSync(() => show(id))
    search.current?.focus()
  }

  function handleScan() {
    setCameraFailure(undefined)
    flushSync(() => setScanning(!isScanning))
    search.current?.focus()
  }

  function handleCameraFailure(failure: CameraFailure) {
    setCameraFailure(failure)
    setScanning(false)
  }

  const openForm = (comesFor?: Guest) =>
    setForm({ comesFor, values: comesFor === undefined ? typedIn(query) : {} })

  return (
    <Box sx={doorSx}>
      <Box sx={{ p: 2, pb: 0, display: 'grid', gap: 1 }}>
        <Counter
          meeting={meeting}
          count={count}
          isKnown={info.status === 'ready' || info.staleSince !== null}
        />
        <LiveView {...info} isEmpty={false} partialText="Loading the answers…">
          <WaitingToBeSent meeting={meeting} guests={guests} />
        </LiveView>
        {!canAct && (
          <Alert severity="info">You can view this page, but not check anybody in.</Alert>
        )}
        {isScanning && <Scanner onCode={handleCode} onFailure={handleCameraFailure} />}
      </Box>

      <Box sx={stageSx}>
        {cameraFailure !== undefined && (
          <Alert
            severity="warning"
            onClose={cameraFailure.needsReload ? undefined : () => setCameraFailure(undefined)}
            action={
              cameraFailure.needsReload && (
                <Button color="inherit" size="small" onClick={() => window.location.reload()}>
                  Reload
                </Button>
              )
            }
          >
            {cameraFailure.message}
          </Alert>
        )}
        {problem !== undefined && (
          <Alert severity="warning" onClose={() => setProblem(undefined)}>
            {problem}
          </Alert>
        )}
        {reference !== undefined && shown === undefined && info.status === 'ready' && (
          <Alert severity="warning">{unknown(reference)}</Alert>
        )}
        {form !== undefined ? (
          <WalkInForm
            comesFor={form.comesFor?.searched.name}
            values={form.values as { [name: string]: unknown }}
            onSubmit={handleWalkIn}
            onCancel={() => setForm(undefined)}
          />
        ) : isSearching ? (
          found.length > 0 ? (
            <GuestList
              guests={found}
              onCheckIn={(guest) => handleCheckIn(guest, 'list')}
              onSubstitute={openForm}
            />
          ) : (
            <Typography sx={hintSx}>
              {query.trim().length < 2
                ? 'Type one more letter.'
                : 'Nobody found. Try fewer letters, or add a walk-in.'}
            </Typography>
          )
        ) : shown !== undefined ? (
          <GuestCard
            key={shown.attendance.id}
            guest={shown}
            wasIn={wasIn[shown.attendance.id] === true}
            canAct={canAct}
            onCheckIn={(guest) => handleCheckIn(guest, reference === undefined ? 'list' : 'scan')}
            onChange={handleChange}
          />
        ) : (
          !isScanning && (
            <Typography sx={hintSx}>
              Search for a name, a firm, or the last four digits of a mobile number, or scan the
              code of an answer. Names appear only then.
            </Typography>
          )
        )}
        <Box role="status" sx={visuallyHidden}>
          {shown === undefined || isSearching
            ? ''
            : `${shown.searched.name}: ${isIn(shown) ? 'in' : 'not in'}`}
        </Box>
      </Box>

      {form === undefined && (
        <Box role="search" aria-label="Door" sx={barSx}>
          {!isScanning && (
            <TextField
              label="Name, firm or last four digits"
              type="search"
              fullWidth
              inputRef={search}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
              slotProps={{
                inputLabel: { shrink: true },
                htmlInput: { autoComplete: 'off', spellCheck: false, enterKeyHint: 'search' },
              }}
              sx={{ gridColumn: '1 / -1' }}
            />
          )}
          <Button
            variant={isScanning ? 'outlined' : 'contained'}
            startIcon={isScanning ? <SearchIcon /> : <ScanIcon />}
            onClick={handleScan}
            sx={bigSx}
          >
            <span>{isScanning ? 'Search' : 'Scan'}</span>
          </Button>
          <Button
            variant="outlined"
            startIcon={<WalkInIcon />}
            disabled={!canAct}
            onClick={() => openForm()}
            sx={bigSx}
          >
            Walk-in
          </Button>
        </Box>
      )}
    </Box>
  )
}

/** What was searched for and not found begins the form of a walk-in. */
function typedIn(query: string): object {
  const text = query.trim()
  if (text === '') return {}
  return /^[\d\s+-]+$/.test(text) ? { mobile: text } : { name: text }
}

const doorSx = {
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 640,
  mx: 'auto',
  minHeight: 'calc(100dvh - var(--header-height) - 48px)',
}
/** What matters is next to the thumb. */
const stageSx = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: 1,
  p: 2,
}
const hintSx = { color: 'text.secondary', textAlign: 'center', py: 2 }
const barSx = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 1,
  px: 2,
  pt: 1.5,
  pb: 'max(12px, env(safe-area-inset-bottom))',
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
}
const bigSx = { minHeight: 56, fontSize: '1.0625rem' }
