import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { env } from '@/shared/config/env'
import { importWithRetry } from '@/shared/config/importPart'
import { myRequestPath } from '@/shared/requests/link'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { StatusRegion } from '@/shared/ui/status/StatusRegion'
import { TextLink } from '@/shared/ui/TextLink'
import { TextPart } from '@/shared/ui/TextPart'
import { texts as collected } from '@/texts/collected'
import { texts as formNames } from '@/texts/form-names'
import { version } from '@/texts/notice'
import { texts as periodTexts } from '@/texts/periods'
import { texts } from '@/texts/privacy'
import { texts as rightsTexts } from '@/texts/rights'
import { Collected } from './Collected'
import { Board, Contact } from './Contact'
import { storedForms } from './kinds'

export default function PrivacyPage() {
  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 }, overflowWrap: 'anywhere' }}>
      <Breadcrumbs current={texts.title} />
      <PageTitle>{texts.title}</PageTitle>
      <Typography sx={{ mb: 4, fontSize: '1.125rem' }}>{texts.intro}</Typography>

      <Typography variant="h2" sx={{ mb: 2 }}>
        {texts.forms}
      </Typography>
      {storedForms.map((id) => (
        <Box component="section" key={id} aria-labelledby={`form-${id}`} sx={{ mb: 3 }}>
          <Typography variant="h3" id={`form-${id}`}>
            {formNames[id].name}
          </Typography>
          <Collected {...collected[id]} />
        </Box>
      ))}
      <Typography variant="h3">{texts.advisors.title}</Typography>
      <Typography>{texts.advisors.text}</Typography>

      {texts.parts.map((part) => (
        <TextPart key={part.title} {...part} />
      ))}
      <TextPart title={texts.periods.title} text={texts.periods.text}>
        <PeriodsOnPress />
      </TextPart>
      <TextPart title={texts.rights.title} text={texts.rights.text}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          <TextLink to={myRequestPath}>{texts.rights.myRequest}</TextLink>
          <TextLink to="/contacts/">{texts.rights.office}</TextLink>
        </Box>
      </TextPart>
      <TextPart title={texts.whomToAsk}>
        <Contact />
      </TextPart>
      <TextPart title={rightsTexts.board.name}>
        <Board />
      </TextPart>
      {env.appCheck !== null && (
        <TextPart title={texts.appCheck.title} text={[texts.appCheck.text]} />
      )}
      <Typography sx={{ mt: 4, color: 'text.secondary' }}>
        <span>{texts.version}</span>
        <span translate="no">{version}</span>
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
        {texts.periods.lookUp}
      </Button>
      <StatusRegion>
        {isOpen && (
          <Suspense fallback={<Typography>{periodTexts.lookingUp}</Typography>}>
            <PeriodsKept />
          </Suspense>
        )}
      </StatusRegion>
    </>
  )
}
