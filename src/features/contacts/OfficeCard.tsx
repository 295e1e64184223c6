import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Office } from '@/content/offices'
import { CardItem } from '@/shared/ui/CardGrid'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'

/** What the association may give of an office, whether it has or not. */
type GivenOffice = Office & {
  phone?: string
  email?: string
  whatsapp?: string
  hours?: string
  /** What a map service finds it by. */
  mapSearch?: string
}

const mapService = 'https://www.google.com/maps/search/?api=1&query='
const notPublished = 'Not published yet'

/** An office: where it is, when it is open, and every way to reach it. */
export function OfficeCard({ office }: { office: GivenOffice }) {
  const { name, address, phone, email, whatsapp, hours, mapSearch } = office
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
            <Outside href={`${mapService}${encodeURIComponent(mapSearch)}`}>Show on a map</Outside>
          )}
        </DefinitionRow>
        <DefinitionRow label="Hours">{hours ?? 'Please ask before you come'}</DefinitionRow>
        <DefinitionRow label="Call">
          {phone === undefined ? (
            notPublished
          ) : (
            <Outside href={`tel:+91${digits(phone)}`}>{spaced(phone)}</Outside>
          )}
        </DefinitionRow>
        <DefinitionRow label="WhatsApp">
          {whatsapp === undefined ? (
            notPublished
          ) : (
            <Outside href={`https://wa.me/91${digits(whatsapp)}`}>{spaced(whatsapp)}</Outside>
          )}
        </DefinitionRow>
        <DefinitionRow label="E-mail">
          {email === undefined ? notPublished : <Outside href={`mailto:${email}`}>{email}</Outside>}
        </DefinitionRow>
      </Box>
    </CardItem>
  )
}

const Outside = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} sx={{ display: 'inline-block', py: 0.5 }}>
    {children}
  </Link>
)

/** The ten digits of an Indian number, however it was written down. */
const digits = (phone: string) => phone.replace(/\D/g, '').slice(-10)
const spaced = (phone: string) => digits(phone).replace(/^(\d{5})(\d+)$/, '+91 $1 $2')
