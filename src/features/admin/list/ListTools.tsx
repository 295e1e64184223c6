import Button from '@mui/material/Button'
import { useDispatch } from 'react-redux'
import { ExportActions } from '../export/ExportActions'
import { preferenceChanged } from '../panelSlice'
import type { Preferences } from '../panelStorage'
import type { AdminRecord } from '../records'
import { ColumnsMenu, DensityMenu, SortMenu } from './ListMenus'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import type { Selection } from './useSelection'
import type { View } from './view'

type Props = {
  view: View
  /** The records of this very moment, for what leaves the list. */
  readRows: () => readonly AdminRecord[]
  /** Nothing partial leaves the list. */
  isPartial: boolean
  selection: Selection
  preferences: Preferences
  hasCharts: boolean
  /** Has something read out and shown. */
  onAnnounce: (message: string) => void
  onChange: (part: Partial<View>) => void
}

/** What can be done with the records that are shown. */
export function ListTools(props: Props) {
  const { view, preferences, hasCharts, onAnnounce, onChange } = props
  const { id, defaultColumns } = view.collection
  const isNarrow = useIsNarrow()
  const dispatch = useDispatch()
  const prefer = (part: Partial<Preferences>) => void dispatch(preferenceChanged(part))

  function preferColumns(columns: readonly string[]) {
    const { [id]: _before, ...others } = preferences.columns
    const isDefault = columns.join() === defaultColumns.join()
    prefer({ columns: isDefault ? others : { ...others, [id]: columns } })
  }

  return (
    <>
      <ExportActions
        view={view}
        readRows={props.readRows}
        isPartial={props.isPartial}
        selection={props.selection}
        onAnnounce={onAnnounce}
      />
      {isNarrow && <SortMenu view={view} onChange={onChange} />}
      <ColumnsMenu view={view} onChange={onChange} onPrefer={preferColumns} />
      {!isNarrow && <DensityMenu chosen={preferences.density} onPrefer={prefer} />}
      <Button size="small" variant="outlined" onClick={() => prefer({ charts: !hasCharts })}>
        {hasCharts ? 'Hide charts' : 'Show charts'}
      </Button>
    </>
  )
}
