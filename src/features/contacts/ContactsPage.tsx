import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { forms } from '@/content/forms'
import { officePlaceholders, offices, type Office } from '@/content/offices'
import { mapAddress } from '@/shared/text/links'
import { CardGrid, CardItem } from '@/shared/ui/CardGrid'
import { ContactLink, ContactWay } from '@/shared/ui/ContactLink'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import { PageTitle } from '@/shared/ui/PageTitle'
import { Section } from '@/shared/ui/Section'
import { TextLink } from '@/shared/ui/TextLink'

export default function ContactsPage() {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
        <PageTitle>Contact Us</PageTitle>
        <Typography sx={{ mb: 4, maxWidth: '40rem', fontSize: '1.125rem' }}>
          Our two offices answer your questions. For specific requests, use a form; it goes straight
          to the right people, and you get a reference number.
        </Typography>
        <CardGrid minWidth="26rem">
          {offices.map((office) => (
            <OfficeCard key={office.name} office={office} />
          ))}
        </CardGrid>
      </Container>
      <Section title="Find the right form">
        <Box id="forms" sx={{ scrollMarginTop: 96 }}>
          <CardGrid minWidth="15rem">
            {forms.map(({ id, name, intent, text }) => (
              <CardItem key={id}>
                <Typography variant="h3" sx={{ fontSize: '1.125rem', fontWeight: 700 }}>
                  {intent}
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

function OfficeCard({ office }: { office: Office }) {
  const { name, address, mapSearch, hours, phone, whatsapp, email } = office
  return (
    <CardItem sx={{ borderTop: 4, borderTopColor: 'secondary.main' }}>
      <Typography variant="h2" sx={{ fontSize: '1.25rem' }}>
        {name}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        <DefinitionRow label="Address">
          <Box component="address" sx={{ fontStyle: 'normal' }}>
            {address.map((line) => (
              <Box key={line}>{line}</Box>
            ))}
          </Box>
          {mapSearch !== undefined && (
            <ContactLink to={mapAddress(mapSearch)}>Show on a map</ContactLink>
          )}
        </DefinitionRow>
        <DefinitionRow label="Hours">{hours ?? officePlaceholders.hours}</DefinitionRow>
        <DefinitionRow label="Call">
          <ContactWay by="call" to={phone} otherwise={officePlaceholders.phone} />
        </DefinitionRow>
        <DefinitionRow label="WhatsApp">
          <ContactWay by="whatsApp" to={whatsapp} otherwise={officePlaceholders.whatsapp} />
        </DefinitionRow>
        <DefinitionRow label="Email">
          <ContactWay by="mail" to={email} otherwise={officePlaceholders.email} />
        </DefinitionRow>
      </Box>
      {phone === undefined && whatsapp === undefined && email === undefined && (
        <Typography>
          {officePlaceholders.meanwhile} <Link href="#forms">Choose a form</Link>
        </Typography>
      )}
    </CardItem>
  )
}
