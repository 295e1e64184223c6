import Button from '@mui/material/Button'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectRole } from '@/features/session'
import { canEdit } from '@/shared/requests/roles'
import { PageBar } from '@/shared/ui/PageBar'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import { canBeEntered } from '../entry/canBeEntered'
import { SavedViews } from '../saved-views/SavedViews'
import { type TabCounts, tabNames, tabOf, tabs, type Tab } from '../view/tabs'
import { ListTools, type ToolProps } from './ListTools'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { memo } from 'react'
import { grouped } from '@/shared/validation/numbers'
import type { View } from '../view/view'

type Props = Omit<ToolProps, 'entryAddress'> & {
  /** Undefined while only a part of the list has arrived. */
  tabCounts: TabCounts | undefined
}

/** The title of a list on one line with its tabs, saved views and tools. */
export function ListBar({ tabCounts, ...tools }: Props) {
  const { view, onChange } = tools
  const { collection, state, assignee, due } = view
  const isNarrow = useIsNarrow()
  const canEnter = canEdit(useSelector(selectRole)) && canBeEntered(collection)
  const entryAddress = canEnter ? `/desk/enter/${collection.id}` : undefined

  return (
    <PageBar title={collection.heading}>
      {collection.kind && (
        <TabSwitch
          state={state}
          assignee={assignee}
          due={due}
          counts={tabCounts}
          onChange={onChange}
        />
      )}
      {entryAddress !== undefined && !isNarrow && (
        <Button className="screen-only" size="small" component={Link} to={entryAddress}>
          New entry
        </Button>
      )}
      <SavedViews view={view} onChange={onChange} />
      <ListTools {...tools} entryAddress={entryAddress} />
    </PageBar>
  )
}

type TabSwitchProps = Pick<View, 'state' | 'assignee' | 'due'> & {
  /** Undefined while only a part of the list has arrived. */
  counts: TabCounts | undefined
  onChange: (part: Partial<View>) => void
}

/** Pending, Mine, Overdue, All: the views of a list that are one press away. */
const TabSwitch = memo(function TabSwitch({ counts, onChange, ...conditions }: TabSwitchProps) {
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
