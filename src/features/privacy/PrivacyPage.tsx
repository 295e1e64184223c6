import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { notice } from '@/content/privacy/notice'
import { privacy } from '@/content/privacy/privacyPage'
import { privacyForms } from '@/content/privacy/privacyForms'
import { env } from '@/shared/config/env'
import { importWithRetry } from '@/shared/config/importPart'
import { myRequestPath } from '@/shared/requests/link'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { StatusRegion } from '@/shared/ui/status/StatusRegion'
import { TextLink } from '@/shared/ui/TextLink'
import { TextPart } from '@/shared/ui/TextPart'
import { texts as formNames } from '@/texts/form-names'
import { texts as rightsTexts } from '@/texts/rights'
import { Collected } from './Collected'
import { Board, Contact } from './Contact'

export default function PrivacyPage() {
  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 }, overflowWrap: 'anywhere' }}>
      <Breadcrumbs current="Privacy" />
      <PageTitle>Privacy</PageTitle>
      <Typography sx={{ mb: 4, fontSize: '1.125rem' }}>{privacy.intro}</Typography>

      <Typography variant="h2" sx={{ mb: 2 }}>
        What each form stores
      </Typography>
      {privacyForms.map(({ id, ...collected }) => (
        <Box component="section" key={id} aria-labelledby={`form-${id}`} sx={{ mb: 3 }}>
          <Typography variant="h3" id={`form-${id}`}>
            {formNames[id].name}
          </Typography>
          <Collected {...collected} />
        </Box>
      ))}
      <Typography variant="h3">Professional and service advisors (2025-26)</Typography>
      <Typography>
        Nothing. Your entries in these two forms are checked in your own browser; they are neither
        sent to us nor stored by us.
      </Typography>

      {privacy.parts.map((part) => (
        <TextPart key={part.title} {...part} />
      ))}
      <TextPart title="How long, and how soon we answer" text={privacy.periods}>
        <PeriodsOnPress />
      </TextPart>
      <TextPart title="How to see, correct, withdraw and complain" text={privacy.rights}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          <TextLink to={myRequestPath}>My Request</TextLink>
          <TextLink to="/contacts/">Contact our office</TextLink>
        </Box>
      </TextPart>
      <TextPart title="Whom to ask">
        <Contact />
      </TextPart>
      <TextPart title={rightsTexts.board.name}>
        <Board />
      </TextPart>
      {env.appCheck !== null && (
        <TextPart title="Protection against misuse" text={[privacy.appCheck]} />
      )}
      <Typography sx={{ mt: 4, color: 'text.secondary' }}>
        <span>Version of the notice shown on the forms: </span>
        <span translate="no">{notice.version}</span>
      </Typography>
    </Container>
  )
}

const PeriodsKept = lazy(async () => ({
  default: (await importWithRetry(() => import('./PeriodsKept'))).PeriodsKept,
}))

/** Connects to the database only on a press. */
function PeriodsOnPress() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className="with-scripts"
        variant="outlined"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ mb: 2, minHeight: 44 }}
      >
        Look up the periods
      </Button>
      <StatusRegion>
        {isOpen && (
          <Suspense fallback={<Typography>Looking up…</Typography>}>
            <PeriodsKept />
          </Suspense>
        )}
      </StatusRegion>
    </>
  )
}
