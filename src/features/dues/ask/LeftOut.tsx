import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { MemberRow } from '@/features/members/desk'
import { counted } from '@/shared/text/counted'

type Props = {
  title: string
  rows: readonly MemberRow[]
  noteOf?: (row: MemberRow) => string
}

const mostNamed = 20

/** Members who are not asked, and why. Nothing if there are none. */
export function LeftOut({ title, rows, noteOf }: Props) {
  if (rows.length === 0) return null
  return (
    <Box component="section" aria-label={title} sx={{ my: 1.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {`${title}: ${counted(rows.length, 'member')}`}
      </Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {rows.slice(0, mostNamed).map((row) => (
          <li key={row.id}>
            <bdi translate="no">
              {[row.number, row.name || row.firmName].filter(Boolean).join(' ')}
            </bdi>
            {noteOf && <span>{` · ${noteOf(row)}`}</span>}
          </li>
        ))}
        {rows.length > mostNamed && <li>{`and ${rows.length - mostNamed} more`}</li>}
      </Box>
    </Box>
  )
}
