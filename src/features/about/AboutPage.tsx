import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { values } from '@/content/values'
import { Artwork } from '@/shared/ui/art/Artwork'
import { CardGrid, CardItem } from '@/shared/ui/CardGrid'
import { PageTitle } from '@/shared/ui/PageTitle'
import { Section } from '@/shared/ui/Section'
import { TextLink } from '@/shared/ui/TextLink'
import { texts } from '@/texts/about'
import { texts as valueTexts } from '@/texts/values'
import { texts as pages } from '@/texts/pages'

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
            <PageTitle>{pages.about.title}</PageTitle>
            <Typography sx={{ fontSize: '1.25rem' }}>{texts.lead}</Typography>
          </div>
          <Box sx={{ ...frame, aspectRatio: { xs: '16 / 7', md: '4 / 3' } }}>
            <Artwork kind="temple" seed="about" />
          </Box>
        </Box>
      </Container>
      <Section title={texts.mission.title}>
        {[texts.mission.together, texts.mission.everyone].map((text) => (
          <Typography key={text} sx={{ maxWidth: '42rem', mb: 2 }}>
            {text}
          </Typography>
        ))}
      </Section>
      <Section title={texts.values}>
        <CardGrid>
          {values.map((id, index) => (
            <CardItem key={id} sx={{ p: { xs: 0, sm: 0 }, overflow: 'hidden', gap: 0 }}>
              <Box sx={{ height: 112, '& > *': fill, '@media print': { display: 'none' } }}>
                <Artwork
                  kind={symbols[index % symbols.length] ?? 'ikat'}
                  seed={valueTexts[id].title}
                />
              </Box>
              <Box sx={{ p: 3 }}>
                <Typography variant="h3" sx={{ fontSize: '1.1875rem', fontWeight: 700, mb: 1 }}>
                  {valueTexts[id].title}
                </Typography>
                <Typography>{valueTexts[id].text}</Typography>
              </Box>
            </CardItem>
          ))}
        </CardGrid>
      </Section>
      <Section title={texts.organisation.title}>
        <CardGrid>
          {Object.values(texts.organisation.items).map(({ title, text }) => (
            <CardItem key={title}>
              <Typography variant="h3" sx={{ fontSize: '1.1875rem', fontWeight: 700 }}>
                {title}
              </Typography>
              <Typography>{text}</Typography>
            </CardItem>
          ))}
        </CardGrid>
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          <TextLink to="/department/">{texts.organisation.departments}</TextLink>
          <TextLink to="/contacts/">{texts.organisation.offices}</TextLink>
          <TextLink to="/form/monthlymeeting/">{texts.organisation.meeting}</TextLink>
        </Box>
      </Section>
      <Box sx={sideBySide}>
        <Section title={texts.joining.title}>
          <Steps />
          <Button
            component={Link}
            to="/form/newregistration/"
            variant="contained"
            size="large"
            sx={{ mt: 3, '@media print': { display: 'none' } }}
          >
            {texts.joining.button}
          </Button>
        </Section>
        <Section title={texts.documents.title}>
          <Documents />
        </Section>
      </Box>
      <Section title={texts.fees.title}>
        <Typography>
          {texts.fees.text} <TextLink to="/contacts/">{texts.fees.link}</TextLink>
        </Typography>
      </Section>
    </Box>
  )
}

const fill = { width: '100%', height: '100%' }

/** The steps beside the documents, where there is room for both. */
const sideBySide = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  maxWidth: 'lg',
  mx: 'auto',
  '& > section': { pt: 0 },
}

const frame = { borderRadius: 3, overflow: 'hidden', '& > *': fill }

function Steps() {
  return (
    <Box
      component="ol"
      role="list"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, maxWidth: '46rem' }}
    >
      {Object.values(texts.joining.steps).map(({ title, text }, index) => (
        <Box component="li" key={title} sx={{ display: 'flex', gap: 2, breakInside: 'avoid' }}>
          <Box
            aria-hidden="true"
            sx={{
              flex: 'none',
              width: '2.5rem',
              height: '2.5rem',
              borderRadius: '50%',
              display: 'grid',
              placeItems: 'center',
              fontWeight: 700,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              '@media print': { bgcolor: 'transparent', color: '#000', border: 1 },
            }}
          >
            {index + 1}
          </Box>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="h3" sx={{ fontSize: '1.125rem', fontWeight: 700, mb: 0.5 }}>
              {title}
            </Typography>
            <Typography>{text}</Typography>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function Documents() {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
        maxWidth: '46rem',
        overflowWrap: 'anywhere',
      }}
    >
      {Object.values(texts.documents.items).map(({ name, when }) => (
        <Box
          key={name}
          sx={{
            display: 'grid',
            gridColumn: '1 / -1',
            gridTemplateColumns: 'subgrid',
            columnGap: 2,
            py: 1.25,
            borderTop: 1,
            borderColor: 'divider',
            breakInside: 'avoid',
          }}
        >
          <Box component="dt" sx={{ fontWeight: 600 }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
            {when}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
