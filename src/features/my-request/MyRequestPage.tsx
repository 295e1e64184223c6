import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState, type FormEvent } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAtRest } from '@/shared/config/atRest'
import { importPart, importWithRetry } from '@/shared/config/importPart'
import { KnownError } from '@/shared/firestore/errors'
import { prepareToSubmit } from '@/shared/firestore/submit'
import { createForm } from '@/shared/forms/createForm'
import { lookupKey } from '@/shared/requests/status'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { StatusRegion } from '@/shared/ui/status/StatusRegion'
import { useMounted } from '@/shared/ui/useMounted'
import { texts } from '@/texts/my-request'
import type { StatusDispatch } from './api'
import { countMiss, missesSoFar, pauseAfter } from './misses'
import { lookUpSchema, type LookUp } from './schema'

// The form alone does not need it.
const loadCard = () => import('./StatusCard')
const loadApi = () => import('./api')
const StatusCard = lazy(async () => ({
  default: (await importWithRetry(loadCard)).StatusCard,
}))

const { Form, TextField } = createForm(lookUpSchema)

/** A key, perhaps cut off on its way: that is a miss like any other. */
const keyIn = (hash: string) => /^#([0-9a-f]{16,64})$/i.exec(hash)?.[1]?.toLowerCase()

/** The key in a copied address of this page. */
const keyInAddress = (typed: string) => keyIn(/\/my-request\/?(#\w+)/i.exec(typed)?.[1] ?? '')

export default function MyRequestPage() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  // The prerendered page knows no key.
  const isMounted = useMounted()
  const key = isMounted ? keyIn(hash) : undefined
  const [lookedUp, setLookedUp] = useState<{ key: string; reference: string; mobile: string }>()
  /** The keys of addresses that were put into the form. */
  const [opened, setOpened] = useState<string[]>([])
  const [isSlow, setSlow] = useState(false)
  const dispatch = useDispatch<StatusDispatch>()
  useAtRest(loadApi, prepareToSubmit, loadCard)

  async function lookUp({ reference, mobile }: LookUp) {
    const [prefix = '', ...id] = reference.split('-')
    const lookup = await lookupKey(prefix, id.join(''), mobile)
    await pause(pauseAfter(missesSoFar()))
    const { askForKey, askForStatus } = await importPart(loadApi)
    const foundKey = await dispatch(askForKey(lookup)).unwrap()
    const status = foundKey === null ? null : await dispatch(askForStatus(foundKey)).unwrap()
    if (status === null) {
      countMiss()
      setSlow(pauseAfter(missesSoFar()) > 0)
      throw new KnownError('not-found', texts.nothingFound)
    }
    setLookedUp({ key: status.key, reference, mobile })
    await navigate({ hash: status.key })
  }

  /** The address of a request opens it, and leaves no trace in the form. */
  function handleInput({ target }: FormEvent) {
    const address = target instanceof HTMLInputElement ? keyInAddress(target.value) : undefined
    if (address === undefined) return
    setOpened([...opened, address])
    void navigate({ hash: address })
  }

  return (
    <Container maxWidth={false} sx={{ maxWidth: 768, py: { xs: 3, md: 4 } }}>
      <Breadcrumbs current={texts.title} />
      <PageTitle>{texts.title}</PageTitle>
      {key !== undefined && (
        <Suspense fallback={<Typography sx={{ mb: 4 }}>{texts.lookingUp}</Typography>}>
          <StatusCard
            key={key}
            statusKey={key}
            lookedUpWith={key === lookedUp?.key ? lookedUp : undefined}
            isOpenedHere={opened.includes(key)}
          />
        </Suspense>
      )}
      <Typography variant="h2" sx={{ mb: 1 }}>
        {key === undefined ? texts.lookUpOne : texts.lookUpAnother}
      </Typography>
      <Typography sx={{ mb: 3 }}>{texts.intro}</Typography>
      <Box onInput={handleInput}>
        <Form
          key={opened.length}
          onSubmit={lookUp}
          submitLabel={texts.lookUp}
          busyLabel={texts.lookingUp}
          failureAt="top"
          refilledAs="look-up"
        >
          <TextField name="reference" />
          <TextField name="mobile" />
        </Form>
      </Box>
      <StatusRegion>{isSlow && <Typography sx={{ mt: 2 }}>{texts.slow}</Typography>}</StatusRegion>
    </Container>
  )
}

const pause = (millis: number) =>
  millis === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, millis))
