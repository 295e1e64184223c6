import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { CopyButton } from './CopyButton'
import { contactsOf } from './contact'
import { asText, detailsOf } from './details'
import type { Kind } from './kind'
import type { AdminRecord } from './records'

/** What one does with a record: reach whoever sent it, copy it, print it. */
export function RecordActions({ kind, record }: { kind: Kind; record: AdminRecord }) {
  return (
    <Box className="screen-only" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, mb: 3 }}>
      {contactsOf(kind, record).map(({ label, href, opensElsewhere }) => (
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
      <CopyButton label="Copy" text={() => asText(detailsOf(kind, record))} />
      <Button variant="outlined" size="small" onClick={() => window.print()}>
        Print
      </Button>
    </Box>
  )
}
