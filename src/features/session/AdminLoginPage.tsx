import Alert from '@mui/material/Alert'
import Container from '@mui/material/Container'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import { Navigate } from 'react-router-dom'
import { object, string } from 'yup'
import { createForm } from '@/shared/forms/createForm'
import { PageTitle } from '@/shared/ui/PageTitle'
import { emailField } from '@/shared/validation/email'
import { signIn } from './session'
import { selectReason, selectStatus, type SessionState } from './sessionSlice'

const loginSchema = object({
  email: emailField('Email').required().meta({ autoComplete: 'username' }),
  password: string().label('Password').required().meta({ autoComplete: 'current-password' }),
})

const { Form, TextField } = createForm(loginSchema)

const reasons = {
  notAdmin: 'This account does not have admin access.',
  ended: 'Your session has ended. Please sign in again.',
}

type Dispatch = ThunkDispatch<{ session: SessionState }, unknown, UnknownAction>

export default function AdminLoginPage() {
  const dispatch = useDispatch<Dispatch>()
  const status = useSelector(selectStatus)
  const reason = useSelector(selectReason)

  if (status === 'signedIn') return <Navigate to="/memberlist" replace />
  return (
    <Container maxWidth="xs" sx={{ py: 4 }}>
      <PageTitle>Admin Login</PageTitle>
      {reason !== null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {reasons[reason]}
        </Alert>
      )}
      <Form
        // Once it has succeeded, the session leads on to the list.
        onSubmit={({ email, password }) => dispatch(signIn(email, password))}
        submitLabel="Login"
        busyLabel="Logging in..."
      >
        <TextField name="email" />
        <TextField name="password" type="password" />
      </Form>
    </Container>
  )
}
