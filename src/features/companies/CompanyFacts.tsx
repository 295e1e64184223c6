import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { companyPlaceholders, type Company } from '@/content/companies'
import { callAddress, mapAddress, spacedPhone, whatsAppAddress } from '@/shared/text/links'
import { ContactLink } from '@/shared/ui/ContactLink'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import { TextLink } from '@/shared/ui/TextLink'

export function CompanyFacts({ company }: { company: Company }) {
  const { district, category, contact } = company
  const { phone, whatsapp, email, website, address } = contact ?? {}
  const ways = [
    ['Call', phone && callAddress(phone), phone && spacedPhone(phone)],
    ['WhatsApp', whatsapp && whatsAppAddress(whatsapp), whatsapp && spacedPhone(whatsapp)],
    ['Email', email && `mailto:${email}`, email],
    ['Website', website, website],
  ] as const
  return (
    <Box component="section" aria-labelledby="reach" sx={frame}>
      <Typography id="reach" variant="h2" sx={{ fontSize: '1.25rem', mb: 2 }}>
        How to reach the company
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        <DefinitionRow label="Category">{category}</DefinitionRow>
        <DefinitionRow label="District">{district ?? companyPlaceholders.district}</DefinitionRow>
        {address !== undefined && (
          <DefinitionRow label="Address">
            {address.map((line) => (
              <Box key={line}>{line}</Box>
            ))}
            <ContactLink to={mapAddress([...address, 'Odisha'].join(', '))}>
              Show on a map
            </ContactLink>
          </DefinitionRow>
        )}
        {ways.map(
          ([label, to, text]) =>
            to &&
            text && (
              <DefinitionRow key={label} label={label}>
                <ContactLink to={to}>{text}</ContactLink>
              </DefinitionRow>
            ),
        )}
      </Box>
      {contact === undefined && (
        <Typography sx={{ mt: 2 }}>
          {companyPlaceholders.contact} <TextLink to="/contacts/">Contact the office</TextLink>
        </Typography>
      )}
    </Box>
  )
}

const frame = {
  p: { xs: 2.5, sm: 3 },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  breakInside: 'avoid',
}
