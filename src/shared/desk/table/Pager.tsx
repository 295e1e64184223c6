import TablePagination from '@mui/material/TablePagination'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'

type Props = {
  /** How many rows there are on all pages. */
  count: number
  /** From 0. */
  page: number
  pageSize: number
  onPageChange: (page: number) => void
  /** The sizes to choose from, where there is a choice. */
  pageSizes?: readonly number[]
  onPageSizeChange?: (size: number) => void
}

/** The way to the other pages of a list, if there are any, or another size of page. */
export function Pager(props: Props) {
  const { count, page, pageSize, onPageChange, pageSizes = [], onPageSizeChange } = props
  const isNarrow = useIsNarrow()
  if (count <= pageSize && pageSizes.length === 0) return null
  return (
    <TablePagination
      component="div"
      count={count}
      page={page}
      rowsPerPage={pageSize}
      rowsPerPageOptions={pageSizes}
      onPageChange={(_event, to) => onPageChange(to)}
      onRowsPerPageChange={({ target }) => onPageSizeChange?.(Number(target.value))}
      sx={isNarrow ? wrappedSx : undefined}
    />
  )
}

/** On one line it is wider than a phone, and its buttons would be cut off. */
const wrappedSx = {
  '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', px: 0 },
  '& .MuiTablePagination-spacer': { display: 'none' },
  '& .MuiTablePagination-input': { mr: 1 },
}
