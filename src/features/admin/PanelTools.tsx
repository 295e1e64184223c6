import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Pieces } from '@/shared/live/pieces'
import { ColumnsMenu } from './ColumnsMenu'
import { densities, type Preferences } from './preferences'
import type { AdminRecord } from './records'
import { ToolMenu } from './ToolMenu'
import type { Selection } from './useSelection'
import type { View } from './view'

type Props = {
  view: View
  found: Pieces<AdminRecord>
  /** How many there are without search and filters. */
  all: number
  isSearching: boolean
  selection: Selection
  preferences: Preferences
  onPrefer: (part: Partial<Preferences>) => void
  onChange: (part: Partial<View>) => void
}

const counted = new Intl.NumberFormat('en-IN')

const densityNames = { compact: 'Compact', standard: 'Standard', comfortable: 'Comfortable' }

/** How many are shown, and what can be done with them. */
export function PanelTools({ view, found, all, isSearching, preferences, ...props }: Props) {
  const { onPrefer, onChange } = props
  const count =
    found.size === all
      ? `${counted.format(all)} ${view.kind.singular}${all === 1 ? '' : 's'}`
      : `${counted.format(found.size)} of ${counted.format(all)} ${view.kind.singular}s`

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography role="status" sx={{ fontWeight: 600, mr: 'auto' }}>
        {isSearching ? 'Searching…' : count}
      </Typography>
      <ColumnsMenu view={view} onChange={onChange} />
      <ToolMenu
        label={`Rows: ${densityNames[preferences.density]}`}
        items={densities.map((density) => ({
          label: densityNames[density],
          isChosen: density === preferences.density,
          onChoose: () => onPrefer({ density }),
        }))}
      />
    </Box>
  )
}
