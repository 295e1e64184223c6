import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { about } from '@/content/about'
import { values } from '@/content/values'
import { Artwork } from '@/shared/ui/Artwork'
import { CardGrid, CardItem } from '@/shared/ui/CardGrid'
import { PageTitle } from '@/shared/ui/PageTitle'
import { Section } from '@/shared/ui/Section'
import { TextLink } from '@/shared/ui/TextLink'
import { Documents } from './Documents'
import { Steps } from './Steps'

const symbols = ['temple', 'wheel', 'ikat'] as const

export default function AboutPage() {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, md: 6 },
            alignItems: 'center',
            gridTemplateColumns: { md: '3fr 2fr' },
          }}
        >
          <div>
            <PageTitle>About Us</PageTitle>
            <Typography sx={{ fontSize: '1.25rem' }}>{about.lead}</Typography>
          </div>
          <Box sx={{ ...frame, aspectRatio: { xs: '16 / 7', md: '4 / 3' } }}>
            <Artwork kind="temple" seed="about" />
          </Box>
        </Box>
      </Container>
      <Section title="Our mission">
        {about.mission.map((text) => (
          <Typography key={text} sx={{ maxWidth: '42rem', mb: 2 }}>
            {text}
          </Typography>
        ))}
      </Section>
      <Section title="What we stand for">
        <CardGrid>
          {values.map(({ title, text }, index) => (
            <CardItem key={title} sx={{ p: { xs: 0, sm: 0 }, overflow: 'hidden', gap: 0 }}>
              <Box sx={{ height: 112, '& > *': fill, '@media print': { display: 'none' } }}>
                <Artwork kind={symbols[index % symbols.length] ?? 'ikat'} seed={title} />
              </Box>
              <Box sx={{ p: 3 }}>
                <Typography variant="h3" sx={{ fontSize: '1.1875rem', fontWeight: 700, mb: 1 }}>
                  {title}
                </Typography>
                <Typography>{text}</Typography>
              </Box>
            </CardItem>
          ))}
        </CardGrid>
      </Section>
      <Section title="How we are organised">
        <CardGrid>
          {about.organisation.map(({ title, text }) => (
            <CardItem key={title}>
              <Typography variant="h3" sx={{ fontSize: '1.1875rem', fontWeight: 700 }}>
                {title}
              </Typography>
              <Typography>{text}</Typography>
            </CardItem>
          ))}
        </CardGrid>
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          <TextLink to="/department/">All departments</TextLink>
          <TextLink to="/contacts/">Both offices</TextLink>
          <TextLink to="/form/monthlymeeting/">The monthly meeting</TextLink>
        </Box>
      </Section>
      <Box sx={sideBySide}>
        <Section title="How to join">
          <Steps steps={about.steps} />
          <Button
            component={Link}
            to="/form/newregistration/"
            variant="contained"
            size="large"
            sx={{ mt: 3, '@media print': { display: 'none' } }}
          >
            Register as a member
          </Button>
        </Section>
        <Section title="Papers worth having at hand">
          <Documents />
        </Section>
      </Box>
      <Section title="Fees">
        <Typography>
          {about.fees} <TextLink to="/contacts/">How to reach us</TextLink>
        </Typography>
      </Section>
    </Box>
  )
}

const fill = { width: '100%', height: '100%' }

/** The steps and the papers they ask for, where there is room for both. */
const sideBySide = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  maxWidth: 'lg',
  mx: 'auto',
  '& > section': { pt: 0 },
}

const frame = { borderRadius: 3, overflow: 'hidden', '& > *': fill }
