import Alert from '@mui/material/Alert'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAtRest } from '@/shared/config/atRest'
import { importWithRetry } from '@/shared/config/importPart'
import { prepareToSubmit } from '@/shared/firestore/submit'
import { createForm } from '@/shared/forms/createForm'
import { cardKeyProblem, normalizeCardKey } from '@/shared/members/cardAddress'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useMounted } from '@/shared/ui/useMounted'
import { texts } from '@/texts/verify'
import { keySchema } from './schema'

// The form alone does not need it.
const loadResult = () => import('./CardResult')
const CardResult = lazy(async () => ({
  default: (await importWithRetry(loadResult)).CardResult,
}))

const { Form, TextField } = createForm(keySchema)

/** Says whether the membership of a card is valid today. It shows no personal data. */
export default function VerifyPage() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  // The prerendered page knows no key.
  const isMounted = useMounted()
  const key = isMounted ? normalizeCardKey(decoded(hash.slice(1))) : ''
  const problem = key === '' ? undefined : cardKeyProblem(key)
  const [typed, setTyped] = useState<string>()
  useAtRest(prepareToSubmit, loadResult)

  return (
    <Container maxWidth={false} sx={{ maxWidth: 768, py: { xs: 3, md: 4 } }}>
      <Breadcrumbs current={texts.title} />
      <PageTitle>{texts.title}</PageTitle>
      {problem !== undefined && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {problem}
        </Alert>
      )}
      {key !== '' && problem === undefined && (
        <Suspense fallback={<Typography sx={{ mb: 4 }}>{texts.checking}</Typography>}>
          <CardResult key={key} cardKey={key} takesFocus={typed === key} />
        </Suspense>
      )}
      <Typography variant="h2" sx={{ mb: 1 }}>
        {key === '' ? texts.typeCode : texts.another}
      </Typography>
      <Typography sx={{ mb: 3 }}>{texts.howTo}</Typography>
      <Form
        key={hash}
        onSubmit={async ({ key: entered }) => {
          setTyped(entered)
          await navigate({ hash: entered })
        }}
        submitLabel={texts.check}
        busyLabel={texts.checking}
        failureAt="top"
      >
        <TextField name="key" />
      </Form>
    </Container>
  )
}

/** An address may be cut off anywhere. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
