import MoreIcon from '@mui/icons-material/MoreHorizOutlined'
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { ExportProgress, useExportEntries } from '@/shared/desk/export/ExportMenu'
import { ChartsButton } from '@/shared/desk/charts/ChartsButton'
import { MenuButton, type MenuEntry } from '@/shared/desk/MenuButton'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import { ExportActions, useListExport, type ExportProps } from '../export/ExportActions'
import type { View } from '../view/view'
import { preferenceChanged, type Preferences } from '../viewSlice'
import { columnEntries, densityEntries, sortEntries } from '../view/toolEntries'

export type ToolProps = ExportProps & {
  preferences: Preferences
  hasCharts: boolean
  /** Where a form on paper is entered; undefined where that is not possible. */
  entryAddress: string | undefined
  onChange: (part: Partial<View>) => void
}

/** Export, columns and charts of a list: buttons, or one menu on a narrow screen. */
export function ListTools({
  preferences,
  hasCharts,
  entryAddress,
  onChange,
  ...exported
}: ToolProps) {
  const { view } = exported
  const { id, defaultColumns } = view.collection
  const isNarrow = useIsNarrow()
  const dispatch = useDispatch()
  const prefer = (part: Partial<Preferences>) => void dispatch(preferenceChanged(part))

  function chooseColumns(columns: readonly string[]) {
    const { [id]: _before, ...others } = preferences.columns
    const isDefault = columns.join() === defaultColumns.join()
    onChange({ columns, page: view.page })
    prefer({ columns: isDefault ? others : { ...others, [id]: columns } })
  }

  const navigate = useNavigate()
  const entry = entryAddress !== undefined && {
    label: 'New entry',
    onChoose: () => void navigate(entryAddress),
  }
  const columns = columnEntries(view, chooseColumns)
  const toggleCharts = () => prefer({ charts: !hasCharts })
  if (isNarrow) {
    return (
      <MoreMenu
        exported={exported}
        sort={sortEntries(view, onChange)}
        columns={columns}
        others={[
          { label: hasCharts ? 'Hide charts' : 'Charts', onChoose: toggleCharts },
          ...(entry ? [entry] : []),
        ]}
      />
    )
  }
  return (
    <>
      <ChartsButton isOpen={hasCharts} onPress={toggleCharts} />
      <MenuButton
        isIcon
        icon={<ColumnsIcon />}
        label="Columns"
        choice="many"
        items={[
          ...columns,
          ...densityEntries(preferences.density, (density) => prefer({ density })),
        ]}
      />
      <ExportActions {...exported} />
    </>
  )
}

type MoreProps = {
  exported: ExportProps
  sort: readonly MenuEntry[]
  columns: readonly MenuEntry[]
  others: readonly MenuEntry[]
}

function MoreMenu({ exported, sort, columns, others }: MoreProps) {
  const { entries, progress } = useExportEntries(useListExport(exported))
  return (
    <>
      <MenuButton
        isIcon
        label="More"
        icon={<MoreIcon />}
        isBusy={progress !== undefined}
        items={[
          { label: 'Sort', submenu: { items: sort, choice: 'one' } },
          { label: 'Columns', submenu: { items: columns, choice: 'many' } },
          {
            label: 'Export',
            isDisabled: exported.isPartial,
            submenu: { items: entries, choice: 'many' },
          },
          ...others,
        ]}
      />
      <ExportProgress progress={progress} />
    </>
  )
}
