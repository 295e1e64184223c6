import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { object, string } from 'yup'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { useShowMessage } from '@/shared/desk/Messages'
import { importPart } from '@/shared/config/importPart'
import { backend } from '@/shared/firestore/backend'
import { createForm } from '@/shared/forms/createForm'
import { PasswordField } from '@/shared/forms/fields/PasswordField'
import { CodeForm } from './CodeForm'
import { selectOwnEmail } from './sessionSlice'

const { Form } = createForm(
  object({
    current: string()
      .label('Present password')
      .required()
      .meta({ autoComplete: 'current-password' }),
    next: string()
      .label('New password')
      .required()
      .min(12)
      .meta({ autoComplete: 'new-password', help: 'At least 12 characters' }),
  }),
)

const loadProvider = () => importPart(backend.loadSessionProvider)

/** Changes the own password. The identity provider asks for the present one. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const email = useSelector(selectOwnEmail)
  const showMessage = useShowMessage()
  /** The new password, while the code of an authenticator app is asked for. */
  const [waiting, setWaiting] = useState<string>()

  async function change(password: string) {
    await (await loadProvider()).changePassword(password)
    showMessage('Your password was changed')
    onClose()
  }

  async function handlePasswords({ current, next }: { current: string; next: string }) {
    const { isCodeNeeded } = await (await loadProvider()).confirmPassword(current)
    if (isCodeNeeded) setWaiting(next)
    else await change(next)
  }

  async function handleCode(code: string) {
    await (await loadProvider()).confirmCode(code)
    await change(waiting ?? '')
  }

  return (
    <AppDialog title="Change password" maxWidth="xs" onClose={onClose} focusesField>
      {waiting === undefined ? (
        <Form
          onSubmit={handlePasswords}
          submitLabel="Change password"
          busyLabel="Changing…"
          buttons={<Button onClick={onClose}>Cancel</Button>}
          failureAt="top"
        >
          {/* For password managers. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField name="current" />
          <PasswordField name="next" />
        </Form>
      ) : (
        <CodeForm
          onSubmit={handleCode}
          submitLabel="Change password"
          onBack={() => setWaiting(undefined)}
        />
      )}
    </AppDialog>
  )
}
