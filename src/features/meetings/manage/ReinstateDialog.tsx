import { messageOf } from '@/shared/firestore/messageOf'
import { useApplyMeetingActionMutation } from '../plan/meetingChangesApi'
import { versionOf } from '../plan/meetingChanges'
import type { Meeting } from '../schema'
import { ConfirmDialog } from '@/shared/desk/ConfirmDialog'
import { meetingDayInWords, meetingConflict } from './meetingWords'

type Props = { meeting: Meeting; onClose: () => void; onDone: () => void }

/** Asks once more before a cancelled meeting takes place again. */
export function ReinstateDialog({ meeting, onClose, onDone }: Props) {
  const [applyAction, { isLoading, error }] = useApplyMeetingActionMutation()

  async function handleReinstate() {
    const answer = await applyAction({
      target: meeting.id,
      expectedVersion: versionOf(meeting),
      action: { kind: 'state', to: 'planned' },
    })
    if (answer.error !== undefined) return
    onDone()
    onClose()
  }

  return (
    <ConfirmDialog
      title={`Reinstate the meeting of ${meetingDayInWords(meeting)}?`}
      confirmLabel="Reinstate"
      cancelLabel="Leave it cancelled"
      isLoading={isLoading}
      failure={messageOf(error, meetingConflict)}
      onConfirm={handleReinstate}
      onClose={onClose}
    >
      It takes place as it was planned, and takes answers again. Earlier answers still count.
    </ConfirmDialog>
  )
}
