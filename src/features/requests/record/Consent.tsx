import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AdminRecord } from '@/shared/collectionConfig'
import type { AdminCollection } from '../collections'
import { NoticeButton } from './NoticeButton'

type Props = { collection: AdminCollection; record: AdminRecord }

/** Everything that an applicant has agreed to, on one line. */
export function Consent({ collection, record }: Props) {
  const { consentVersion, entered } = record
  const asked = [...collection.fields.values()].filter(({ meta }) => meta.kind === 'consent')
  const isGiven = asked.some(({ name }) => record[name] === true)
  const version = typeof consentVersion === 'string' ? consentVersion : undefined
  const words = [
    ...(entered === undefined
      ? []
      : [`Entered by the office (${entered.how}, ${entered.consent})`]),
    isGiven ? 'Consent given' : 'No consent stored',
    ...(version === undefined ? [] : [`notice ${version}`]),
    ...(collection.fields.has('directoryConsent')
      ? [`directory: ${record.directoryConsent === true ? 'yes' : 'no'}`]
      : []),
  ]
  return (
    <Box component="section" aria-label="Consent" className="screen-only" sx={consentSx}>
      <Typography>{words.join(', ')}</Typography>
      {version !== undefined && <NoticeButton version={version} kind={collection.id} />}
    </Box>
  )
}

const consentSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }
