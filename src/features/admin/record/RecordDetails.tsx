import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { AdminRecord } from '@/shared/collectionConfig'
import { normalizeWebsite, websitePattern } from '@/shared/validation/text'
import type { AdminCollection } from '../collections'
import { detailsOf, type Detail } from './details'

type Props = { collection: AdminCollection; record: AdminRecord }

/** All fields of a record, labelled as in its form. */
export function RecordDetails({ collection, record }: Props) {
  const { unreadable = [] } = record
  return (
    <>
      {unreadable.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          These fields could not be read: {unreadable.join(', ')}.
        </Alert>
      )}
      <Box sx={groupsSx}>
        {detailsOf(collection, record).map(({ title, details }) => (
          <Box component="section" key={title} aria-label={title} sx={groupSx}>
            <Typography variant="h3" component="h2" sx={{ mb: 0.5, color: 'secondary.main' }}>
              {title}
            </Typography>
            <Box component="dl" sx={{ m: 0 }}>
              {details.map((detail) => (
                <Row key={detail.name} collection={collection} {...detail} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}

function Row({ collection, name, label, text }: Detail & { collection: AdminCollection }) {
  const meta = collection.fields.get(name)?.meta
  const website = normalizeWebsite(text)
  return (
    <Box sx={rowSx}>
      <Typography component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {meta?.kind === 'website' && websitePattern.test(website) ? (
          <Link href={website} target="_blank" rel="noopener noreferrer">
            {text}
          </Link>
        ) : (
          text
        )}
      </Typography>
    </Box>
  )
}

const groupsSx = {
  columns: { xs: 1, md: 2 },
  columnGap: 4,
  '@media print': { columns: 2, columnGap: '8mm', fontSize: '9.5pt' },
}

const groupSx = {
  breakInside: 'avoid',
  mb: 3,
  '@media print': { mb: '3mm', '& *': { color: '#000 !important', fontSize: 'inherit' } },
}

const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '11rem 1fr' },
  columnGap: 2,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { gridTemplateColumns: '32mm 1fr', py: '0.6mm' },
}
