import Box from '@mui/material/Box'
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid'
import { memo, useMemo, useState, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { itemsOf, sliceOf, type ChunkedList } from './chunkedList'
import type { LiveState } from './createLiveSlice'

type Identified = { id: string }

/** A column of a live table. */
export type LiveColumn<Item> = {
  field: string
  header: string
  /** Pixels. */
  width: number
  /** What a cell shows. */
  show: (item: Item) => ReactNode
  /** What the rows are sorted by; empty values come last either way. */
  sortValue: (item: Item) => string | number | null | undefined
}

type Root<Item, Name extends string> = { [Key in Name]?: LiveState<Item> }

type Props<Item, Name extends string> = {
  selectList: (root: Root<Item, Name>) => ChunkedList<Item>
  selectById: (root: Root<Item, Name>, id: string) => Item | undefined
  /** Made once, outside the component. */
  columns: LiveColumn<Item>[]
  /** Names the table for screen readers. */
  label: string
}

const pageSizes = [25, 50, 100]

/**
 * A live collection as a table. The grid is given no more than the ids of the page that is
 * shown, and each cell reads its own record from the store: a grid that is given changed rows
 * draws every row again, however few of them changed. Sorting and paging are done here.
 */
export function LiveGrid<Item extends Identified, Name extends string>(props: Props<Item, Name>) {
  const { selectList, selectById, columns, label } = props
  const list = useSelector(selectList)
  const [sorting, setSorting] = useState<GridSortModel>([])
  const [paging, setPaging] = useState({ page: 0, pageSize: 50 })

  const page = Math.min(paging.page, Math.max(0, Math.ceil(list.size / paging.pageSize) - 1))
  const from = page * paging.pageSize
  const to = from + paging.pageSize
  const sorted = useMemo(() => sort(list, columns, sorting), [list, columns, sorting])
  const rows = useSameRows(sorted?.slice(from, to) ?? sliceOf(list, from, to))
  const gridColumns = useMemo(() => toGridColumns(columns, selectById), [columns, selectById])
  const paginationModel = useMemo(() => ({ ...paging, page }), [paging, page])

  return (
    <Box sx={{ height: 'max(24rem, calc(100vh - 16rem))' }}>
      <Grid
        rows={rows}
        rowCount={list.size}
        columns={gridColumns}
        label={label}
        sortingMode="server"
        sortModel={sorting}
        onSortModelChange={setSorting}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaging}
        pageSizeOptions={pageSizes}
        disableColumnFilter
        disableRowSelectionOnClick
      />
    </Box>
  )
}

const Grid = memo(DataGrid)

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
  return columns.map(({ field, header, width, show }) => ({
    field,
    headerName: header,
    width,
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

const inWords = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Undefined where the collection's own order is asked for. */
function sort<Item>(
  list: ChunkedList<Item>,
  columns: LiveColumn<Item>[],
  [by]: GridSortModel,
): Item[] | undefined {
  const column = columns.find(({ field }) => field === by?.field)
  if (by?.sort == null || column === undefined) return undefined
  const sign = by.sort === 'asc' ? 1 : -1
  const keyed = itemsOf(list).map((item) => ({ item, key: column.sortValue(item) ?? '' }))
  keyed.sort(({ key: a }, { key: b }) => {
    if (a === '' || b === '') return Number(a === '') - Number(b === '')
    const areNumbers = typeof a === 'number' && typeof b === 'number'
    return sign * (areNumbers ? a - b : inWords.compare(String(a), String(b)))
  })
  return keyed.map(({ item }) => item)
}
