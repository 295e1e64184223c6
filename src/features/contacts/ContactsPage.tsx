import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { forms } from '@/content/forms'
import { offices } from '@/content/offices'
import { CardGrid, CardItem } from '@/shared/ui/CardGrid'
import { PageTitle } from '@/shared/ui/PageTitle'
import { Section } from '@/shared/ui/Section'
import { TextLink } from '@/shared/ui/TextLink'
import { OfficeCard } from './OfficeCard'

export default function ContactsPage() {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
        <PageTitle>Contact Us</PageTitle>
        <Typography sx={{ mb: 4, maxWidth: '40rem', fontSize: '1.125rem' }}>
          Two offices answer your questions. For a wish of a certain kind there is a form: it
          reaches the right people at once, and you get a reference number.
        </Typography>
        <CardGrid narrowest="26rem">
          {offices.map((office) => (
            <OfficeCard key={office.name} office={office} />
          ))}
        </CardGrid>
      </Container>
      <Section title="Which form for which wish">
        <Box id="forms" sx={{ scrollMarginTop: 96 }}>
          <CardGrid narrowest="15rem">
            {forms.map(({ id, name, wish, text }) => (
              <CardItem key={id}>
                <Typography variant="h3" sx={{ fontSize: '1.125rem', fontWeight: 700 }}>
                  {wish}
                </Typography>
                <Typography>{text}</Typography>
                <Box sx={{ mt: 'auto' }}>
                  <TextLink to={`/form/${id}/`}>{name}</TextLink>
                </Box>
              </CardItem>
            ))}
          </CardGrid>
        </Box>
      </Section>
    </Box>
  )
}
