import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { messageOf } from '@/shared/firestore/messageOf'
import { isUpcoming, statusOf, type MeetingState } from '../meetingStatus'
import { meetingAddress } from '../meetingAddress'
import { useApplyMeetingActionMutation } from '../plan/meetingChangesApi'
import { versionOf, type MeetingAction } from '../plan/meetingChanges'
import type { Meeting } from '../schema'
import { ConfirmDialog } from '@/shared/desk/ConfirmDialog'
import { useFocusWhenLost } from '@/shared/desk/useFocusWhenLost'
import { useShowMessage } from '@/shared/desk/Messages'
import { StatusRegion } from '@/shared/ui/status/StatusRegion'
import { today } from '@/shared/validation/dates'
import { grouped } from '@/shared/validation/numbers'
import { CancelDialog } from './CancelDialog'
import { meetingConflict, meetingDayInWords } from './meetingWords'
import { useHeadcount } from '../attendees/useMeetingPeople'

/** The possible steps of a meeting. Cancelling and reinstating ask first, because all visitors see them. */
export function MeetingSteps({ meeting }: { meeting: Meeting }) {
  const [applyAction, { isLoading: isBusy }] = useApplyMeetingActionMutation()
  const [dialog, setDialog] = useState<'cancel' | 'reinstate'>()
  /** Of the last step. */
  const [outcome, setOutcome] = useState<{ failure?: string }>()
  const showMessage = useShowMessage()
  const { id, seats } = meeting
  const { heads } = useHeadcount(meeting)
  const { state, isFull } = statusOf(meeting)
  const areSeatsTaken = state === 'planned' && !isFull && seats !== undefined && heads >= seats
  const bar = useRef<HTMLDivElement>(null)

  useFocusWhenLost(bar, `${state} ${isFull}`, outcome)

  const report = (error: unknown, text: string) => {
    setOutcome({ failure: messageOf(error, meetingConflict) })
    if (error !== undefined) return
    showMessage(text)
    setDialog(undefined)
  }
  const apply = async (action: MeetingAction, text: string) => {
    const expectedVersion = versionOf(meeting)
    const { error } = await applyAction({ target: id, expectedVersion, action })
    report(error, text)
  }
  const openDialog = (wanted: 'cancel' | 'reinstate') => {
    setOutcome(undefined)
    setDialog(wanted)
  }
  const step = (to: MeetingState, text: string) => apply({ kind: 'state', to }, text)
  const switchAnswers = () =>
    isFull
      ? apply({ kind: 'answers', to: 'open' }, 'Visitors can say yes again.')
      : apply(
          { kind: 'answers', to: 'full' },
          'Visitors now see that it is full. They can still say that they cannot attend.',
        )

  return (
    <Box
      ref={bar}
      component="section"
      aria-label="What to do"
      tabIndex={-1}
      sx={{ my: 2, outline: 'none' }}
    >
      {areSeatsTaken && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {`All seats are taken: ${grouped(heads)} people come, and there are ${grouped(seats)} seats. Visitors can still say yes.`}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {state !== 'cancelled' && (
          <Button variant="contained" component={Link} to={meetingAddress(id, '/change')}>
            Change
          </Button>
        )}
        {state === 'planned' && (
          <Button variant="outlined" disabled={isBusy} onClick={() => void switchAnswers()}>
            <span>{isFull ? 'Mark as not full' : 'Mark as full'}</span>
          </Button>
        )}
        {state === 'planned' && !isAhead(meeting) && (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => void step('held', 'The meeting is marked as held.')}
          >
            Mark as held
          </Button>
        )}
        {state === 'held' && (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => void step('planned', 'The meeting is planned again.')}
          >
            It was not held
          </Button>
        )}
        {state === 'planned' && (
          <Button color="error" disabled={isBusy} onClick={() => openDialog('cancel')}>
            Cancel the meeting…
          </Button>
        )}
        {state === 'cancelled' && (
          <Button variant="contained" disabled={isBusy} onClick={() => openDialog('reinstate')}>
            Reinstate…
          </Button>
        )}
      </Box>
      <StatusRegion>
        {outcome?.failure !== undefined && dialog === undefined && (
          <Alert
            role="presentation"
            severity="error"
            onClose={() => setOutcome({})}
            sx={{ mt: 1.5 }}
          >
            {outcome.failure}
          </Alert>
        )}
      </StatusRegion>
      {dialog === 'cancel' && (
        <CancelDialog
          meeting={meeting}
          onClose={() => setDialog(undefined)}
          onDone={() =>
            report(undefined, 'The meeting is cancelled. Visitors see this and your reason.')
          }
        />
      )}
      {dialog === 'reinstate' && (
        <ConfirmDialog
          title={`Reinstate the meeting of ${meetingDayInWords(meeting)}?`}
          confirmLabel="Reinstate"
          cancelLabel="Leave it cancelled"
          isLoading={isBusy}
          failure={outcome?.failure}
          onConfirm={() => step('planned', 'The meeting will take place. Visitors see this now.')}
          onClose={() => {
            setOutcome({})
            setDialog(undefined)
          }}
        >
          It takes place as it was planned, and takes answers again. Earlier answers still count.
        </ConfirmDialog>
      )}
    </Box>
  )
}

/** A meeting of tomorrow or later has not been held. */
const isAhead = (meeting: Meeting) =>
  isUpcoming(meeting, today()) && meeting.meetingDate !== today()
