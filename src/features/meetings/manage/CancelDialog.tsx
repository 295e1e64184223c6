import DialogContentText from '@mui/material/DialogContentText'
import { useState } from 'react'
import { object } from 'yup'
import { reasonField } from '../plan/planSchema'
import { useApplyMeetingActionMutation } from '../plan/meetingChangesApi'
import { versionOf } from '../plan/meetingChanges'
import type { Meeting } from '../schema'
import { throwMessageOf } from '@/shared/firestore/messageOf'
import { isConflict } from '@/shared/firestore/errors'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { meetingDayInWords } from '../meetingWords'
import { meetingConflict } from './meetingEntries'
import { createForm } from '@/shared/forms/createForm'
import { smallForm } from '@/shared/forms/smallForm'

const { Form, TextField } = createForm(
  object({
    reason: reasonField.required('Say why').meta({ help: 'Visitors read it.' }),
  }),
)

type Props = { meeting: Meeting; onClose: () => void; onDone: () => void }

/** Asks for the reason. The typed text stays when a colleague was first, or the connection is gone. */
export function CancelDialog({ meeting, onClose, onDone }: Props) {
  const [applyAction] = useApplyMeetingActionMutation()
  const [expectedVersion, setExpectedVersion] = useState(() => versionOf(meeting))

  async function handleSubmit({ reason }: { reason: string }) {
    const action = { kind: 'state', to: 'cancelled', reason } as const
    const { error } = await applyAction({ target: meeting.id, expectedVersion, action })
    // The page has shown it by now.
    if (isConflict<Meeting>(error)) setExpectedVersion(versionOf(error.current))
    throwMessageOf(error, meetingConflict)
  }

  return (
    <AppDialog title={`Cancel the meeting of ${meetingDayInWords(meeting)}?`} onClose={onClose}>
      <DialogContentText sx={{ mb: 2 }}>
        It stays on the public page as CANCELLED, with your reason, and takes no more replies. No
        message goes out: the page of the meeting has the numbers and a text to send. It can be
        reinstated.
      </DialogContentText>
      <Form
        label="Cancel the meeting"
        draft={`meeting-cancel ${meeting.id}`}
        onSubmit={handleSubmit}
        onDone={onDone}
        submitLabel="Cancel the meeting"
        busyLabel="Saving…"
        small={smallForm({ onCancel: onClose, cancelLabel: 'Keep the meeting', takesFocus: true })}
      >
        <TextField name="reason" />
      </Form>
    </AppDialog>
  )
}
