import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useRef, useState } from 'react'
import { object } from 'yup'
import { createForm } from '@/shared/forms/createForm'
import { emailField } from '@/shared/validation/text'
import { resetPassword } from './signIn'

const { Form, TextField } = createForm(
  object({ email: emailField('Email').required().meta({ autoComplete: 'username' }) }),
)

type Props = { email: string; onBack: () => void }

/** Requests an email to set a new password. The answer is the same for every address. */
export function ForgotPassword({ email, onBack }: Props) {
  const [isSent, setSent] = useState(false)
  const values = useMemo(() => ({ email }), [email])
  // The button with the focus is gone: first the button that led here, then the form's.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [isSent])

  return (
    <Box component="section" aria-labelledby="forgot">
      <Typography
        ref={heading}
        id="forgot"
        variant="h3"
        component="h2"
        tabIndex={-1}
        sx={{ mb: 1, outline: 'none' }}
      >
        Forgot password?
      </Typography>
      {isSent ? (
        <Alert severity="success">
          If there is an account with this address, an email with a link to set a new password is on
          its way. Please check your spam folder, too.
        </Alert>
      ) : (
        <Form
          values={values}
          onSubmit={({ email: address }) => resetPassword(address)}
          onDone={() => setSent(true)}
          submitLabel="Send the link"
          busyLabel="Sending..."
        >
          <TextField name="email" />
        </Form>
      )}
      <Button size="small" onClick={onBack} sx={{ mt: 2 }}>
        Back to login
      </Button>
    </Box>
  )
}
