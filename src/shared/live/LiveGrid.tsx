import Box from '@mui/material/Box'
import {
  DataGrid,
  type GridColDef,
  type GridDensity,
  type GridEventListener,
  type GridRowSelectionModel,
  type GridSortModel,
  useGridApiRef,
} from '@mui/x-data-grid'
import { memo, useContext, useEffect, useMemo, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import type { LiveState } from './createLiveSlice'
import { isSameList, useLatest, useSame } from './latest'
import { firstColumnStays, gridHeight, markSideways } from './liveGridStyles'
import { mostPlaces, PageContext, useFocusFollows, usePlaces, usePlaceSelection } from './livePage'

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
  /** Those that are shown; the same array for as long as they are the same. The first one stays. */
  columns: LiveColumn<Item>[]
  sorting: GridSortModel
  onSort: (sorting: GridSortModel) => void
  selection: GridRowSelectionModel
  onSelect: (selection: GridRowSelectionModel) => void
  /** Enter on a row, or a double click. */
  onOpen: (id: string) => void
  density: GridDensity
  /** Names the table for screen readers. */
  label: string
}

/** The free grid would else leave out columns that are scrolled away, and the first one must stay. */
const everyColumn = 20_000

/**
 * A page of a live collection as a table. The grid's rows are the places of the page, and each
 * cell looks itself up which record stands in its place: a grid that is given changed rows makes
 * every row anew, however few of them changed. Sorting, searching and paging are the caller's.
 */
export function LiveGrid<Item extends Identified, Name extends string>(props: Props<Item, Name>) {
  const { selectById, columns, onOpen } = props
  const ids = useSame(
    props.items.map(({ id }) => id),
    isSameList,
  )
  const rows = usePlaces(ids.length)
  const apiRef = useGridApiRef()
  useFocusFollows(apiRef, ids)
  useEffect(() => {
    const grid = apiRef.current
    return grid?.subscribeEvent('scrollPositionChange', ({ left }) =>
      markSideways(grid.rootElementRef?.current, left),
    )
  }, [apiRef])
  const { model, handleSelect } = usePlaceSelection(ids, props.selection, props.onSelect)
  const readOpener = useLatest((place: unknown) => {
    const id = ids[Number(place)]
    if (id !== undefined) onOpen(id)
  })
  const gridColumns = useMemo(() => toGridColumns(columns, selectById), [columns, selectById])
  const sx = useMemo(() => firstColumnStays(columns[0]?.field ?? ''), [columns])
  const { handleKey, handleDoubleClick } = useMemo(() => openers(readOpener), [readOpener])

  return (
    <PageContext value={ids}>
      <Box sx={gridHeight}>
        <Grid
          apiRef={apiRef}
          rows={rows}
          columns={gridColumns}
          label={props.label}
          density={props.density}
          sortingMode="server"
          sortModel={props.sorting}
          onSortModelChange={props.onSort}
          paginationModel={wholePage}
          hideFooter
          checkboxSelection
          disableRowSelectionExcludeModel
          keepNonExistentRowsSelected
          rowSelectionModel={model}
          onRowSelectionModelChange={handleSelect}
          onCellKeyDown={handleKey}
          onRowDoubleClick={handleDoubleClick}
          columnBufferPx={everyColumn}
          disableColumnFilter
          disableColumnMenu
          disableRowSelectionOnClick
          sx={sx}
        />
      </Box>
    </PageContext>
  )
}

/** Whatever the grid is told anew makes it draw every cell again, so it is told as little as can be. */
const Grid = memo(DataGrid)

/** The grid has its page only, and says nothing of others. */
const wholePage = { page: 0, pageSize: mostPlaces }

type Openers = {
  handleKey: GridEventListener<'cellKeyDown'>
  handleDoubleClick: GridEventListener<'rowDoubleClick'>
}

const openers = (readOpener: () => (place: unknown) => void): Openers => ({
  handleKey({ id, field }, event) {
    if (event.key !== 'Enter' || field === '__check__') return
    event.preventDefault()
    readOpener()(id)
  },
  handleDoubleClick: ({ id }) => readOpener()(id),
})

function toGridColumns<Item, Name extends string>(
  columns: LiveColumn<Item>[],
  selectById: Props<Item, Name>['selectById'],
): GridColDef[] {
  return columns.map(({ field, header, width, isNumber, show }) => ({
    field,
    headerName: header,
    width,
    ...(isNumber && { align: 'right' as const, headerAlign: 'right' as const }),
    renderCell: ({ id }) => <LiveCell rowId={Number(id)} selectById={selectById} show={show} />,
  }))
}

type CellProps<Item, Name extends string> = Pick<Props<Item, Name>, 'selectById'> &
  Pick<LiveColumn<Item>, 'show'> & {
    /** The place on the page. */
    rowId: number
  }

function LiveCell<Item, Name extends string>(props: CellProps<Item, Name>) {
  const { rowId, selectById, show } = props
  const id = useContext(PageContext)[rowId]
  const item = useSelector((root: Root<Item, Name>) =>
    id === undefined ? undefined : selectById(root, id),
  )
  return item === undefined ? null : show(item)
}
