import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { object, string } from 'yup'
import { clearLogout } from '@/features/session'
import type { InvitedAccount } from '@/shared/auth/sessionProvider'
import { importPart } from '@/shared/config/importPart'
import { backend } from '@/shared/firestore/backend'
import { createForm } from '@/shared/forms/createForm'
import { PasswordField } from '@/shared/forms/fields/PasswordField'
import { emailField } from '@/shared/validation/text'

const email = emailField('Email').required().meta({
  autoComplete: 'username',
  help: 'The address to which you were invited',
})
const password = string().label('Password').required()

const newForm = createForm(
  object({
    email,
    password: password
      .meta({ autoComplete: 'new-password', help: 'At least 12 characters' })
      .min(12),
  }),
)
const knownForm = createForm(
  object({ email, password: password.meta({ autoComplete: 'current-password' }) }),
)

type Values = { email: string; password: string }
type Props = { onAccount: (account: InvitedAccount) => void }

/** Makes an account, or signs in to an account. */
export function AccountForm({ onAccount }: Props) {
  const [isNew, setNew] = useState(true)
  // Tried in one form, it need not be typed again in the other.
  const [tried, setTried] = useState('')
  const values = useMemo(() => ({ email: tried }), [tried])
  const { Form, TextField } = isNew ? newForm : knownForm

  async function handleSubmit({ email: address, password: secret }: Values) {
    setTried(address)
    const accounts = await importPart(backend.loadInvitedAccounts)
    // An earlier logout in this browser is over.
    clearLogout()
    const enter = isNew ? accounts.create : accounts.signIn
    onAccount(await enter(address, secret))
  }

  return (
    <>
      <Typography sx={{ mb: 3 }}>
        You were invited to help at the desk of the association. First you need an account with the
        e-mail address to which you were invited.
      </Typography>
      <Form
        key={isNew ? 'new' : 'known'}
        values={values}
        onSubmit={handleSubmit}
        submitLabel={isNew ? 'Make the account' : 'Log in'}
        busyLabel={isNew ? 'Making the account…' : 'Logging in…'}
        failureAt="top"
      >
        <TextField name="email" wide />
        <PasswordField name="password" />
      </Form>
      <Button size="small" sx={{ mt: 2 }} onClick={() => setNew(!isNew)}>
        <span>{isNew ? 'I have an account' : 'I need an account'}</span>
      </Button>
    </>
  )
}
