import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { forms } from '@/content/forms'
import { notice } from '@/content/notice'
import { privacy } from '@/content/privacy'
import { privacyForms } from '@/content/privacyForms'
import { env } from '@/shared/config/env'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { TextLink } from '@/shared/ui/TextLink'

const nameOf = (id: string) => forms.find((form) => form.id === id)?.name ?? id

export default function PrivacyPage() {
  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 }, overflowWrap: 'anywhere' }}>
      <Breadcrumbs current="Privacy" />
      <PageTitle>Privacy</PageTitle>
      <Typography sx={{ mb: 4, fontSize: '1.125rem' }}>{privacy.intro}</Typography>

      <Typography variant="h2" sx={{ mb: 2 }}>
        What each form stores
      </Typography>
      {privacyForms.map(({ id, why, kept }) => (
        <Box component="section" key={id} aria-labelledby={`form-${id}`} sx={{ mb: 3 }}>
          <Typography variant="h3" id={`form-${id}`}>
            {nameOf(id)}
          </Typography>
          <Typography>{why}</Typography>
          <Box component="ul" sx={listSx}>
            {Object.entries(kept).map(([name, words]) => (
              <li key={name}>{words}</li>
            ))}
          </Box>
        </Box>
      ))}
      <Typography variant="h3">Professional and service advisors (2025-26)</Typography>
      <Typography>
        Nothing. Your entries in these two forms are checked in your own browser; they are neither
        sent to us nor stored by us.
      </Typography>

      {privacy.parts.map(({ title, text }) => (
        <Box component="section" key={title} sx={{ mt: 4 }}>
          <Typography variant="h2" sx={{ mb: 1.5 }}>
            {title}
          </Typography>
          {text.map((paragraph) => (
            <Typography key={paragraph} sx={{ mb: 1.5 }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
      ))}
      {env.appCheck !== null && (
        <Box component="section" sx={{ mt: 4 }}>
          <Typography variant="h2" sx={{ mb: 1.5 }}>
            Protection against misuse
          </Typography>
          <Typography sx={{ mb: 1.5 }}>{privacy.appCheck}</Typography>
        </Box>
      )}
      <TextLink to="/contacts/">Contact our office</TextLink>
      <Typography sx={{ mt: 4, color: 'text.secondary' }}>
        Version of the notice shown on the forms: {notice.version}
      </Typography>
    </Container>
  )
}

const listSx = {
  m: 0,
  mt: 1,
  pl: 2.5,
  columnWidth: '14rem',
  columnGap: 4,
  '& li': { py: 0.25, breakInside: 'avoid' },
}
