import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectUid } from '@/features/session'
import { backend } from '@/shared/firestore/backend'
import { formatMobile } from '@/shared/validation/mobile'
import { linesSx } from '@/shared/desk/styles'
import { titleOfPerson, useNameOf } from './names'
import type { Person } from './api'
import { ChangeDialog } from './ChangeDialog'
import { RemoveDialog } from './RemoveDialog'
import { TwoStepDialog } from './TwoStepDialog'
import { roleLabels } from './roles'

type Props = { people: readonly Person[]; isOwner: boolean }
type Open = { dialog: 'change' | 'remove' | 'two-step'; person: Person }

/** The administrators. Owners can change and remove all others, not themselves. */
export function PeopleList({ people, isOwner }: Props) {
  const own = useSelector(selectUid)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)

  return (
    <>
      <Card variant="outlined" sx={{ mt: 1.5 }}>
        <List disablePadding aria-label="Administrators" sx={linesSx}>
          {people.map((person) => (
            <PersonItem
              key={person.id}
              person={person}
              isOwn={person.id === own}
              isOwner={isOwner}
              onOpen={(dialog) => setOpen({ dialog, person })}
            />
          ))}
        </List>
      </Card>
      {open?.dialog === 'change' && <ChangeDialog person={open.person} onClose={close} />}
      {open?.dialog === 'two-step' && <TwoStepDialog onClose={close} />}
      {open?.dialog === 'remove' && <RemoveDialog person={open.person} onClose={close} />}
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
    <ListItem divider sx={itemSx}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography translate="no" sx={{ fontWeight: 600 }}>
            <bdi>{title}</bdi>
          </Typography>
          <Chip
            size="small"
            color={role === 'owner' ? 'primary' : 'default'}
            label={roleLabels[role]}
          />
          {isOwn && <Chip size="small" variant="outlined" label="You" />}
        </Box>
        <Typography variant="body2" translate="no" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        {addedBy !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <span>Added by </span>
            <span translate="no">{[nameOf(addedBy), at].filter(Boolean).join(', ')}</span>
          </Typography>
        )}
        {isOwn && isOwner && (
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            Your own entry can only be changed by another owner. So one owner always remains.
          </Typography>
        )}
      </Box>
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
    </ListItem>
  )
}

const itemSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.5 }
