import TablePagination from '@mui/material/TablePagination'
import { memo } from 'react'
import { grouped } from '@/shared/validation/number'

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
      labelDisplayedRows={({ from, to, count: all }) =>
        `${grouped(from)}–${grouped(to)} of ${grouped(all)}`
      }
      sx={onPhones}
      onPageChange={(_event, to) => onPage(to)}
      onRowsPerPageChange={({ target }) => onSize(Number(target.value))}
    />
  )
})

/** In one line they are wider than a phone, and the way forward would be out of sight. */
const onPhones = {
  '& .MuiTablePagination-toolbar': {
    flexWrap: 'wrap',
    px: { xs: 0, sm: 2 },
    '& .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
    '& .MuiTablePagination-input': { mr: { xs: 1, sm: 4 } },
    '& .MuiTablePagination-actions': { ml: { xs: 'auto', sm: 2.5 } },
  },
}
