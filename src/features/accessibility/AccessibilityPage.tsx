import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { accessibility } from '@/content/accessibility'
import { calendarDay } from '@/shared/text/dateText'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { TextLink } from '@/shared/ui/TextLink'

export default function AccessibilityPage() {
  const { intro, parts, complaint, date } = accessibility
  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 }, overflowWrap: 'anywhere' }}>
      <Breadcrumbs current="Accessibility" />
      <PageTitle>Accessibility</PageTitle>
      <Typography sx={{ fontSize: '1.125rem' }}>{intro}</Typography>
      {parts.map(({ title, text, list }) => (
        <Part key={title} title={title}>
          {text !== undefined && <Typography sx={{ mb: 1.5 }}>{text}</Typography>}
          {list !== undefined && (
            <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { py: 0.5 } }}>
              {list.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </Box>
          )}
        </Part>
      ))}
      <Part title={complaint.title}>
        {complaint.text.map((paragraph) => (
          <Typography key={paragraph} sx={{ mb: 1.5 }}>
            {paragraph}
          </Typography>
        ))}
        <TextLink to="/contacts/">How to reach the office</TextLink>
      </Part>
      <Typography sx={{ mt: 4, color: 'text.secondary' }}>
        {`This page was last looked over on ${calendarDay(date)}.`}
      </Typography>
    </Container>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: 4 }}>
    <Typography variant="h2" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
)
