import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Link, useParams } from 'react-router-dom'
import {
  logOut,
  selectIsLoggingOut,
  selectRole,
  selectUid,
  type SessionDispatch,
  type SessionRoot,
} from '@/features/session'
import type { InvitedAccount } from '@/shared/auth/sessionProvider'
import { importPart } from '@/shared/config/importPart'
import { backend } from '@/shared/firestore/backend'
import { PageTitle } from '@/shared/ui/PageTitle'
import { StatusAlert } from '@/shared/ui/status/StatusAlert'
import { Waiting } from '@/shared/ui/status/Waiting'
import { ClockNotice } from '@/shared/ui/status/ClockNotice'
import { roleLabels } from '../roles'
import { AcceptInvitation } from './AcceptInvitation'
import { AccountForm } from './AccountForm'
import { ConfirmAddress } from './ConfirmAddress'

/**
 * Where the link of an invitation leads. The person signs in or makes an account, confirms the address,
 * and is an administrator from then on.
 */
export default function InvitationPage() {
  const { id = '' } = useParams()
  const uid = useSelector(selectUid)
  // The account that accepts. Another account that is signed in now was an administrator before.
  const [accepting, setAccepting] = useState<string>()

  return (
    <Container maxWidth="sm" sx={{ py: 4 }}>
      <PageTitle>Invitation</PageTitle>
      <ClockNotice />
      {uid === null ? (
        <Invited id={id} onAccepting={setAccepting} />
      ) : uid === accepting ? (
        <Welcome />
      ) : (
        <SignedInAlready />
      )}
    </Container>
  )
}

type InvitedProps = {
  id: string
  /** Gets the account of the person who presses "Accept"; undefined if that was refused. */
  onAccepting: (uid: string | undefined) => void
}

/** One step after the other: an account, a confirmed address, the invitation. */
function Invited({ id, onAccepting }: InvitedProps) {
  // Undefined while it is not known whether an account was here before.
  const [account, setAccount] = useState<InvitedAccount | null>()
  useEffect(() => {
    importPart(backend.loadInvitedAccounts)
      .then((accounts) => accounts.current())
      .then(setAccount, () => setAccount(null))
  }, [])

  const [isLeaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function leave() {
    setLeaving(true)
    setFailure(undefined)
    try {
      const accounts = await importPart(backend.loadInvitedAccounts)
      await accounts.signOut()
      onAccepting(undefined)
      setAccount(null)
    } catch {
      setFailure(notLeft)
    } finally {
      setLeaving(false)
    }
  }

  if (account === undefined) return <Waiting />
  if (account === null) return <AccountForm onAccount={setAccount} />
  return (
    <>
      {account.isConfirmed ? (
        <AcceptInvitation id={id} account={account} onAccepting={onAccepting} />
      ) : (
        <ConfirmAddress account={account} onAccount={setAccount} />
      )}
      <Button size="small" loading={isLeaving} sx={{ mt: 3 }} onClick={() => void leave()}>
        Use another account
      </Button>
      <StatusAlert severity="error" sx={{ mt: 1 }}>
        {failure}
      </StatusAlert>
    </>
  )
}

const notLeft =
  'The account could not be logged out. Check your internet connection and try again, or reload the page.'

function Welcome() {
  const role = useSelector(selectRole)
  useEffect(() => {
    importPart(backend.loadInvitedAccounts).then(
      ({ accepted }) => accepted(),
      () => {},
    )
  }, [])
  return (
    <Box role="status">
      <Alert severity="success" sx={{ mb: 2 }}>
        {role === null
          ? 'Welcome. You are an administrator now.'
          : `Welcome. You are an administrator now, with the role: ${roleLabels[role]}.`}
      </Alert>
      <Button variant="contained" size="large" component={Link} to="/desk">
        To the desk
      </Button>
    </Box>
  )
}

/** An invitation is for a person who is no administrator yet. */
function SignedInAlready() {
  const dispatch = useDispatch<SessionDispatch>()
  const email = useSelector(({ session }: SessionRoot) => session.user?.email)
  const isLoggingOut = useSelector(selectIsLoggingOut)
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        <span>You are logged in as an administrator already: </span>
        <strong translate="no">{email}</strong>
      </Typography>
      <Typography sx={{ mb: 2 }}>
        If this invitation is for you with another address, log out first. If it is for another
        person, send them the address of this page.
      </Typography>
      <Button variant="outlined" loading={isLoggingOut} onClick={() => void dispatch(logOut())}>
        Log out and go on
      </Button>
    </>
  )
}
