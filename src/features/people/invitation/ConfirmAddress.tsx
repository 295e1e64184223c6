import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { InvitedAccount } from '@/shared/auth/sessionProvider'
import { importPart } from '@/shared/config/importPart'
import { backend } from '@/shared/firestore/backend'
import { toAppError } from '@/shared/firestore/errors'
import { StatusAlert } from '@/shared/ui/status/StatusAlert'

type Props = { account: InvitedAccount; onAccount: (account: InvitedAccount) => void }

type Note = { severity: 'info' | 'success' | 'error'; text: string }

/** Waits until the person has opened the link in the mail. */
export function ConfirmAddress({ account, onAccount }: Props) {
  const [note, setNote] = useState<Note>()
  const [busy, setBusy] = useState<'checking' | 'sending'>()

  async function act(kind: 'checking' | 'sending', work: () => Promise<Note | undefined>) {
    setBusy(kind)
    setNote(undefined)
    try {
      setNote(await work())
    } catch (thrown) {
      setNote({ severity: 'error', text: toAppError(thrown).message })
    } finally {
      setBusy(undefined)
    }
  }

  const check = () =>
    act('checking', async () => {
      const accounts = await importPart(backend.loadInvitedAccounts)
      const now = await accounts.reload()
      if (now.isConfirmed) onAccount(now)
      return now.isConfirmed
        ? undefined
        : { severity: 'info', text: 'The address is not confirmed yet. Open the link in the mail.' }
    })

  const sendAgain = () =>
    act('sending', async () => {
      await (await importPart(backend.loadInvitedAccounts)).sendConfirmation()
      return { severity: 'success', text: 'Another mail is on its way.' }
    })

  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Confirm your address
      </Typography>
      <Typography sx={{ mb: 2 }}>
        <span>We have sent a mail to </span>
        <strong translate="no">{account.email}</strong>
        <span>
          . Open the link in it, on any device. Then come back to this page. Please look into your
          spam folder, too.
        </span>
      </Typography>
      <StatusAlert severity={note?.severity} sx={{ mb: 2 }}>
        {note?.text}
      </StatusAlert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          size="large"
          loading={busy === 'checking'}
          onClick={() => void check()}
        >
          I have confirmed
        </Button>
        <Button size="large" loading={busy === 'sending'} onClick={() => void sendAgain()}>
          Send the mail again
        </Button>
      </Box>
    </>
  )
}
