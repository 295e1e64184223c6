import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useContext, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectUid } from '@/features/session'
import { backend } from '@/shared/firestore/backend'
import { formatMobile } from '@/shared/validation/mobile'
import { ListCard } from '@/shared/desk/table/ListCard'
import { ListEntry } from '@/shared/desk/table/ListEntry'
import { useNameOf } from './names'
import { titleOfPerson, type Person } from './schema'
import { RemoveDialogContext } from './RemoveDialog'
import { TwoStepDialog } from './TwoStepDialog'
import { roleLabels } from './roles'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { useChangePersonMutation } from './api'
import { EndingInvitations } from './EndingInvitations'
import { changeForm, roleOptions } from './personForm'

type Props = { people: readonly Person[]; isOwner: boolean }
type Open = { dialog: 'change' | 'remove' | 'two-step'; person: Person }

/** The administrators. Owners can change and remove all others, not themselves. */
export function PeopleList({ people, isOwner }: Props) {
  const own = useSelector(selectUid)
  const renderRemoveDialog = useContext(RemoveDialogContext)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)

  return (
    <>
      <ListCard aria-label="Administrators" sx={{ mt: 1.5 }}>
        {people.map((person) => (
          <PersonItem
            key={person.id}
            person={person}
            isOwn={person.id === own}
            isOwner={isOwner}
            onOpen={(dialog) => setOpen({ dialog, person })}
          />
        ))}
      </ListCard>
      {open?.dialog === 'change' && <ChangeDialog person={open.person} onClose={close} />}
      {open?.dialog === 'two-step' && <TwoStepDialog onClose={close} />}
      {open?.dialog === 'remove' && renderRemoveDialog({ person: open.person, onClose: close })}
    </>
  )
}

type ItemProps = {
  person: Person
  isOwn: boolean
  isOwner: boolean
  onOpen: (dialog: Open['dialog']) => void
}

function PersonItem({ person, isOwn, isOwner, onOpen }: ItemProps) {
  const nameOf = useNameOf()
  const { name, email, role, mobile, addedBy, at } = person
  const title = titleOfPerson(person)
  const facts = [name === undefined ? undefined : email, mobile && formatMobile(mobile)]
  return (
    <ListEntry
      title={title}
      chips={
        <>
          <Chip
            size="small"
            color={role === 'owner' ? 'primary' : 'default'}
            label={roleLabels[role]}
          />
          {isOwn && <Chip size="small" variant="outlined" label="You" />}
        </>
      }
      facts={facts}
      lines={[
        addedBy && (
          <>
            <span>Added by </span>
            <span translate="no">{[nameOf(addedBy), at].filter(Boolean).join(', ')}</span>
          </>
        ),
      ]}
      actions={
        <>
          {isOwn && backend.hasServer && (
            <Button variant="outlined" size="small" onClick={() => onOpen('two-step')}>
              Two-step login…
            </Button>
          )}
          {isOwner && !isOwn && (
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Button
                variant="outlined"
                size="small"
                aria-label={`Change ${title}`}
                onClick={() => onOpen('change')}
              >
                Change
              </Button>
              <Button
                color="error"
                size="small"
                aria-label={`Remove ${title}`}
                onClick={() => onOpen('remove')}
              >
                Remove…
              </Button>
            </Box>
          )}
        </>
      }
    >
      {isOwn && isOwner && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          Your own entry can only be changed by another owner. So one owner always remains.
        </Typography>
      )}
    </ListEntry>
  )
}

const { Form, SelectField, TextField, useWatchFields } = changeForm

/** Changes the role, name and mobile number of an administrator. */
function ChangeDialog({ person, onClose }: { person: Person; onClose: () => void }) {
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
