import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Headcount } from '../answers'
import { counted } from '@/shared/text/counted'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import { grouped } from '@/shared/validation/numbers'
import { repliesInWords } from '../meetingWords'
import { headsIn, type Present } from '../attendance/present'

type Props = {
  headcount: Headcount
  present: readonly Present[]
  seats: number | undefined
  /** The day of the meeting is behind us. */
  isPast: boolean
}

export function Headcounts({ headcount, present, seats, isPast }: Props) {
  const { heads, answers, yes, no, members, visitors, replaced } = headcount
  const walkIns = present.filter(({ attendance }) => attendance.kind === 'walkin').length
  return (
    <Box component="dl" sx={gridSx}>
      <Tile
        label={isPast ? 'Were expected' : 'Expected'}
        number={heads}
        note={repliesInWords({ yes, answers })}
      />
      <Tile
        label="Members"
        number={members.length}
        note={`${grouped(visitors.length)} ${visitors.length === 1 ? 'visitor' : 'visitors'}`}
      />
      <Tile
        label="Cannot attend"
        number={no.length}
        note={replaced.length > 0 ? `${grouped(replaced.length)} replaced` : undefined}
      />
      {seats !== undefined && (
        <Tile
          label={heads > seats ? 'More than the seats' : 'Seats left'}
          number={Math.abs(seats - heads)}
          note={`of ${grouped(seats)}`}
          isUrgent={heads > seats}
        />
      )}
      <Tile
        label="Checked in"
        number={present.length}
        note={`${counted(headsIn(present), 'person')}${walkIns > 0 ? `, ${counted(walkIns, 'walk-in')}` : ''}`}
      />
    </Box>
  )
}

type TileProps = { label: string; number: number; note?: string; isUrgent?: boolean }

const Tile = ({ label, number, note, isUrgent = false }: TileProps) => (
  <DefinitionRow label={label}>
    <Box component="span" sx={{ ...numberSx, color: isUrgent ? 'error.main' : 'text.primary' }}>
      {grouped(number)}
    </Box>
    {note !== undefined && (
      <Typography component="span" variant="body2" sx={{ display: 'block' }}>
        {note}
      </Typography>
    )}
  </DefinitionRow>
)

const gridSx = {
  m: 0,
  my: 1.5,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  '& > div': {
    p: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
  },
}
const numberSx = { fontSize: '1.75rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }
