import Box from '@mui/material/Box'
import {
  DataGrid,
  type GridColDef,
  type GridDensity,
  type GridEventListener,
  type GridPaginationModel,
  type GridRowSelectionModel,
  type GridSortModel,
} from '@mui/x-data-grid'
import { memo, useMemo, useState, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import type { LiveState } from './createLiveSlice'
import { firstColumnStays, gridHeight } from './liveGridStyles'

type Identified = { id: string }

/** A column of a live table. */
export type LiveColumn<Item> = {
  field: string
  header: string
  /** Pixels. */
  width: number
  isNumber?: boolean
  /** What a cell shows. */
  show: (item: Item) => ReactNode
}

type Root<Item, Name extends string> = { [Key in Name]?: LiveState<Item> }

type Props<Item, Name extends string> = {
  selectById: (root: Root<Item, Name>, id: string) => Item | undefined
  /** The records of the page that is shown. */
  items: Identified[]
  /** Of all pages. */
  count: number
  /** Those that are shown; the same array for as long as they are the same. The first one stays. */
  columns: LiveColumn<Item>[]
  sorting: GridSortModel
  onSort: (sorting: GridSortModel) => void
  paging: GridPaginationModel
  onPage: (paging: GridPaginationModel) => void
  selection: GridRowSelectionModel
  onSelect: (selection: GridRowSelectionModel) => void
  /** Enter on a row, or a double click. */
  onOpen: (id: string) => void
  density: GridDensity
  /** Names the table for screen readers. */
  label: string
}

export const pageSizes = [25, 50, 100]

/** The free grid would else leave out columns that are scrolled away, and the first one must stay. */
const everyColumn = 20_000

/**
 * A page of a live collection as a table. The grid is given no more than ids, and each cell
 * reads its own record from the store: a grid that is given changed rows draws every row again,
 * however few of them changed. Sorting, searching and paging are the caller's.
 */
export function LiveGrid<Item extends Identified, Name extends string>(props: Props<Item, Name>) {
  const { selectById, columns, onOpen } = props
  const rows = useSameRows(props.items)
  const gridColumns = useMemo(() => toGridColumns(columns, selectById), [columns, selectById])
  const sx = useMemo(() => firstColumnStays(columns[0]?.field ?? ''), [columns])
  const { handleKey, handleDoubleClick } = useMemo(() => openers(onOpen), [onOpen])

  return (
    <Box sx={gridHeight}>
      <Grid
        rows={rows}
        rowCount={props.count}
        columns={gridColumns}
        label={props.label}
        density={props.density}
        sortingMode="server"
        sortModel={props.sorting}
        onSortModelChange={props.onSort}
        paginationMode="server"
        paginationModel={props.paging}
        onPaginationModelChange={props.onPage}
        pageSizeOptions={pageSizes}
        checkboxSelection
        disableRowSelectionExcludeModel
        keepNonExistentRowsSelected
        rowSelectionModel={props.selection}
        onRowSelectionModelChange={props.onSelect}
        onCellKeyDown={handleKey}
        onRowDoubleClick={handleDoubleClick}
        columnBufferPx={everyColumn}
        disableColumnFilter
        disableColumnMenu
        disableRowSelectionOnClick
        sx={sx}
      />
    </Box>
  )
}

const Grid = memo(DataGrid)

type Openers = {
  handleKey: GridEventListener<'cellKeyDown'>
  handleDoubleClick: GridEventListener<'rowDoubleClick'>
}

const openers = (open: (id: string) => void): Openers => ({
  handleKey({ id, field }, event) {
    if (event.key !== 'Enter' || field === '__check__') return
    event.preventDefault()
    open(String(id))
  },
  handleDoubleClick: ({ id }) => open(String(id)),
})

/** The rows as ids alone, and the same array for as long as the ids are the same. */
function useSameRows(items: Identified[]): Identified[] {
  const [rows, setRows] = useState<Identified[]>(() => items.map(({ id }) => ({ id })))
  const isSame = items.length === rows.length && items.every(({ id }, at) => id === rows[at]?.id)
  if (isSame) return rows
  const changed = items.map(({ id }) => ({ id }))
  setRows(changed)
  return changed
}

function toGridColumns<Item, Name extends string>(
  columns: LiveColumn<Item>[],
  selectById: Props<Item, Name>['selectById'],
): GridColDef[] {
  return columns.map(({ field, header, width, isNumber, show }) => ({
    field,
    headerName: header,
    width,
    ...(isNumber && { align: 'right' as const, headerAlign: 'right' as const }),
    renderCell: ({ id }) => <LiveCell rowId={String(id)} selectById={selectById} show={show} />,
  }))
}

type CellProps<Item, Name extends string> = Pick<Props<Item, Name>, 'selectById'> &
  Pick<LiveColumn<Item>, 'show'> & { rowId: string }

function LiveCell<Item, Name extends string>(props: CellProps<Item, Name>) {
  const { rowId, selectById, show } = props
  const item = useSelector((root: Root<Item, Name>) => selectById(root, rowId))
  return item === undefined ? null : show(item)
}
