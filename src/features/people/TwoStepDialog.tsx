import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { site } from '@/content/site'
import { CodeForm, withFreshSignIn, type PasswordDispatch } from '@/features/session/desk'
import { importPart } from '@/shared/config/importPart'
import { backend } from '@/shared/firestore/backend'
import { attempt } from '@/shared/firestore/errors'
import { messageOf } from '@/shared/firestore/messageOf'
import { QrCode } from '@/shared/ui/code/QrCode'
import { CopyButton } from '@/shared/ui/CopyButton'
import { StatusAlert } from '@/shared/ui/status/StatusAlert'
import { Waiting } from '@/shared/ui/status/Waiting'
import type { AuthenticatorApp, NewApp } from '@/shared/auth/sessionProvider'

type Work<Result> = (app: AuthenticatorApp) => Promise<Result>

/** Lets an administrator add an authenticator app to the own account, or take it away. */
export function TwoStepDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useDispatch<PasswordDispatch>()
  const [isSetUp, setSetUp] = useState<boolean>()
  /** While the app on the phone is being added. */
  const [added, setAdded] = useState<NewApp>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const ask = <Result,>(work: Work<Result>) => withFreshSignIn(dispatch, () => withApp(work))

  async function act<Result>(work: Work<Result>, onDone: (result: Result) => void) {
    setBusy(true)
    setFailure(undefined)
    const answer = await ask(work)
    setBusy(false)
    if ('error' in answer) setFailure(messageOf(answer.error))
    else onDone(answer.data as Result)
  }

  const look = () => act((app) => app.isSetUp(), setSetUp)
  useEffect(() => {
    // The first look needs no password.
    void withApp((app) => app.isSetUp()).then((answer) => {
      if ('error' in answer) setFailure(messageOf(answer.error))
      else setSetUp(answer.data)
    })
  }, [])

  async function handleCode(code: string) {
    const answer = await ask((app) => app.finish(code))
    if ('error' in answer) throw answer.error
    setAdded(undefined)
    setSetUp(true)
  }

  return (
    <AppDialog title="Two-step login" closeLabel="Close" onClose={onClose}>
      <StatusAlert severity="error" sx={{ mb: 2 }}>
        {failure}
      </StatusAlert>
      {added !== undefined ? (
        <>
          <NewAppSteps app={added} />
          <CodeForm
            text="3. Type the six digits that the app shows."
            onSubmit={handleCode}
            submitLabel="Switch on"
          />
        </>
      ) : isSetUp === undefined ? (
        failure === undefined ? (
          <Waiting />
        ) : (
          <Button loading={isBusy} onClick={() => void look()}>
            Try again
          </Button>
        )
      ) : isSetUp ? (
        <>
          <Alert severity="success" sx={{ mb: 2 }}>
            Two-step login is on. A login needs your password and a code of your authenticator app.
          </Alert>
          <Typography sx={{ mb: 2 }}>
            For a new phone, switch it off here and set it up again with the new one.
          </Typography>
          <Button
            color="error"
            variant="outlined"
            loading={isBusy}
            onClick={() =>
              void act(
                (app) => app.remove(),
                () => setSetUp(false),
              )
            }
          >
            Switch off
          </Button>
        </>
      ) : (
        <>
          <Typography sx={{ mb: 2 }}>
            Who learns your password can do nothing with it if a login needs your phone, too. You
            need an authenticator app on it, such as Google Authenticator, Microsoft Authenticator
            or Aegis.
          </Typography>
          <Button
            variant="contained"
            loading={isBusy}
            onClick={() => void act((app) => app.start(site.name), setAdded)}
          >
            Set it up
          </Button>
        </>
      )}
    </AppDialog>
  )
}

const withApp = <Result,>(work: Work<Result>) =>
  attempt(async () => work(await importPart(backend.loadAuthenticatorApp)))

function NewAppSteps({ app: { key, address } }: { app: NewApp }) {
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        1. Open the authenticator app on your phone and add an account.
      </Typography>
      <Typography sx={{ mb: 1 }}>
        2. Scan this code with it. If you read this on the phone, copy the key into the app instead.
      </Typography>
      <QrCode text={address} label="QR code for the authenticator app" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography translate="no" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {key}
        </Typography>
        <CopyButton label="Copy the key" text={() => key} />
      </Box>
    </>
  )
}
