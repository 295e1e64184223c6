import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { forms } from '@/content/forms'
import { offices, type Office } from '@/content/offices'
import { contentTag } from '@/shared/language'
import { mapAddress } from '@/shared/text/links'
import { CardGrid, CardItem } from '@/shared/ui/CardGrid'
import { ContactLink, ContactWay } from '@/shared/ui/ContactLink'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import { PageTitle } from '@/shared/ui/PageTitle'
import { Section } from '@/shared/ui/Section'
import { TextLink } from '@/shared/ui/TextLink'
import { texts } from '@/texts/contacts'
import { texts as formNames } from '@/texts/form-names'
import { texts as officeTexts } from '@/texts/offices'
import { texts as pages } from '@/texts/pages'

export default function ContactsPage() {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
        <PageTitle>{pages.contacts.title}</PageTitle>
        <Typography sx={{ mb: 4, maxWidth: '40rem', fontSize: '1.125rem' }}>
          {texts.intro}
        </Typography>
        <CardGrid minWidth="26rem">
          {offices.map((office) => (
            <OfficeCard key={office.id} office={office} />
          ))}
        </CardGrid>
      </Container>
      <Section title={texts.forms}>
        <Box id="forms" sx={{ scrollMarginTop: 96 }}>
          <CardGrid minWidth="15rem">
            {forms.map((id) => (
              <CardItem key={id}>
                <Typography variant="h3" sx={{ fontSize: '1.125rem', fontWeight: 700 }}>
                  {formNames[id].intent}
                </Typography>
                <Typography>{formNames[id].text}</Typography>
                <Box sx={{ mt: 'auto' }}>
                  <TextLink to={`/form/${id}/`}>{formNames[id].name}</TextLink>
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
  const { id, mapSearch, hours, phone, whatsapp, email } = office
  const { name, address } = officeTexts.offices[id]
  return (
    <CardItem sx={{ borderTop: 4, borderTopColor: 'secondary.main' }}>
      <Typography variant="h2" sx={{ fontSize: '1.25rem' }}>
        {name}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        <DefinitionRow label={texts.address}>
          <Box component="address" sx={{ fontStyle: 'normal' }}>
            {address.map((line) => (
              <Box key={line}>{line}</Box>
            ))}
          </Box>
          {mapSearch !== undefined && (
            <ContactLink to={mapAddress(mapSearch)}>{texts.map}</ContactLink>
          )}
        </DefinitionRow>
        <DefinitionRow label={texts.hours}>
          {hours === undefined ? officeTexts.noHours : <span lang={contentTag}>{hours}</span>}
        </DefinitionRow>
        <DefinitionRow label={texts.call}>
          <ContactWay by="call" to={phone} otherwise={officeTexts.noPhone} />
        </DefinitionRow>
        <DefinitionRow label={texts.whatsapp}>
          <ContactWay by="whatsApp" to={whatsapp} otherwise={officeTexts.noWhatsapp} />
        </DefinitionRow>
        <DefinitionRow label={texts.email}>
          <ContactWay by="mail" to={email} otherwise={officeTexts.noEmail} />
        </DefinitionRow>
      </Box>
      {phone === undefined && whatsapp === undefined && email === undefined && (
        <Typography>
          {texts.meanwhile} <Link href="#forms">{texts.choose}</Link>
        </Typography>
      )}
    </CardItem>
  )
}
