import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { messageOf } from '@/shared/firestore/messageOf'
import { dateTimeInIndia } from '@/shared/text/dateText'
import { ListCard } from '@/shared/desk/table/ListCard'
import { ListEntry } from '@/shared/desk/table/ListEntry'
import {
  useListenInvitationsQuery,
  useListenPeopleQuery,
  useRevokeInvitationMutation,
} from '../api'
import { type Invitation } from '../schema'
import { useNow } from '@/shared/desk/useNow'
import { InvitationLink } from './InvitationLink'
import { roleLabels } from '../roles'

/** The open invitations, and another way to add an administrator. */
export function Invitations({ onAdd }: { onAdd: () => void }) {
  const { data: list } = useListenInvitationsQuery()
  const items = list?.items ?? []
  return (
    <Box component="section" aria-labelledby="invitations" sx={{ mt: 4 }}>
      <Typography id="invitations" variant="h2" sx={{ mb: 1 }}>
        Invitations
      </Typography>
      {list?.error != null && <Alert severity="warning">{messageOf(list.error)}</Alert>}
      {list?.status === 'ready' && items.length === 0 && (
        <Typography>No invitations. “Add a user” makes one.</Typography>
      )}
      {items.length > 0 && (
        <ListCard aria-labelledby="invitations" sx={{ mt: 1 }}>
          {items.map((invitation) => (
            <InvitationItem key={invitation.id} invitation={invitation} />
          ))}
        </ListCard>
      )}
      <Accordion
        variant="outlined"
        disableGutters
        slotProps={{ heading: { component: 'h3' } }}
        sx={{ mt: 2 }}
      >
        <AccordionSummary expandIcon={<ExpandMoreIcon />}>Technical help</AccordionSummary>
        <AccordionDetails>
          <Typography sx={{ color: 'text.secondary' }}>
            Is self sign-up off in the Firebase console? Then make the account there first. The
            person can use a link with it, or you add it here with its UID.
          </Typography>
          <Button size="small" onClick={onAdd} sx={{ mt: 0.5 }}>
            Add an account from the console
          </Button>
        </AccordionDetails>
      </Accordion>
    </Box>
  )
}

/** An invitation counts only while its maker is an owner. */
function useIsByOwner({ by }: Invitation): boolean {
  const { data: people } = useListenPeopleQuery()
  if (people?.status !== 'ready') return true
  return people.items.some(({ id, role }) => id === by && role === 'owner')
}

function InvitationItem({ invitation }: { invitation: Invitation }) {
  const [revoke, { isLoading, error }] = useRevokeInvitationMutation()
  const now = useNow()
  const { id, name, email, role, untilMillis, usedBy } = invitation
  const isByOwner = useIsByOwner(invitation)
  const isInTime = usedBy === undefined && untilMillis > now
  const isOpen = isInTime && isByOwner
  const until = dateTimeInIndia(untilMillis)
  const status =
    usedBy !== undefined
      ? 'Used'
      : isOpen
        ? `Until ${until}`
        : isInTime
          ? 'Does not count: its maker is no longer an owner'
          : `Expired ${until}`

  return (
    <ListEntry
      title={name}
      chips={
        <>
          <Chip size="small" label={roleLabels[role]} />
          <Chip
            size="small"
            variant="outlined"
            color={isOpen ? 'success' : 'default'}
            label={status}
          />
        </>
      }
      facts={[email]}
      actions={
        <Button
          size="small"
          color={isOpen ? 'error' : 'inherit'}
          loading={isLoading}
          aria-label={`${isOpen ? 'Withdraw' : 'Delete'} the invitation of ${name}`}
          onClick={() => void revoke({ id })}
        >
          <span>{isOpen ? 'Withdraw' : 'Delete'}</span>
        </Button>
      }
    >
      {isOpen && <InvitationLink {...invitation} />}
      {error !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {messageOf(error)}
        </Alert>
      )}
    </ListEntry>
  )
}
