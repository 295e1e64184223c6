import Button from '@mui/material/Button'
import { memo } from 'react'
import { ColumnsMenu } from './ColumnsMenu'
import { densities, type Preferences } from './preferences'
import type { Kind } from './kind'
import { SortMenu } from './SortMenu'
import { TakeOut } from './TakeOut'
import { ToolMenu } from './ToolMenu'
import { useIsNarrow } from './useIsNarrow'
import type { Rows } from './useRows'
import type { Selection } from './useSelection'
import type { Layout, View } from './view'

type Props = {
  layout: Layout
  /** Asked when something is taken out, so that a change of the list draws none of this again. */
  readRows: () => Rows
  /** Whether every record is there that could be taken out. */
  isWhole: boolean
  selection: Selection
  density: Preferences['density']
  hasFigures: boolean
  onPrefer: (part: Partial<Preferences>) => void
  onPreferColumns: (kind: Kind, columns: readonly string[]) => void
  onChange: (part: Partial<View>) => void
}

const densityNames = { compact: 'Compact', standard: 'Standard', comfortable: 'Comfortable' }

/** What can be done with the records that are shown. */
export const PanelTools = memo(function PanelTools(props: Props) {
  const {
    layout,
    readRows,
    isWhole,
    selection,
    density: chosen,
    hasFigures,
    onPrefer,
    onPreferColumns,
    onChange,
  } = props
  const isNarrow = useIsNarrow()

  return (
    <>
      <TakeOut layout={layout} readRows={readRows} isWhole={isWhole} selection={selection} />
      {isNarrow && <SortMenu layout={layout} onChange={onChange} />}
      <ColumnsMenu layout={layout} onChange={onChange} onPrefer={onPreferColumns} />
      {!isNarrow && (
        <ToolMenu
          label={`Rows: ${densityNames[chosen]}`}
          items={densities.map((density) => ({
            label: densityNames[density],
            isChosen: density === chosen,
            onChoose: () => onPrefer({ density }),
          }))}
        />
      )}
      <Button size="small" variant="outlined" onClick={() => onPrefer({ figures: !hasFigures })}>
        {hasFigures ? 'Hide figures' : 'Show figures'}
      </Button>
    </>
  )
})
