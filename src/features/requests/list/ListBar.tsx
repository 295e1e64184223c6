import Button from '@mui/material/Button'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectRole } from '@/features/session'
import { canEdit } from '@/shared/requests/roles'
import { PageBar } from '@/shared/ui/PageBar'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import { canBeEntered } from '../entry/canBeEntered'
import { SavedViews } from '../saved-views/SavedViews'
import type { TabCounts } from '../view/tabs'
import { ListTools, type ToolProps } from './ListTools'
import { TabSwitch } from './TabSwitch'

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
