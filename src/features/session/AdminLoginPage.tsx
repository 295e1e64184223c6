import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { useEffect, useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { useDispatch, useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { object, string } from 'yup'
import { prefetchList } from '@/features/desk'
import { selectUnsure, selectUnwritten } from '@/shared/desk/unsavedWork'
import { isExpired } from '@/shared/firestore/live/liveState'
import { idleHours } from '@/shared/auth/lastPress'
import { importWithRetry, mustLoadAgain } from '@/shared/config/importPart'
import { beforeLoadingAgain, loadAgain } from '@/shared/config/loadAgain'
import { useGoOn } from '@/shared/config/useGoOn'
import { backend } from '@/shared/firestore/backend'
import { toAppError } from '@/shared/firestore/errors'
import { prepareToSubmit } from '@/shared/firestore/submit'
import { createForm } from '@/shared/forms/createForm'
import { counted } from '@/shared/text/counted'
import { PageTitle } from '@/shared/ui/PageTitle'
import { emailField } from '@/shared/validation/text'
import { CodeForm } from './CodeForm'
import { ForgotPassword } from './ForgotPassword'
import { PasswordField } from '@/shared/forms/fields/PasswordField'
import { redirectAfterLogin } from './redirectAfterLogin'
import type { SessionDispatch } from './session'
import { selectReason, selectStatus } from './sessionSlice'
import { signIn, signInWithCode } from './signIn'

const loginSchema = object({
  email: emailField('Email').required().meta({ autoComplete: 'username' }),
  password: string().label('Password').required().meta({ autoComplete: 'current-password' }),
})

const { Form, TextField, useWatchFields } = createForm(loginSchema)

const reasons = {
  notAdmin: () => 'This account does not have admin access.',
  ended: () => 'Your session has ended. Please log in again.',
  idle: () => `You were signed out after ${counted(idleHours(), 'hour')} without a press.`,
}

const login = 'login'

const passwordInput = () => document.querySelector<HTMLInputElement>('[autocomplete$=password]')

export default function AdminLoginPage() {
  const dispatch = useDispatch<SessionDispatch>()
  const status = useSelector(selectStatus)
  const reason = useSelector(selectReason)
  const unwritten = useSelector(selectUnwritten)
  const unsure = useSelector(selectUnsure)

  const [forgotten, setForgotten] = useState<string>()
  const forgotButton = useRef<HTMLButtonElement>(null)
  const { state } = useLocation()
  const [isSigningIn, setSigningIn] = useState(false)
  const [isCodeNeeded, setCodeNeeded] = useState(false)

  // The page is for signing in alone.
  useEffect(() => {
    const waiting = new AbortController()
    // It is not needed before the list.
    prepareToSubmit().catch(() => {})
    void importWithRetry(backend.loadSessionProvider, waiting.signal).then(prefetchList)
    return () => waiting.abort()
  }, [])

  const [wasInterrupted, setInterrupted] = useState(false)
  useGoOn(login, () => {
    setInterrupted(true)
    passwordInput()?.focus()
  })
  // A password is never stored, so it would have to be typed again.
  useEffect(() => beforeLoadingAgain((goOn) => goOn === login || !passwordInput()?.value), [])

  async function enter(attempt: ReturnType<typeof signIn>) {
    setSigningIn(true)
    try {
      const entered = await dispatch(attempt)
      setCodeNeeded('isCodeNeeded' in entered)
    } catch (thrown) {
      if (toAppError(thrown).code === mustLoadAgain && loadAgain(login))
        await new Promise<never>(() => {})
      throw thrown
    } finally {
      setSigningIn(false)
    }
  }

  function handleBack() {
    flushSync(() => setForgotten(undefined))
    forgotButton.current?.focus()
  }

  // Not before the session is stored: a reload right afterwards must find it.
  if (status === 'signedIn' && !isSigningIn) {
    return <Navigate to={redirectAfterLogin(state)} replace />
  }
  return (
    <Container maxWidth="xs" sx={{ py: 4 }}>
      <PageTitle>Admin Login</PageTitle>
      {reason !== null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {reasons[reason]()}
        </Alert>
      )}
      {unwritten && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <span>Not saved yet: </span>
          <strong>{unwritten}</strong>
          <span>
            {isExpired(reason)
              ? '. This tab keeps it until you log in again, for you alone.'
              : '. Nothing of it is kept: please take the step again after the login.'}
          </span>
        </Alert>
      )}
      {unsure && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <span>Was being saved when the session ended: </span>
          <strong>{unsure}</strong>
          <span>. Please look after the login whether it is there.</span>
        </Alert>
      )}
      {/* Hidden, not unmounted, so that it keeps the typed text. */}
      <Box hidden={forgotten !== undefined || isCodeNeeded}>
        {wasInterrupted && (
          <Alert severity="info" role="status" sx={{ mb: 2 }}>
            A part of this page had to be loaded again. Please type your password and log in.
          </Alert>
        )}
        <Form
          onSubmit={({ email, password }) => enter(signIn(email, password))}
          submitLabel="Login"
          busyLabel="Logging in..."
          failureAt="top"
          refilledAs={login}
        >
          <TextField name="email" />
          <PasswordField name="password" />
          <ForgotButton ref={forgotButton} onForgot={setForgotten} />
        </Form>
      </Box>
      {isCodeNeeded && (
        <CodeForm
          onSubmit={(code) => enter(signInWithCode(code))}
          submitLabel="Go on"
          onBack={() => setCodeNeeded(false)}
        />
      )}
      {forgotten !== undefined && <ForgotPassword email={forgotten} onBack={handleBack} />}
    </Container>
  )
}

type ForgotButtonProps = { ref: Ref<HTMLButtonElement>; onForgot: (email: string) => void }

/** A component of its own, so that only the button renders again with each key. */
function ForgotButton({ ref, onForgot }: ForgotButtonProps) {
  const [email] = useWatchFields(['email'])
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
