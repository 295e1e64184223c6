import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { StatusAlert } from '@/shared/ui/status/StatusAlert'
import { useInviteMutation } from '../api'
import { InvitationLink, type Shared } from './InvitationLink'
import { inviteForm, roleOptions } from '../personForm'

const { Form, SelectField, TextField } = inviteForm

/** Makes an invitation, and then offers to send its link. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [invite] = useInviteMutation()
  const [made, setMade] = useState<Shared>()
  const sent = useRef<Shared>(undefined)

  const isMade = made !== undefined
  return (
    <AppDialog
      title={isMade ? 'Send the link' : 'Add a user'}
      closeLabel={isMade ? 'Done' : undefined}
      onClose={onClose}
    >
      <StatusAlert severity="success" sx={{ mb: 2 }}>
        {made && 'The invitation is ready. It is not sent automatically.'}
      </StatusAlert>
      {made === undefined ? (
        <>
          <Typography sx={{ mb: 2 }}>
            You get a link to send. It works only for this e-mail address, once, and while you are
            an owner. An earlier invitation to the same address ends.
          </Typography>
          <Form
            onSubmit={async (person, id) => {
              await invite({ ...person, id }).unwrap()
              sent.current = { ...person, id }
            }}
            // Without it an earlier version is kept, whose link is in the list.
            onDone={() => (sent.current === undefined ? onClose() : setMade(sent.current))}
            submitLabel="Create link"
            busyLabel="Creating it…"
            buttons={<Button onClick={onClose}>Cancel</Button>}
            draft="invitation"
          >
            <TextField name="name" />
            <TextField name="email" />
            <SelectField name="role" options={roleOptions} />
            <TextField name="mobile" />
            <TextField name="days" />
          </Form>
        </>
      ) : (
        <InvitationLink {...made} />
      )}
    </AppDialog>
  )
}
