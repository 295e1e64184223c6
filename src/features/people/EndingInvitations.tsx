import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useListenInvitationsQuery } from './api'
import { type Invitation, type Person } from './schema'
import { roleLabels } from './roles'

type Props = {
  person: Person
  /** Also those to their address. */
  isRemoved: boolean
}

/** The invitations that end when a person is removed, or is an owner no more. */
export function EndingInvitations({ person, isRemoved }: Props) {
  const { data: list } = useListenInvitationsQuery()
  const email = person.email?.toLowerCase()
  const isEnding = ({ by, usedBy, ...to }: Invitation) =>
    usedBy === undefined && (by === person.id || (isRemoved && to.email === email))
  const ending = (list?.items ?? []).filter(isEnding)
  if (ending.length === 0) return null
  return (
    <Box sx={{ mt: 2 }}>
      <Typography>
        {ending.length === 1
          ? 'This invitation ends with it, and its link no longer works:'
          : `These ${ending.length} invitations end with it, and their links no longer work:`}
      </Typography>
      <Box component="ul" aria-label="Invitations that end" sx={{ mt: 0.5, mb: 0, pl: 2.5 }}>
        {ending.map(({ id, name, email: address, role }) => (
          <Box key={id} component="li" sx={{ overflowWrap: 'anywhere' }}>
            <span translate="no">{`${name}, ${address}`}</span>
            <span>{`: ${roleLabels[role]}`}</span>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
