import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Pieces } from '@/shared/live/pieces'
import { ColumnsMenu } from './ColumnsMenu'
import { densities, type Preferences } from './preferences'
import type { AdminRecord } from './records'
import { SortMenu } from './SortMenu'
import { TakeOut } from './TakeOut'
import { ToolMenu } from './ToolMenu'
import { useIsNarrow } from './useIsNarrow'
import type { Selection } from './useSelection'
import type { View } from './view'

type Props = {
  view: View
  found: Pieces<AdminRecord>
  /** What there is without search and filters. */
  all: Pieces<AdminRecord>
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
  const { selection, onPrefer, onChange } = props
  const isNarrow = useIsNarrow()
  const several = all.size === 1 ? '' : 's'
  const some = found.size === all.size ? '' : `${counted.format(found.size)} of `

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography role="status" sx={{ fontWeight: 600, mr: 'auto' }}>
        {isSearching
          ? 'Searching…'
          : `${some}${counted.format(all.size)} ${view.kind.singular}${several}`}
      </Typography>
      <TakeOut view={view} found={found} all={all} selection={selection} />
      {isNarrow && <SortMenu view={view} onChange={onChange} />}
      <ColumnsMenu view={view} onChange={onChange} />
      {!isNarrow && (
        <ToolMenu
          label={`Rows: ${densityNames[preferences.density]}`}
          items={densities.map((density) => ({
            label: densityNames[density],
            isChosen: density === preferences.density,
            onChoose: () => onPrefer({ density }),
          }))}
        />
      )}
      <Button
        size="small"
        variant="outlined"
        onClick={() => onPrefer({ figures: !preferences.figures })}
      >
        {preferences.figures ? 'Hide figures' : 'Show figures'}
      </Button>
    </Box>
  )
}
