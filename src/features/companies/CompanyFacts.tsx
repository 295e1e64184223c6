import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { companyPlaceholders, type Company } from '@/content/companies'
import { callAddress, mapAddress, spacedPhone, whatsAppAddress } from '@/shared/text/links'
import { Reach } from '@/shared/ui/Reach'
import { TextLink } from '@/shared/ui/TextLink'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'

/** Where a company is and how to reach it. */
export function CompanyFacts({ company }: { company: Company }) {
  const { district, category, contact } = company
  const { phone, whatsapp, email, website, address } = contact ?? {}
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
            <Reach to={mapAddress([...address, 'Odisha'].join(', '))}>Show on a map</Reach>
          </DefinitionRow>
        )}
        {phone !== undefined && (
          <DefinitionRow label="Call">
            <Reach to={callAddress(phone)}>{spacedPhone(phone)}</Reach>
          </DefinitionRow>
        )}
        {whatsapp !== undefined && (
          <DefinitionRow label="WhatsApp">
            <Reach to={whatsAppAddress(whatsapp)}>{spacedPhone(whatsapp)}</Reach>
          </DefinitionRow>
        )}
        {email !== undefined && (
          <DefinitionRow label="E-mail">
            <Reach to={`mailto:${email}`}>{email}</Reach>
          </DefinitionRow>
        )}
        {website !== undefined && (
          <DefinitionRow label="Website">
            <Reach to={website}>{website}</Reach>
          </DefinitionRow>
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
