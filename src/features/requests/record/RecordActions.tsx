import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { AdminRecord } from '@/shared/collectionConfig'
import { CopyButton } from '@/shared/ui/CopyButton'
import type { AdminCollection } from '../collections'
import { ExportButton } from '@/shared/desk/export/ExportButton'
import type { Kind } from '@/shared/requests/steps'
import { contactsOf } from '../review/contacts'
import { asText, detailsOf } from '../export/recordDetails'
import { saveRecord } from '../export/saveRecord'

type Props = { collection: AdminCollection; record: AdminRecord }

/** Contact the person, copy the record, save it, print it. */
export function RecordActions({ collection, record }: Props) {
  return (
    <Box className="screen-only" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, mb: 2 }}>
      {contactsOf(collection, record).map(({ label, href, opensElsewhere }) => (
        <Button
          key={label}
          variant="outlined"
          size="small"
          href={href}
          {...(opensElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {label}
        </Button>
      ))}
      <CopyButton label="Copy" text={() => asText(detailsOf(collection, record))} />
      <ExportButton
        label="Save as file"
        exported={{ list: collection.id as Kind, format: 'file', count: 1 }}
        onExport={() => saveRecord(collection, record)}
      />
      <Button variant="outlined" size="small" onClick={() => window.print()}>
        Print
      </Button>
    </Box>
  )
}
