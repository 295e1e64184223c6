import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Company } from '@/content/companies'
import { contentTag } from '@/shared/language'
import { labelOf } from '@/shared/text/labelOf'
import { callAddress, mapAddress, spacedPhone, whatsAppAddress } from '@/shared/text/links'
import { ContactLink } from '@/shared/ui/ContactLink'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import { TextLink } from '@/shared/ui/TextLink'
import { texts } from '@/texts/companies'

export function CompanyFacts({ company }: { company: Company }) {
  const { district, category, contact } = company
  const { phone, whatsapp, email, website, address } = contact ?? {}
  const ways = [
    [texts.reach.call, phone && callAddress(phone), phone && spacedPhone(phone)],
    [
      texts.reach.whatsapp,
      whatsapp && whatsAppAddress(whatsapp),
      whatsapp && spacedPhone(whatsapp),
    ],
    [texts.reach.email, email && `mailto:${email}`, email],
    [texts.reach.website, website, website],
  ] as const
  return (
    <Box component="section" aria-labelledby="reach" sx={frame}>
      <Typography id="reach" variant="h2" sx={{ fontSize: '1.25rem', mb: 2 }}>
        {texts.reach.title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        <DefinitionRow label={texts.reach.category}>{labelOf(category)}</DefinitionRow>
        <DefinitionRow label={texts.district}>
          {district === undefined ? texts.placeholders.district : labelOf(district)}
        </DefinitionRow>
        {address !== undefined && (
          <DefinitionRow label={texts.reach.address}>
            {address.map((line) => (
              <Box key={line} lang={contentTag}>
                {line}
              </Box>
            ))}
            <ContactLink to={mapAddress([...address, 'Odisha'].join(', '))}>
              {texts.reach.map}
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
          {texts.placeholders.contact} <TextLink to="/contacts/">{texts.reach.office}</TextLink>
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
