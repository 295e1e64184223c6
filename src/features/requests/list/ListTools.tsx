import Button from '@mui/material/Button'
import { useDispatch } from 'react-redux'
import type { AdminRecord } from '@/shared/collectionConfig'
import { MenuButton } from '@/shared/desk/MenuButton'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import { ExportActions } from '../export/ExportActions'
import { densities, preferenceChanged, type Preferences } from '../viewSlice'
import type { ListContext } from '../columns/listContext'
import { columnsOf, type View } from '../view/view'

type Props = {
  view: View
  context: ListContext
  /** Reads the rows at the moment of an export. */
  readRows: () => readonly AdminRecord[]
  /** A partial list is not exported. */
  isPartial: boolean
  isCut: boolean
  preferences: Preferences
  hasCharts: boolean
  onPrint: () => void
  /** Shows a message and has screen readers announce it. */
  onAnnounce: (message: string) => void
  onChange: (part: Partial<View>) => void
}

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
        context={props.context}
        readRows={props.readRows}
        isPartial={props.isPartial}
        isCut={props.isCut}
        onPrint={props.onPrint}
        onAnnounce={onAnnounce}
      />
      {isNarrow && <SortMenu view={view} onChange={onChange} />}
      <ColumnsMenu view={view} onChange={onChange} onPrefer={preferColumns} />
      {!isNarrow && <DensityMenu chosen={preferences.density} onPrefer={prefer} />}
      <Button size="small" variant="outlined" onClick={() => prefer({ charts: !hasCharts })}>
        <span>{hasCharts ? 'Hide charts' : 'Show charts'}</span>
      </Button>
    </>
  )
}

type ViewMenuProps = Pick<Props, 'view' | 'onChange'>

/** For cards, which have no column headers to sort by. */
function SortMenu({ view, onChange }: ViewMenuProps) {
  const choices = columnsOf(view).flatMap(({ field, header }) => [
    { label: `${header} (A-Z)`, sort: { field, isDescending: false } },
    { label: `${header} (Z-A)`, sort: { field, isDescending: true } },
  ])
  return (
    <MenuButton
      label="Sort"
      choice="one"
      items={[{ label: 'Newest first', sort: null }, ...choices].map(({ label, sort }) => ({
        label,
        isChosen: JSON.stringify(sort) === JSON.stringify(view.sort),
        onChoose: () => onChange({ sort }),
      }))}
    />
  )
}

const densityNames = { compact: 'Compact', standard: 'Standard', comfortable: 'Comfortable' }

type DensityMenuProps = {
  chosen: Preferences['density']
  onPrefer: (part: Partial<Preferences>) => void
}

const DensityMenu = ({ chosen, onPrefer }: DensityMenuProps) => (
  <MenuButton
    label={`Rows: ${densityNames[chosen]}`}
    choice="one"
    items={densities.map((density) => ({
      label: densityNames[density],
      isChosen: density === chosen,
      onChoose: () => onPrefer({ density }),
    }))}
  />
)

type ColumnsMenuProps = ViewMenuProps & { onPrefer: (columns: readonly string[]) => void }

/** The columns of this view and of later visits. The first column always stays. */
function ColumnsMenu({ view, onChange, onPrefer }: ColumnsMenuProps) {
  const { collection, columns: shown, page } = view
  const [first = ''] = collection.defaultColumns
  const others = collection.columns.filter(({ field }) => field !== first)

  function choose(columns: readonly string[]) {
    onChange({ columns, page })
    onPrefer(columns)
  }

  function toggle(toggled: string) {
    const wanted = others
      .map(({ field }) => field)
      .filter((field) => shown.includes(field) !== (field === toggled))
    choose([first, ...wanted])
  }

  return (
    <MenuButton
      label="Columns"
      choice="many"
      items={[
        { label: 'Default columns', onChoose: () => choose(collection.defaultColumns) },
        ...others.map(({ field, header }, index) => ({
          label: header,
          startsGroup: index === 0,
          isChosen: shown.includes(field),
          onChoose: () => toggle(field),
        })),
      ]}
    />
  )
}
