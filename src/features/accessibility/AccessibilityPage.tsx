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
  const { intro, standard, tests, limits, complaint } = texts
  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 }, overflowWrap: 'anywhere' }}>
      <Breadcrumbs current={pages.accessibility.title} />
      <PageTitle>{pages.accessibility.title}</PageTitle>
      <Typography sx={{ fontSize: '1.125rem' }}>{intro}</Typography>
      <TextPart title={standard.title} text={[standard.text]} />
      <TextPart title={tests.title} text={[tests.text]}>
        <Entries list={tests.list} />
      </TextPart>
      <TextPart title={limits.title}>
        <Entries list={limits.list} />
      </TextPart>
      <TextPart title={complaint.title} text={Object.values(complaint.text)}>
        <TextLink to="/contacts/">{complaint.link}</TextLink>
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
