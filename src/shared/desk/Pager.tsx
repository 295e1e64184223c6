import TablePagination from '@mui/material/TablePagination'

type Props = {
  /** How many rows there are on all pages. */
  count: number
  /** From 0. */
  page: number
  pageSize: number
  onPageChange: (page: number) => void
}

/** The way to the other pages of a list, if there are any. */
export function Pager({ count, page, pageSize, onPageChange }: Props) {
  if (count <= pageSize) return null
  return (
    <TablePagination
      component="div"
      count={count}
      page={page}
      rowsPerPage={pageSize}
      rowsPerPageOptions={[]}
      onPageChange={(_event, to) => onPageChange(to)}
    />
  )
}
