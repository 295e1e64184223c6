import TablePagination from '@mui/material/TablePagination'
import { memo } from 'react'

export const pageSizes = [25, 50, 100]

type Props = {
  /** Of all pages. */
  count: number
  /** From 0. */
  page: number
  size: number
  onPage: (page: number) => void
  onSize: (size: number) => void
}

/** The way through the pages of a list, and how long they are. */
export const Pager = memo(function Pager({ count, page, size, onPage, onSize }: Props) {
  return (
    <TablePagination
      component="div"
      count={count}
      page={page}
      rowsPerPage={size}
      rowsPerPageOptions={pageSizes}
      onPageChange={(_event, to) => onPage(to)}
      onRowsPerPageChange={({ target }) => onSize(Number(target.value))}
    />
  )
})
