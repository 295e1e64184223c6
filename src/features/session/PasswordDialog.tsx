import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { object, string } from 'yup'
import { importPart } from '@/shared/config/importPart'
import { backend } from '@/shared/firestore/backend'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { createForm } from '@/shared/forms/createForm'
import { PasswordField } from '@/shared/forms/fields/PasswordField'
import { CodeForm } from './CodeForm'
import { answerPassword, selectIsPasswordAsked, type PasswordDispatch } from './freshSignIn'
import { selectOwnEmail } from './sessionSlice'

const { Form } = createForm(
  object({
    password: string().label('Password').required().meta({ autoComplete: 'current-password' }),
  }),
)

/** Asks for the password where something needs a sign-in of the last hour. */
export function PasswordDialog() {
  const dispatch = useDispatch<PasswordDispatch>()
  const isAsked = useSelector(selectIsPasswordAsked)
  // Leaving the desk cancels the question.
  useEffect(() => () => dispatch(answerPassword(false)), [dispatch])
  return isAsked ? <Question onAnswer={(answer) => dispatch(answerPassword(answer))} /> : null
}

function Question({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const email = useSelector(selectOwnEmail)
  const [isCodeNeeded, setCodeNeeded] = useState(false)

  async function handlePassword({ password }: { password: string }) {
    const provider = await importPart(backend.loadSessionProvider)
    const confirmed = await provider.confirmPassword(password)
    if (confirmed.isCodeNeeded) setCodeNeeded(true)
    else onAnswer(true)
  }

  async function handleCode(code: string) {
    await (await importPart(backend.loadSessionProvider)).confirmCode(code)
    onAnswer(true)
  }

  return (
    <AppDialog
      title="Type your password to go on"
      maxWidth="xs"
      onClose={() => onAnswer(false)}
      focusesField
    >
      {isCodeNeeded ? (
        <CodeForm onSubmit={handleCode} submitLabel="Go on" onBack={() => setCodeNeeded(false)} />
      ) : (
        <>
          <DialogContentText sx={{ mb: 2 }}>
            <span>You logged in more than an hour ago as </span>
            <strong translate="no">{email}</strong>
            <span>
              . People, settings, erasing and a copy of everything need your password again. What
              you typed is kept.
            </span>
          </DialogContentText>
          <Form
            onSubmit={handlePassword}
            submitLabel="Go on"
            busyLabel="Checking…"
            buttons={<Button onClick={() => onAnswer(false)}>Cancel</Button>}
            failureAt="top"
          >
            {/* For password managers. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordField name="password" />
          </Form>
        </>
      )}
    </AppDialog>
  )
}
