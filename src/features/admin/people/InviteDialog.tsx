import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useInviteMutation } from '../review/people'
import { InvitationLink, type Shared } from './InvitationLink'
import { PersonDialog } from './PersonDialog'
import { inviteForm, roleOptions } from './personForm'

const { Form, SelectField, TextField } = inviteForm

/** Makes an invitation, and then offers to send its link. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [invite] = useInviteMutation()
  const [made, setMade] = useState<Shared>()

  if (made !== undefined) {
    return (
      <PersonDialog title="Send the link" closeLabel="Done" onClose={onClose}>
        <Alert severity="success" role="status" sx={{ mb: 2 }}>
          The invitation is ready. It is not sent automatically.
        </Alert>
        <InvitationLink {...made} />
      </PersonDialog>
    )
  }
  return (
    <PersonDialog title="Invite somebody" onClose={onClose}>
      <Typography sx={{ mb: 2 }}>
        You get a link to send. It works only for this e-mail address, once.
      </Typography>
      <Form
        onSubmit={async (person) => {
          const id = await invite(person).unwrap()
          setMade({ ...person, id })
        }}
        submitLabel="Make the invitation"
        busyLabel="Making it…"
        draft="invitation"
      >
        <TextField name="name" />
        <TextField name="email" />
        <SelectField name="role" options={roleOptions} />
        <TextField name="mobile" />
        <TextField name="days" />
      </Form>
    </PersonDialog>
  )
}
