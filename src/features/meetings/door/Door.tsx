import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Meeting } from '../schema'
import { selectCanEdit } from '@/features/session/desk'
import { useAtRest } from '@/shared/config/atRest'
import { useGoOn } from '@/shared/config/useGoOn'
import { beep } from '@/shared/desk/beep'
import { LiveView } from '@/shared/ui/status/LiveView'
import { Spoken } from '@/shared/ui/status/Spoken'
import { useMeetingsDispatch, useMeetingsSelector } from '../queue/store'
import { Counter } from './Counter'
import { doorWords, guestOf, isTypedCode, readCode, readTypedCode, type Code } from './code'
import { DoorAlerts } from './DoorAlerts'
import { DoorBar } from './DoorBar'
import { DoorStage, type OpenForm } from './DoorStage'
import type { Change } from './GuestCard'
import { entryOf, guestWith, isIn, type Guest } from '../door-search/guests'
import { enqueue } from '../queue/queue'
import { walkInEntryOf } from '../queue/doorEntry'
import type { CameraFailure } from '../camera/openCamera'
import { loadDecoder, Scanner, scanPress } from '../camera/Scanner'
import { doorSx, stageSx } from './doorStyles'
import { useAlreadyIn } from './useAlreadyIn'
import { useDoorSearch } from './useDoorSearch'
import { useGuests } from './useGuests'
import { WaitingOfOthers } from './WaitingOfOthers'
import { WaitingToBeSent } from './WaitingToBeSent'
import type { NewWalkIn } from '../walk-in/WalkInForm'

type Props = {
  meeting: Meeting
  /** From the phone's own camera. */
  code?: Code
}

const { unknown, loading, notLoaded } = doorWords

/**
 * Checks people in at a meeting, with one hand on a phone. No person is listed before a search or a scan.
 * A press counts at once, and is sent when there is a network.
 */
