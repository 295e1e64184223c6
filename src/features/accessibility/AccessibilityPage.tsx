import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { accessibility } from '@/content/accessibility'
import { calendarDay } from '@/shared/text/dateText'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { TextLink } from '@/shared/ui/TextLink'
import { TextPart } from '@/shared/ui/TextPart'

export default function AccessibilityPage() {
  const { intro, parts, complaint, date } = accessibility
  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 }, overflowWrap: 'anywhere' }}>
      <Breadcrumbs current="Accessibility" />
      <PageTitle>Accessibility</PageTitle>
      <Typography sx={{ fontSize: '1.125rem' }}>{intro}</Typography>
      {parts.map(({ title, text, list }) => (
        <TextPart key={title} title={title} text={text === undefined ? [] : [text]}>
          {list !== undefined && (
            <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { py: 0.5 } }}>
              {list.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </Box>
          )}
        </TextPart>
      ))}
      <TextPart {...complaint}>
        <TextLink to="/contacts/">How to reach the office</TextLink>
      </TextPart>
      <Typography sx={{ mt: 4, color: 'text.secondary' }}>
        {`This page was last looked over on ${calendarDay(date)}.`}
      </Typography>
    </Container>
  )
}
