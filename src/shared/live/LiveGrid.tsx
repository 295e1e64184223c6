import {
  DataGrid,
  gridFocusCellSelector,
  type GridColDef,
  type GridDensity,
  type GridEventListener,
  type GridRowSelectionModel,
  type GridSortModel,
  useGridApiRef,
} from '@mui/x-data-grid'
import {
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { GridCheckbox } from './GridCheckbox'
import { mostPlaces, useFocusFollows, usePlaces, usePlaceSelection } from './gridPlaces'
import { useLatest } from './latest'
import { firstColumnStays, gridHeight, markSideways } from './liveGridStyles'
import { PageContext, useLivePage, useWritten, writeText } from './livePage'
import type { Source } from './source'

type Identified = { id: string }

/** A column of a live table. */
export type LiveColumn<Item> = {
  field: string
  header: string
  /** Pixels. */
  width: number
  isNumber?: boolean
  text: (item: Item) => string
  /** Draws the cell of a place where that is more than its text; it follows the place by `useWritten`. */
  draw?: (place: number) => ReactNode
}

type Props<Item> = {
  /** The records of the page that is shown. */
  items: Source<readonly Item[]>
  /** Those that are shown; the same array for as long as they are the same. The first one stays. */
  columns: LiveColumn<Item>[]
  sorting: GridSortModel
  onSort: (sorting: GridSortModel) => void
  selection: GridRowSelectionModel
  onSelect: (selection: GridRowSelectionModel) => void
  /** Enter on a row, or a double click. */
  onOpen: (id: string) => void
  /** Ctrl+C, where a cell has the focus in that cell; whether something was copied. */
  onCopy: (cell?: { id: string; field: string }) => boolean
  /** Says which rows are listed: with others, the first of them is shown first. */
  listed: string
  density: GridDensity
  /** Names the table for screen readers. */
  label: string
}

/** The free grid would else leave out columns that are scrolled away, and the first one must stay. */
const everyColumn = 20_000

/** Pixels: every row that is there is written anew with a new record, in sight or not. */
const rowBuffer = 36

/**
 * A page of a live collection as a table. The grid's rows are the places of the page, and each
 * cell looks itself up which record stands in its place: a grid that is given changed rows makes
 * every row anew, however few of them changed. Nor is it drawn again with a change: rows, their number,
 * ticks and the focus follow the page by themselves. Sorting, searching and paging are the caller's.
 */
export function LiveGrid<Item extends Identified>(props: Props<Item>) {
  const { items, columns, onOpen, onCopy, listed } = props
  const apiRef = useGridApiRef()
  const rows = usePlaces(apiRef, items)
  const page = useLivePage(items)
  useFocusFollows(apiRef, items)
  const idAt = (place: unknown) => items.read()[Number(place)]?.id
  useEffect(() => {
    const grid = apiRef.current
    return grid?.subscribeEvent('scrollPositionChange', ({ left }) =>
      markSideways(grid.rootElementRef?.current, left),
    )
  }, [apiRef])
  useEffect(() => {
    apiRef.current?.scroll({ top: 0 })
  }, [apiRef, listed])
  const { model, handleSelect } = usePlaceSelection(items, props.selection, props.onSelect)
  const readOpener = useLatest((place: unknown) => {
    const id = idAt(place)
    if (id !== undefined) onOpen(id)
  })
  const gridColumns = useMemo(() => toGridColumns(columns), [columns])
  const sx = useMemo(() => firstColumnStays(columns[0]?.field ?? ''), [columns])

  /** Before the grid does: its own copy is of its rows, which are places and hold nothing. */
  function handleCopy(event: KeyboardEvent) {
    // On a keyboard of another script the key gives another letter.
    const isC = /^[a-z]$/i.test(event.key) ? /c/i.test(event.key) : event.code === 'KeyC'
    const isCopy = isC && (event.ctrlKey || event.metaKey)
    if (!isCopy || event.altKey || event.shiftKey || String(window.getSelection()) !== '') return
    event.stopPropagation()
    const cell = gridFocusCellSelector(apiRef)
    const id = cell === null ? undefined : idAt(cell.id)
    const isCopied = onCopy(
      cell === null || id === undefined ? undefined : { id, field: cell.field },
    )
    if (isCopied) event.preventDefault()
  }
  const { handleKey, handleDoubleClick } = useMemo(() => openers(readOpener), [readOpener])

  return (
    <PageContext value={page}>
      <div style={gridHeight} onKeyDownCapture={handleCopy}>
        <Grid
          apiRef={apiRef}
          slots={slots}
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
          rowBufferPx={rowBuffer}
          disableColumnFilter
          disableColumnMenu
          disableRowSelectionOnClick
          sx={sx}
        />
      </div>
    </PageContext>
  )
}

/** Whatever the grid is told anew makes it draw every cell again, so it is told as little as can be. */
const Grid = memo(DataGrid)

const slots = { baseCheckbox: GridCheckbox }

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

const toGridColumns = <Item,>(columns: LiveColumn<Item>[]): GridColDef[] =>
  columns.map(({ field, header, width, isNumber, text, draw }) => ({
    field,
    headerName: header,
    width,
    ...(isNumber && { align: 'right' as const, headerAlign: 'right' as const }),
    renderCell: ({ id }: { id: unknown }) =>
      draw === undefined ? <TextCell place={Number(id)} text={text} /> : draw(Number(id)),
  }))

type CellProps<Item> = Pick<LiveColumn<Item>, 'text'> & { place: number }

function TextCell<Item>({ place, text }: CellProps<Item>) {
  const cell = useRef<HTMLSpanElement>(null)
  const write = useCallback(
    (item: Item | undefined) => writeText(cell.current!, item === undefined ? '' : text(item)),
    [text],
  )
  useWritten(place, write)
  return <span ref={cell} />
}
