import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { followSession, type SessionDispatch } from '@/features/session'
import type { InvitedAccount } from '@/shared/auth/sessionProvider'
import type { AppError } from '@/shared/firestore/errors'
import { messageOf } from '@/shared/firestore/messageOf'
import { serverNow, useClockAhead } from '@/shared/config/serverClock'
import { dateTimeInIndia } from '@/shared/text/dateText'
import { TextLink } from '@/shared/ui/TextLink'
import { StatusAlert } from '@/shared/ui/status/StatusAlert'
import { Waiting } from '@/shared/ui/status/Waiting'
import { useAcceptInvitationMutation, useReadInvitationQuery } from '../api'
import { type Invitation } from '../schema'
import { LoadFailure } from '@/shared/desk/LoadFailure'
import { roleLabels, roleTexts } from '../roles'

type Props = {
  id: string
  account: InvitedAccount
  /** Gets the account that accepts; undefined if the server has refused it. */
  onAccepting: (uid: string | undefined) => void
}

/** Names the role of the invitation, or the reason why it cannot be accepted. */
export function AcceptInvitation({ id, account, onAccepting }: Props) {
  const { data: invitation, error, isFetching, refetch } = useReadInvitationQuery(id)
  const [isAccepting, setAccepting] = useState(false)
  const [accept, { error: refused }] = useAcceptInvitationMutation()
  const dispatch = useDispatch<SessionDispatch>()
  // Undefined where only this device's clock says whether the time is over: then the server decides.
  const isClockKnown = useClockAhead() !== undefined

  async function handleAccept() {
    setAccepting(true)
    onAccepting(account.uid)
    const answer = await accept({ id, uid: account.uid })
    // Without an answer it may have arrived.
    if (answer.error !== undefined && isRefusal(answer.error as AppError)) {
      onAccepting(undefined)
      // The rules do not say why: it may just have been withdrawn or used.
      await refetch()
    }
    setAccepting(false)
    // It finds an administrator now, and the page gets to know. It may have been faster than the answer.
    await dispatch(followSession())
  }

  if (isFetching && !isAccepting) return <Waiting />
  const isUnreachable = error !== undefined && !isRefusal(error as AppError)
  if (isUnreachable) {
    return <LoadFailure error={error as AppError} onRetry={() => void refetch()} />
  }
  // The rules do not say whether there is an invitation for another person.
  if (error !== undefined || invitation === undefined || invitation === null) {
    return (
      <Alert severity="warning">
        <span>At this address there is no invitation for </span>
        <strong translate="no">{account.email}</strong>
        <span>
          . It was made for another e-mail address, or it was withdrawn. Please ask the person who
          invited you.
        </span>
      </Alert>
    )
  }
  const problem = problemOf(invitation, account, isClockKnown || refused !== undefined)
  if (problem !== undefined) return problem

  const { name, role } = invitation
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        <span>Namaskar </span>
        <bdi translate="no">{name}</bdi>
      </Typography>
      <Typography
        sx={{ mb: 1 }}
      >{`You were invited with the role: ${roleLabels[role]}. ${roleTexts[role]}`}</Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        Names, addresses and mobile numbers of applicants are confidential. What you do with a
        request is recorded with your name.
      </Typography>
      <StatusAlert severity="error" sx={{ mb: 2 }}>
        {refused && isRefusal(refused as AppError)
          ? 'This invitation does not count any more: the person who made it is no longer an owner of the desk. Please ask another owner for a new one.'
          : messageOf(refused)}
      </StatusAlert>
      <Button
        variant="contained"
        size="large"
        loading={isAccepting}
        onClick={() => void handleAccept()}
      >
        Accept the invitation
      </Button>
    </>
  )
}

const isRefusal = ({ code }: AppError) => code === 'permission-denied' || code === 'refused'

/** Why an invitation is good no more. */
function problemOf(
  { usedBy, untilMillis }: Invitation,
  { uid }: InvitedAccount,
  isTimeKnown: boolean,
) {
  if (usedBy === uid) {
    return (
      <Alert severity="info">
        <span>You have accepted this invitation already. </span>
        <TextLink to="/AdminLogInForm">Log in</TextLink>
      </Alert>
    )
  }
  if (usedBy !== undefined) {
    return (
      <Alert severity="warning">
        This invitation was used already. Each is good for one account. Please ask for another one.
      </Alert>
    )
  }
  if (isTimeKnown && untilMillis <= serverNow()) {
    return (
      <Alert severity="warning">
        {`This invitation expired on ${dateTimeInIndia(untilMillis)}. Please ask for another one.`}
      </Alert>
    )
  }
  return undefined
}
