import DialogContentText from '@mui/material/DialogContentText'
import { useState } from 'react'
import { object } from 'yup'
import { reasonField } from '../plan/planSchema'
import { useApplyMeetingActionMutation } from '../plan/meetingChangesApi'
import { versionOf } from '../plan/meetingChanges'
import type { Meeting } from '../schema'
import { isConflict } from '@/shared/firestore/errors'
import { messageOf } from '@/shared/firestore/messageOf'
import { TextField } from '@/shared/forms/fields/TextField'
import { AppDialog } from '@/shared/desk/AppDialog'
import { DeskForm } from '@/shared/desk/DeskForm'
import { meetingDayInWords, meetingConflict } from './meetingWords'

type Props = { meeting: Meeting; onClose: () => void; onDone: () => void }

/** Asks why. What was typed stays when somebody else was first, or the connection is gone. */
export function CancelDialog({ meeting, onClose, onDone }: Props) {
  const [applyAction] = useApplyMeetingActionMutation()
  const [expectedVersion, setExpectedVersion] = useState(() => versionOf(meeting))

  async function handleSubmit({ reason }: { reason: string }) {
    const action = { kind: 'state', to: 'cancelled', reason } as const
    const { error } = await applyAction({ target: meeting.id, expectedVersion, action })
    if (error === undefined) {
      onDone()
      onClose()
    } else if (isConflict<Meeting>(error)) {
      // The page has shown it by now.
      setExpectedVersion(versionOf(error.current))
    }
    return messageOf(error, meetingConflict)
  }

  return (
    <AppDialog title={`Cancel the meeting of ${meetingDayInWords(meeting)}?`} onClose={onClose}>
      <DialogContentText sx={{ mb: 2 }}>
        It stays on the public page as CANCELLED, with your reason, and takes no more answers. It
        sends no message: tell people yourself. It can be reinstated.
      </DialogContentText>
      <DeskForm
        label="Cancel the meeting"
        schema={schema}
        draft={`meeting-cancel ${meeting.id}`}
        onSubmit={handleSubmit}
        submitLabel="Cancel the meeting"
        onCancel={onClose}
        cancelLabel="Keep the meeting"
        takesFocus
      >
        <TextField name="reason" />
      </DeskForm>
    </AppDialog>
  )
}

const schema = object({
  reason: reasonField.required('Say why').meta({ help: 'Everybody reads it.' }),
})
