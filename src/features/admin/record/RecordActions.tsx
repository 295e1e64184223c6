import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { AdminRecord } from '@/shared/collectionConfig'
import { referenceOf } from '@/shared/forms/submit/reference'
import { CopyButton } from '@/shared/ui/CopyButton'
import { saveFile } from '@/shared/ui/saveFile'
import type { AdminCollection } from '../collections'
import { ExportButton } from '../export/ExportButton'
import type { Kind } from '../review/steps'
import { contactsOf } from './contacts'
import { asText, detailsOf } from './details'

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

/**
 * Answers a request for one's own data: all of it, in a file that every program opens.
 *
 * @param states what became of it, in words
 */
export function saveRecord(collection: AdminCollection, record: AdminRecord, states = '') {
  const parts = [asText(detailsOf(collection, record)), states].filter(Boolean)
  // Older programs recognise UTF-8 by the byte order mark.
  const text = `\uFEFF${parts.join('\n\n')}\n`
  const name = `${referenceOf(collection.prefix, record.id)}.txt`
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name)
}
