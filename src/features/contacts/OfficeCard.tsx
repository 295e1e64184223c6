import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { officePlaceholders, type Office } from '@/content/offices'
import { callAddress, mapAddress, spacedPhone, whatsAppAddress } from '@/shared/text/links'
import { CardItem } from '@/shared/ui/CardGrid'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import { Reach } from '@/shared/ui/Reach'

/** An office: where it is, when it is open, and every way to reach it. */
export function OfficeCard({ office }: { office: Office }) {
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
          {mapSearch !== undefined && <Reach to={mapAddress(mapSearch)}>Show on a map</Reach>}
        </DefinitionRow>
        <DefinitionRow label="Hours">{hours ?? officePlaceholders.hours}</DefinitionRow>
        <DefinitionRow label="Call">
          {phone === undefined ? (
            officePlaceholders.phone
          ) : (
            <Reach to={callAddress(phone)}>{spacedPhone(phone)}</Reach>
          )}
        </DefinitionRow>
        <DefinitionRow label="WhatsApp">
          {whatsapp === undefined ? (
            officePlaceholders.whatsapp
          ) : (
            <Reach to={whatsAppAddress(whatsapp)}>{spacedPhone(whatsapp)}</Reach>
          )}
        </DefinitionRow>
        <DefinitionRow label="E-mail">
          {email === undefined ? (
            officePlaceholders.email
          ) : (
            <Reach to={`mailto:${email}`}>{email}</Reach>
          )}
        </DefinitionRow>
      </Box>
      {phone === undefined && whatsapp === undefined && email === undefined && (
        <Typography>
          {officePlaceholders.meanwhile} <Link href="#forms">Choose the form</Link>
        </Typography>
      )}
    </CardItem>
  )
}
