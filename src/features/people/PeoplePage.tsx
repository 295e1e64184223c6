import CheckIcon from '@mui/icons-material/CheckOutlined'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectRole } from '@/features/session'
import { textColumn, type Column } from '@/shared/desk/table/column'
import { DataTable } from '@/shared/desk/table/DataTable'
import { combineLive } from '@/shared/firestore/live/combineLive'
import { LiveView } from '@/shared/ui/status/LiveView'
import { PageBar } from '@/shared/ui/PageBar'
import { useListenPeopleQuery, useAddPersonMutation } from './api'
import { Invitations } from './invitation/Invitations'
import { InviteDialog } from './invitation/InviteDialog'
import { PeopleList } from './PeopleList'
import { mayDo, rights, roleLabels, roles } from './roles'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { addForm, roleOptions } from './personForm'

/** The administrators and their roles. Owners invite, change and remove them here. */
export default function PeoplePage() {
  const { data: people } = useListenPeopleQuery()
  const isOwner = useSelector(selectRole) === 'owner'
  const [dialog, setDialog] = useState<'invite' | 'add'>()
  const close = () => setDialog(undefined)

  return (
    <>
      <PageBar title="People">
        {isOwner && (
          <Button variant="contained" onClick={() => setDialog('invite')}>
            Add a user
          </Button>
        )}
      </PageBar>
      <Container maxWidth="md" sx={{ py: 2 }}>
        <LiveView
          {...combineLive(people)}
          isEmpty={(people?.items.length ?? 0) === 0}
          isPartial={false}
        >
          {people?.status === 'ready' && people.items.every(({ role }) => role !== 'owner') && (
            <Alert severity="warning">
              <AlertTitle>There is no owner</AlertTitle>
              No administrator can manage people, settings and erasure. An entry without a role is a
              viewer’s. In the Firebase console, open Firestore, the collection admins and the entry
              of an owner, and add the field role with the text owner.
            </Alert>
          )}
          <PeopleList people={people?.items ?? []} isOwner={isOwner} />
        </LiveView>
        {isOwner ? (
          <Invitations onAdd={() => setDialog('add')} />
        ) : (
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            Owners add users and change what they may do.
          </Typography>
        )}
        <Box sx={{ mt: 4 }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            Who may do what
          </Typography>
          <DataTable label="Who may do what" rows={rows} columns={columns} />
        </Box>
      </Container>
      {dialog === 'invite' && <InviteDialog onClose={close} />}
      {dialog === 'add' && <AddDialog onClose={close} />}
    </>
  )
}

/** The rights of each role. */
const rows = rights.map((right) => ({ ...right, id: right.label }))
type Row = (typeof rows)[number]

const Hidden = ({ text }: { text: string }) => (
  <Box component="span" sx={visuallyHidden}>
    {text}
  </Box>
)

const columns: readonly Column<Row>[] = [
  textColumn('label', 'Right', ({ label }) => label, { head: <Hidden text="Right" /> }),
  ...roles.map((role) =>
    textColumn(role, roleLabels[role], (right: Row) => (mayDo(role, right) ? 'Yes' : 'No'), {
      align: 'center',
      cell: (right) =>
        mayDo(role, right) ? <CheckIcon color="success" titleAccess="Yes" /> : <Hidden text="No" />,
    }),
  ),
]

const { Form, SelectField, TextField } = addForm

/** Makes an account from the console an administrator, without an invitation. */
function AddDialog({ onClose }: { onClose: () => void }) {
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
