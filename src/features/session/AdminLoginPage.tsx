import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { useDispatch, useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { object, string } from 'yup'
import { createForm } from '@/shared/forms/createForm'
import { PageTitle } from '@/shared/ui/PageTitle'
import { emailField } from '@/shared/validation/email'
import { ForgotPassword } from './ForgotPassword'
import { PasswordField } from './PasswordField'
import { signIn } from './session'
import { selectReason, selectStatus, type SessionState } from './sessionSlice'
import { wayBack } from './wayBack'

const loginSchema = object({
  email: emailField('Email').required().meta({ autoComplete: 'username' }),
  password: string().label('Password').required().meta({ autoComplete: 'current-password' }),
})

const { Form, TextField, useTyped } = createForm(loginSchema)

const reasons = {
  notAdmin: 'This account does not have admin access.',
  ended: 'Your session has ended. Please sign in again.',
}

type Dispatch = ThunkDispatch<{ session: SessionState }, unknown, UnknownAction>

export default function AdminLoginPage() {
  const dispatch = useDispatch<Dispatch>()
  const status = useSelector(selectStatus)
  const reason = useSelector(selectReason)

  const [forgotten, setForgotten] = useState<string>()
  const forgotButton = useRef<HTMLButtonElement>(null)
  const { state } = useLocation()

  function handleBack() {
    flushSync(() => setForgotten(undefined))
    forgotButton.current?.focus()
  }

  if (status === 'signedIn') return <Navigate to={wayBack(state)} replace />
  return (
    <Container maxWidth="xs" sx={{ py: 4 }}>
      <PageTitle>Admin Login</PageTitle>
      {reason !== null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {reasons[reason]}
        </Alert>
      )}
      {/* Hidden, not gone: what was typed is there when one comes back. */}
      <Box hidden={forgotten !== undefined}>
        <Form
          // Once it has succeeded, the session leads on to the list.
          onSubmit={({ email, password }) => dispatch(signIn(email, password))}
          submitLabel="Login"
          busyLabel="Logging in..."
          failureAt="top"
        >
          <TextField name="email" />
          <PasswordField name="password" />
          <ForgotButton ref={forgotButton} onForgot={setForgotten} />
        </Form>
      </Box>
      {forgotten !== undefined && <ForgotPassword email={forgotten} onBack={handleBack} />}
    </Container>
  )
}

type ForgotButtonProps = { ref: Ref<HTMLButtonElement>; onForgot: (email: string) => void }

/** Knows the address that was typed, which need not be typed again. */
function ForgotButton({ ref, onForgot }: ForgotButtonProps) {
  const [email] = useTyped(['email'])
  return (
    <Button
      ref={ref}
      size="small"
      onClick={() => onForgot(typeof email === 'string' ? email : '')}
      sx={{ justifySelf: 'start', mt: -1.5 }}
    >
      Forgot password?
    </Button>
  )
}
