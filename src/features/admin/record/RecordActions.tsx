import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { referenceOf } from '@/shared/forms/submit/reference'
import { saveFile } from '@/shared/ui/saveFile'
import { CopyButton } from '@/shared/ui/CopyButton'
import { contactsOf } from './contact'
import { asText, detailsOf } from './details'
import type { AdminCollection } from '../types'
import type { AdminRecord } from '../records'

type Props = { collection: AdminCollection; record: AdminRecord }

/** What one does with a record: reach whoever sent it, copy it, print it. */
export function RecordActions({ collection, record }: Props) {
  return (
    <Box className="screen-only" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, mb: 3 }}>
      {contactsOf(collection, record).map(({ label, href, opensElsewhere }) => (
        <Button
          key={label}
          variant="contained"
          size="small"
          href={href}
          {...(opensElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {label}
        </Button>
      ))}
      <CopyButton label="Copy" text={() => asText(detailsOf(collection, record))} />
      <Button variant="outlined" size="small" onClick={() => saveRecord(collection, record)}>
        Save as file
      </Button>
      <Button variant="outlined" size="small" onClick={() => window.print()}>
        Print
      </Button>
    </Box>
  )
}

/** For whoever asks what is kept about them: all of it, in a file that every program opens. */
function saveRecord(collection: AdminCollection, record: AdminRecord) {
  // The mark in front tells older programs of the encoding.
  const text = `\uFEFF${asText(detailsOf(collection, record))}\n`
  const name = `${referenceOf(collection.prefix, record.id)}.txt`
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name)
}
