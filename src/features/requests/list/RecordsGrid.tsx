import {
  DataGrid,
  gridFocusCellSelector,
  useGridApiRef,
  type GridCellParams,
  type GridDensity,
  type GridPaginationModel,
  type GridSortModel,
} from '@mui/x-data-grid'
import { memo, useCallback, useContext, useEffect, useMemo, type KeyboardEvent } from 'react'
import { useStore } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { AdminRecord } from '@/shared/collectionConfig'
import { copyText } from '@/shared/text/copyText'
import { addressOf } from '../collections'
import { asCell, asRows } from '@/shared/desk/export/csv'
import { useCopyExport } from '@/shared/desk/export/recordExport'
import { columnsAt } from '../columns/columns'
import type { ListContext } from '../columns/listContext'
import { titleClass, toGridColumn } from './gridColumns'
import { RowsContext } from './RecordName'
import { useRowKeys } from './useRowKeys'
import { focusCheckbox, selectFromFirst } from '../view/checkboxes'
import type { Selection } from '../view/useSelection'
import { columnsOf, hasFirmBeside, pageSizes, writtenColumnsOf, type View } from '../view/view'

export type ListProps = {
  view: View
  context: ListContext
  /** All records that match the view. */
  records: readonly AdminRecord[]
  /** The records of the page. It must be the same array while they are the same. */
  rows: readonly AdminRecord[]
  /** From 0; the last page if the view asks for a later one. */
  page: number
  density: GridDensity
  selection: Selection
  onChange: (part: Partial<View>) => void
  /** Shows a message and has screen readers announce it. */
  onAnnounce: (message: string) => void
}

/** Renders only when rows, columns or handlers change. */
const Grid = memo(DataGrid<AdminRecord>)

