import Button from '@mui/material/Button'
import { useDispatch } from 'react-redux'
import { MenuButton } from '@/shared/desk/MenuButton'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import { ExportActions, type ExportProps } from '../export/ExportActions'
import { densities, preferenceChanged, type Preferences } from '../viewSlice'
import { columnsOf, type View } from '../view/view'

type Props = ExportProps & {
  preferences: Preferences
  hasCharts: boolean
  onChange: (part: Partial<View>) => void
}

export function ListTools({ preferences, hasCharts, onChange, ...exported }: Props) {
  const { view } = exported
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
      <ExportActions {...exported} />
      {isNarrow && <SortMenu view={view} onChange={onChange} />}
      <ColumnsMenu view={view} onChange={onChange} onPrefer={preferColumns} />
      {!isNarrow && (
        <MenuButton
          label={`Rows: ${densityNames[preferences.density]}`}
          choice="one"
          items={densities.map((density) => ({
            label: densityNames[density],
            isChosen: density === preferences.density,
            onChoose: () => prefer({ density }),
          }))}
        />
      )}
      <Button size="small" variant="outlined" onClick={() => prefer({ charts: !hasCharts })}>
        <span>{hasCharts ? 'Hide charts' : 'Show charts'}</span>
      </Button>
    </>
  )
}

type ViewMenuProps = { view: View; onChange: (part: Partial<View>) => void }

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
