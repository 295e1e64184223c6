import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { messageOf, throwMessageOf } from '@/shared/firestore/messageOf'
import { isPlannedAhead, isUpcoming, statusOf } from '../meetingStatus'
import { meetingAddress } from '../links/meetingAddress'
import { useApplyMeetingActionMutation } from '../plan/meetingChangesApi'
import { versionOf, type MeetingAction } from '../plan/meetingChanges'
import type { Meeting } from '../schema'
import { selectCanEdit } from '@/features/session/desk'
import { ConfirmDialog } from '@/shared/desk/dialog/ConfirmDialog'
import { useFocusWhenLost } from '@/shared/desk/useFocusWhenLost'
import { useShowMessage } from '@/shared/desk/Messages'
import { StatusAlert } from '@/shared/ui/status/StatusAlert'
import { today } from '@/shared/validation/dates'
import { grouped } from '@/shared/validation/numbers'
import { CancelDialog } from './CancelDialog'
import { meetingDayInWords } from '../meetingWords'
import { meetingConflict } from './meetingEntries'
import { minutesId } from '../minutes/minutesText'
import { useHeadcount } from '../attendees/useMeetingPeople'

type DialogName = 'cancel' | 'reinstate' | 'not-held'

/** The possible steps of a meeting. Those that visitors see, or that undo, ask first. */
export function MeetingSteps({ meeting }: { meeting: Meeting }) {
  const [applyAction, { isLoading: isBusy }] = useApplyMeetingActionMutation()
  const [dialog, setDialog] = useState<DialogName>()
  /** Of the last step. */
  const [outcome, setOutcome] = useState<{ failure?: string }>()
  const showMessage = useShowMessage()
  const { id, seats } = meeting
  const canEdit = useSelector(selectCanEdit)
  const { heads } = useHeadcount(meeting)
  const { state, isFull } = statusOf(meeting)
  const areSeatsTaken = state === 'planned' && !isFull && seats !== undefined && heads >= seats
  const bar = useRef<HTMLDivElement>(null)

  useFocusWhenLost(bar, `${state} ${isFull}`, outcome)

  const apply = async (action: MeetingAction, text: string) => {
    const expectedVersion = versionOf(meeting)
    const { error } = await applyAction({ target: id, expectedVersion, action })
    throwMessageOf(error, meetingConflict)
    setOutcome({})
    showMessage(text)
  }
  const press = (action: MeetingAction, text: string) =>
    apply(action, text).catch((thrown: unknown) => setOutcome({ failure: messageOf(thrown) }))
  const openDialog = (wanted: DialogName) => {
    setOutcome(undefined)
    setDialog(wanted)
  }
  const closeDialog = () => {
    setOutcome({})
    setDialog(undefined)
  }
  const planned = { kind: 'state', to: 'planned' } as const
  const switchAnswers = () =>
    isFull
      ? press({ kind: 'answers', to: 'open' }, 'Visitors can reply Yes again.')
      : press(
          { kind: 'answers', to: 'full' },
          'Visitors now see that the house is full. They can still reply that they cannot attend.',
        )

  return (
    <Box
      ref={bar}
      component="section"
      aria-label="What to do"
      tabIndex={-1}
      sx={{ my: 2, outline: 'none' }}
    >
      {canEdit && areSeatsTaken && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {`All seats are taken: ${grouped(heads)} expected, ${grouped(seats)} seats. Visitors can still reply Yes.`}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <MainButton meeting={meeting} />
        {canEdit && state !== 'cancelled' && (
          <Button variant="outlined" component={Link} to={meetingAddress(id, '/change')}>
            Change
          </Button>
        )}
        {canEdit && state === 'planned' && isPlannedAhead(meeting, today()) && (
          <Button variant="outlined" disabled={isBusy} onClick={() => void switchAnswers()}>
            <span>{isFull ? 'Take replies again' : 'Stop replies: house full'}</span>
          </Button>
        )}
        {canEdit && state === 'planned' && !isAhead(meeting) && (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() =>
              void press({ kind: 'state', to: 'held' }, 'The meeting is marked as held.')
            }
          >
            Mark as held
          </Button>
        )}
        {canEdit && state === 'held' && (
          <Button variant="outlined" disabled={isBusy} onClick={() => openDialog('not-held')}>
            Mark as not held…
          </Button>
        )}
        {canEdit && state === 'planned' && (
          <Button color="error" disabled={isBusy} onClick={() => openDialog('cancel')}>
            Cancel the meeting…
          </Button>
        )}
        {canEdit && state === 'cancelled' && (
          <Button variant="contained" disabled={isBusy} onClick={() => openDialog('reinstate')}>
            Reinstate…
          </Button>
        )}
      </Box>
      <StatusAlert severity="error" onClose={() => setOutcome({})} sx={{ mt: 1.5 }}>
        {outcome?.failure}
      </StatusAlert>
      {dialog === 'cancel' && (
        <CancelDialog
          meeting={meeting}
          onClose={() => setDialog(undefined)}
          onDone={() => {
            showMessage('The meeting is cancelled. Visitors see this and your reason.')
            closeDialog()
          }}
        />
      )}
      {dialog === 'not-held' && (
        <ConfirmDialog
          title={`Mark the meeting of ${meetingDayInWords(meeting)} as not held?`}
          confirmLabel="Mark as not held"
          onConfirm={() => apply(planned, 'The meeting is marked as not held.')}
          onClose={closeDialog}
        >
          It counts as planned again. Replies and check-ins stay.
        </ConfirmDialog>
      )}
      {dialog === 'reinstate' && (
        <ConfirmDialog
          title={`Reinstate the meeting of ${meetingDayInWords(meeting)}?`}
          confirmLabel="Reinstate"
          cancelLabel="Leave it cancelled"
          onConfirm={() => apply(planned, 'The meeting will take place. Visitors see this now.')}
          onClose={closeDialog}
        >
          It takes place as it was planned, and takes replies again. Earlier replies still count.
        </ConfirmDialog>
      )}
    </Box>
  )
}

/** Before a meeting and on its day the check-in, after it the minutes. */
function MainButton({ meeting }: { meeting: Meeting }) {
  const { state } = statusOf(meeting)
  const { meetingDate } = meeting
  const isAfter = state === 'held' || !isUpcoming(meeting, today())
  if (state === 'cancelled') return null
  return (
    <>
      {isAfter && (
        <Button variant="contained" href={`#${minutesId}`}>
          Write minutes
        </Button>
      )}
      <Button
        variant={isAfter ? 'outlined' : 'contained'}
        component={Link}
        to={meetingAddress(meeting.id, '/door')}
        // Only that page may use the camera, and it has to be loaded for it.
        reloadDocument
      >
        <span>{meetingDate === today() ? 'Start check-in' : 'Open check-in'}</span>
      </Button>
    </>
  )
}

/** A meeting of tomorrow or later has not been held. */
const isAhead = (meeting: Meeting) =>
  isUpcoming(meeting, today()) && meeting.meetingDate !== today()