export const RecordsGrid = memo(function RecordsGrid(props: ListProps) {
  const { view, context, records, rows, page, density, selection, onChange, onAnnounce } = props
  const { collection, sort, size } = view
  const apiRef = useGridApiRef()
  const store = useStore<object>()
  const copy = useCopyExport()
  const { address, onLeave } = useContext(RowsContext) ?? {}
  const navigate = useNavigate()
  /** Opens the page of a record, as the link in its row does. */
  const open = useCallback(
    ({ id }: { id: unknown }) => {
      onLeave?.()
      void navigate(addressOf(collection, String(id)), { state: { list: address } })
    },
    [collection, address, onLeave, navigate],
  )
  const shown = view.columns.join()
  const all = columnsAt(collection, context)
  const columns = useMemo(() => {
    const columnsShown = { collection, columns: shown.split(',') }
    const hasFirm = hasFirmBeside(columnsShown)
    return columnsOf(columnsShown, all).map((column) => toGridColumn(column, collection, hasFirm))
  }, [collection, shown, all])

  // The list may be sorted by a hidden column, which the grid does not know.
  const isSortShown = sort !== null && view.columns.includes(sort.field)
  const sortModel = useMemo<GridSortModel>(
    () => (isSortShown ? [{ field: sort.field, sort: sort.isDescending ? 'desc' : 'asc' }] : []),
    [sort, isSortShown],
  )
  const handleSort = useCallback(
    ([by]: GridSortModel) => {
      // When a column is hidden the grid drops its sorting, but the order should stay.
      if (by === undefined && sort !== null && !isSortShown) return
      onChange({
        sort: by?.sort == null ? null : { field: by.field, isDescending: by.sort === 'desc' },
      })
    },
    [onChange, sort, isSortShown],
  )
  const paginationModel = useMemo(() => ({ page, pageSize: size }), [page, size])
  const handlePage = useCallback(
    (to: GridPaginationModel) => onChange({ page: to.page, size: to.pageSize }),
    [onChange],
  )
  const handleKey = useCallback(
    (cell: GridCellParams, event: KeyboardEvent) => {
      if (event.key !== 'Enter' || cell.field === '__check__') return
      event.preventDefault()
      open(cell)
    },
    [open],
  )

  const handleBlur = useRowKeys({ apiRef, rows, titleField: collection.titleField, selection })

  // Start reading other rows at the top.
  const { search, filters, from, to, state, assignee, due } = view
  const listed = JSON.stringify([search, filters, from, to, state, assignee, due, sort, page, size])
  useEffect(() => {
    apiRef.current?.scroll({ top: 0 })
  }, [apiRef, listed])

  // The grid's row numbers are those of the page. The label tells screen readers the place in the whole list.
  const first = page * size + 1
  const label = `${collection.label}, ${first} to ${first + rows.length - 1} of ${records.length}`

  /** Copies all selected rows, or the focused cell. The grid's own copy knows one page only and does not escape formulas. */
  function handleCopy(event: KeyboardEvent) {
    // On a non-Latin keyboard layout `key` is another letter.
    const isC = /^[a-z]$/i.test(event.key) ? /c/i.test(event.key) : event.code === 'KeyC'
    const isCopy = isC && (event.ctrlKey || event.metaKey)
    if (!isCopy || event.altKey || event.shiftKey || String(window.getSelection()) !== '') return
    const { ids } = selection.model
    // Also those that a filter hides by now: the bar below counts them, too.
    const selected = [
      ...new Set([...records, ...collection.selectRecords(store.getState())]),
    ].filter(({ id }) => ids.has(id))
    const cell = gridFocusCellSelector(apiRef)
    const focused = rows.find(({ id }) => id === cell?.id)
    const column = all.find(({ field }) => field === cell?.field)
    if (selected.length > 0) void copyRows(selected)
    else if (focused !== undefined && column !== undefined)
      void copyText(asCell(column.text(focused)))
    else return
    event.stopPropagation()
    event.preventDefault()
  }

  async function copyRows(selected: readonly AdminRecord[]) {
    const count = selected.length
    const exported = { list: collection.id, format: 'rows', count } as const
    const failure = await copy(exported, asRows(writtenColumnsOf(view, all), selected))
    if (failure !== undefined) onAnnounce(failure)
  }

  return (
    <div
      style={gridHeight}
      onKeyDownCapture={handleCopy}
      onClickCapture={selectFromFirst(rows, selection)}
      onFocus={focusCheckbox}
      onBlur={handleBlur}
    >
      <Grid
        apiRef={apiRef}
        label={label}
        rows={rows}
        columns={columns}
        density={density}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={handleSort}
        paginationMode="server"
        rowCount={records.length}
        paginationModel={paginationModel}
        pageSizeOptions={pageSizes}
        onPaginationModelChange={handlePage}
        checkboxSelection
        disableRowSelectionExcludeModel
        keepNonExistentRowsSelected
        rowSelectionModel={selection.model}
        onRowSelectionModelChange={selection.select}
        onCellKeyDown={handleKey}
        onRowDoubleClick={open}
        // The column of names is sticky (`gridSx`), which works only if the grid renders every column.
        columnBufferPx={20_000}
        // A browser's own search and a selection find only the rows that are there: a whole page of them.
        rowBufferPx={20_000}
        disableColumnFilter
        disableColumnMenu
        disableRowSelectionOnClick
        sx={gridSx}
      />
    </div>
  )
})

/** As high as its rows, but low enough that it fits on one screen with the two lines above it. */
const gridHeight = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'max(24rem, calc(100vh - var(--header-height) - 6.5rem))',
} as const

const opaque =
  'color-mix(in srgb, var(--mui-palette-primary-main) 10%, var(--mui-palette-background-paper))'
const stays = { position: 'sticky', zIndex: 3, backgroundColor: 'inherit' } as const

/** Checkboxes and names are sticky: the free grid has no pinned columns. */
const gridSx = {
  bgcolor: 'background.paper',
  '& .MuiDataGrid-row, & .MuiDataGrid-columnHeaders [role="row"]': {
    backgroundColor: 'background.paper',
  },
  // Cells that scroll below the sticky ones must not show through.
  '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover, & .MuiDataGrid-row:hover':
    { backgroundColor: opaque },
  '& [aria-colindex="1"]': { ...stays, left: 0 },
  [`& .${titleClass}`]: {
    ...stays,
    left: 50,
    boxShadow: 'inset -1px 0 var(--mui-palette-divider)',
  },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600 },
  '& .MuiDataGrid-row': { cursor: 'default' },
  '& .MuiDataGrid-footerContainer, & .MuiTablePagination-toolbar': { minHeight: 40 },
  '& .MuiTablePagination-toolbar p': { my: 0 },
  '& .urgent': { color: 'error.main', fontWeight: 600 },
}
