import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { useAddPersonMutation } from './api'
import { addForm, roleOptions } from './personForm'

const { Form, SelectField, TextField } = addForm

/** Makes an account from the console an administrator, without an invitation. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const [add] = useAddPersonMutation()
  return (
    <AppDialog title="Add an account from the console" onClose={onClose}>
      <Typography sx={{ mb: 2 }}>
        The account has to be there already. Its password is set by the person with “Forgot
        password?” on the login page.
      </Typography>
      <Form
        onSubmit={(person, id) => add({ ...person, id }).unwrap()}
        onDone={onClose}
        submitLabel="Add"
        busyLabel="Adding…"
        buttons={<Button onClick={onClose}>Cancel</Button>}
        draft="administrator"
      >
        <TextField name="uid" wide />
        <TextField name="name" />
        <TextField name="email" />
        <SelectField name="role" options={roleOptions} />
        <TextField name="mobile" />
      </Form>
    </AppDialog>
  )
}
