import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { memo } from 'react'
import { grouped } from '@/shared/validation/numbers'
import { tabNames, tabOf, tabs, type Tab, type TabCounts } from '../view/tabs'
import type { View } from '../view/view'

type Props = Pick<View, 'state' | 'assignee' | 'due'> & {
  /** Undefined while only a part of the list has arrived. */
  counts: TabCounts | undefined
  onChange: (part: Partial<View>) => void
}

/** Pending, Mine, Overdue, All: the views of a list that are one press away. */
export const TabSwitch = memo(function TabSwitch({ counts, onChange, ...conditions }: Props) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label="Which records"
      value={tabOf(conditions) ?? null}
      onChange={(_event, tab: Tab | null) => {
        if (tab !== null) onChange(tabs[tab].conditions)
      }}
      sx={switchSx}
    >
      {tabNames.map((tab) => (
        <ToggleButton key={tab} value={tab}>
          <span>{`${tabs[tab].label} ${counts ? grouped(counts[tab]) : ''}`}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
})

/** On a phone a line of their own below the title. */
const switchSx = {
  order: { xs: 1, sm: 0 },
  width: { xs: '100%', sm: 'auto' },
  '& > button': { flex: { xs: 1, sm: 'none' } },
  '& .MuiToggleButton-root': {
    px: { xs: 0.5, sm: 1 },
    py: 0,
    minHeight: { xs: 44, sm: 32 },
    // Where four do not fit side by side, the number stands below the word.
    whiteSpace: { xs: 'normal', sm: 'nowrap' },
    lineHeight: { xs: 1.3, sm: 1.75 },
  },
}
