import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { lookedOverOn } from '@/content/accessibility'
import { calendarDay } from '@/shared/text/dateText'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { TextLink } from '@/shared/ui/TextLink'
import { TextPart } from '@/shared/ui/TextPart'
import { texts } from '@/texts/accessibility'
import { texts as pages } from '@/texts/pages'

export default function AccessibilityPage() {
  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 }, overflowWrap: 'anywhere' }}>
      <Breadcrumbs current={pages.accessibility.title} />
      <PageTitle>{pages.accessibility.title}</PageTitle>
      <Typography sx={{ fontSize: '1.125rem' }}>{texts.intro}</Typography>
      <TextPart title={texts.standard.title} text={[texts.standard.text]} />
      <TextPart title={texts.tests.title} text={[texts.tests.text]}>
        <Entries list={texts.tests.list} />
      </TextPart>
      <TextPart title={texts.limits.title}>
        <Entries list={texts.limits.list} />
      </TextPart>
      <TextPart title={texts.complaint.title} text={Object.values(texts.complaint.text)}>
        <TextLink to="/contacts/">{texts.complaint.link}</TextLink>
      </TextPart>
      <Typography sx={{ mt: 4, color: 'text.secondary' }}>
        {texts.date(calendarDay(lookedOverOn))}
      </Typography>
    </Container>
  )
}

const Entries = ({ list }: { list: Record<string, string> }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { py: 0.5 } }}>
    {Object.entries(list).map(([id, entry]) => (
      <li key={id}>{entry}</li>
    ))}
  </Box>
)