export function Door({ meeting, code }: Props) {
  const dispatch = useMeetingsDispatch()
  const { guests, members, areMembersWhole, count, info, isKnown } = useGuests(meeting)
  const canEdit = useMeetingsSelector(selectCanEdit)
  const search = useRef<HTMLInputElement>(null)
  const scanButton = useRef<HTMLButtonElement>(null)
  const [picked, showGuest] = useState<{ id: string; isAgain: boolean }>()
  const [isScanning, setScanning] = useState(false)
  const [cameraFailure, setCameraFailure] = useState<CameraFailure>()
  const [problem, setProblem] = useState(code && 'problem' in code ? code.problem : undefined)
  const [form, setForm] = useState<OpenForm>()

  const missing = isKnown ? undefined : info.status === 'failed' ? notLoaded : loading
  const openForm = canEdit ? form : undefined
  const lists = { guests, members, missing, areMembersWhole, canEdit }
  const { query, setQuery, found, match, refusal, markEntered } = useDoorSearch(lists)
  const reference = code && 'reference' in code ? code.reference : undefined
  const opened = reference === undefined ? undefined : guestWith(guests, reference)
  const shown =
    picked === undefined ? opened : guests.find(({ attendance }) => attendance.id === picked.id)
  const { isAlreadyIn, spoken } = useAlreadyIn(shown, picked?.isAgain)

  // A hall may have no network.
  useAtRest(loadDecoder)
  useGoOn(scanPress, () => setScanning(true))

  function show(id: string, isAgain = false) {
    showGuest({ id, isAgain })
    setProblem(undefined)
    setForm(undefined)
    setQuery('')
  }

  function handleCheckIn(guest: Guest, via: 'scan' | 'list') {
    if (!isIn(guest) && canEdit) {
      dispatch(enqueue({ ...entryOf(guest, { via }), inMillis: Date.now() }))
    }
    show(guest.attendance.id, via === 'scan' && isIn(guest))
    focusNext()
  }

  /** Ready for the next person. While scanning there is no field, and no keyboard over the camera. */
  function focusNext() {
    ;(search.current ?? scanButton.current)?.focus()
  }

  function handleChange(guest: Guest, change: Change) {
    dispatch(enqueue(entryOf(guest, change)))
    // Its button goes away.
    if (change.isUndone) focusNext()
  }

  /** @returns whether the page has answered to the code; if not, it may wait in front of the camera */
  function handleCode(read: Code): boolean {
    // The text in the form would be lost.
    if (openForm !== undefined) return false
    const wanted = guestOf(read, guests, members, missing)
    if ('problem' in wanted) {
      setProblem(wanted.problem)
      return wanted.mayCome !== true
    }
    // A card of a member who has not replied.
    if ('member' in wanted) {
      setProblem(canEdit ? undefined : doorWords.noReply(wanted.member))
      setForm({ member: wanted.member, query: '' })
      return true
    }
    beep(isIn(wanted.guest) ? 'again' : 'done')
    if ('vibrate' in navigator) navigator.vibrate(isIn(wanted.guest) ? [60, 60, 60, 60, 60] : 120)
    handleCheckIn(wanted.guest, 'scan')
    return true
  }

  /** A scanner in the hand types a code and presses Enter; a person takes with it the only match on the screen. */
  function handleEnter() {
    if (isTypedCode(query)) {
      return void (handleCode(readTypedCode(query, meeting.id)) && setQuery(''))
    }
    markEntered()
    if (query.trim() === '') return
    if ('guest' in match) handleCheckIn(match.guest, 'list')
    if ('member' in match) setForm({ member: match.member, query: '' })
  }

  function handleWalkIn(walkIn: NewWalkIn) {
    const entry = walkInEntryOf(meeting, walkIn, form?.comesFor?.attendance)
    dispatch(enqueue(entry))
    flushSync(() => show(entry.id))
    focusNext()
  }

  function handleCancel() {
    flushSync(() => setForm(undefined))
    focusNext()
  }

  function handleScan() {
    setCameraFailure(undefined)
    flushSync(() => setScanning(!isScanning))
    focusNext()
  }

  function handleCameraFailure(failure: CameraFailure) {
    setCameraFailure(failure)
    setScanning(false)
  }

  return (
    <Box sx={doorSx}>
      <Box sx={{ p: 2, pb: 0, display: 'grid', gap: 1 }}>
        <Counter meeting={meeting} count={count} isKnown={isKnown} />
        <LiveView {...info} isEmpty={false} partialText="Loading the replies…">
          <WaitingToBeSent meeting={meeting} guests={guests} />
        </LiveView>
        <WaitingOfOthers />
        {!canEdit && (
          <Alert severity="info">You can view this page, but not check people in.</Alert>
        )}
        {isScanning && (
          <Scanner
            onCode={(text) => handleCode(readCode(text, meeting.id))}
            onFailure={handleCameraFailure}
          />
        )}
      </Box>

      <Box sx={stageSx}>
        <DoorAlerts
          cameraFailure={cameraFailure}
          onCameraFailureClose={() => setCameraFailure(undefined)}
          problem={problem}
          onProblemClose={() => setProblem(undefined)}
          addressProblem={
            reference !== undefined && shown === undefined && info.status === 'ready'
              ? unknown(reference)
              : undefined
          }
        />
        <DoorStage
          found={found}
          members={members}
          unknownText={missing}
          query={query}
          form={openForm}
          shown={shown}
          isAlreadyIn={isAlreadyIn}
          isScanning={isScanning}
          canEdit={canEdit}
          onPick={(guest) => handleCheckIn(guest, 'list')}
          onForm={setForm}
          onCheckIn={(guest) => handleCheckIn(guest, reference === undefined ? 'list' : 'scan')}
          onChange={handleChange}
          onWalkIn={handleWalkIn}
          onCancel={handleCancel}
        />
        <Spoken>{query.trim() === '' ? spoken : ''}</Spoken>
      </Box>

      {openForm === undefined && (
        <DoorBar
          searchRef={search}
          scanRef={scanButton}
          query={query}
          refusal={refusal}
          isScanning={isScanning}
          canEdit={canEdit}
          onQueryChange={setQuery}
          onEnter={handleEnter}
          onScan={handleScan}
          onWalkIn={() => setForm({ query })}
        />
      )}
    </Box>
  )
}
