import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { useChangePersonMutation } from './api'
import { titleOfPerson, type Person } from './schema'
import { EndingInvitations } from './EndingInvitations'
import { changeForm, roleOptions } from './personForm'

const { Form, SelectField, TextField, useWatchFields } = changeForm

/** Changes the role, name and mobile number of an administrator. */
export function ChangeDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [change] = useChangePersonMutation()
  return (
    <AppDialog title={<bdi translate="no">{titleOfPerson(person)}</bdi>} onClose={onClose}>
      <Form
        values={person}
        // The rest stays as it is now: another owner may have changed it in the meantime.
        onSubmit={({ name, role, mobile }, id) =>
          change({
            uid: person.id,
            id,
            ...(name !== person.name && { name }),
            ...(role !== person.role && { role }),
            ...(mobile !== person.mobile && { mobile: mobile ?? null }),
          }).unwrap()
        }
        onDone={onClose}
        submitLabel="Save"
        busyLabel="Saving…"
        buttons={<Button onClick={onClose}>Cancel</Button>}
      >
        <TextField name="name" />
        <SelectField name="role" options={roleOptions} />
        <TextField name="mobile" />
        <EndingWithRole person={person} />
      </Form>
    </AppDialog>
  )
}

/** Invitations count only while their maker is an owner. */
function EndingWithRole({ person }: { person: Person }) {
  const [role] = useWatchFields(['role'])
  const isOwnerNoMore = person.role === 'owner' && role !== 'owner'
  return (
    <Box role="status">
      {isOwnerNoMore && <EndingInvitations person={person} isRemoved={false} />}
    </Box>
  )
}
