import TablePagination from '@mui/material/TablePagination'
import { createContext, memo, useContext } from 'react'
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

const CountContext = createContext(0)

/** The way through the pages of a list, and how long they are. */
export function Pager({ count, size, ...props }: Props) {
  // All of it is drawn again only where a page follows that had not, or the other way round.
  const known = (props.page + 1) * size
  return (
    <CountContext value={count}>
      <Pages {...props} count={count > known ? known + 1 : known} size={size} />
    </CountContext>
  )
}

const Pages = memo(function Pages({ count, page, size, onPage, onSize }: Props) {
  return (
    <TablePagination
      component="div"
      count={count}
      page={page}
      rowsPerPage={size}
      rowsPerPageOptions={pageSizes}
      labelDisplayedRows={({ from }) => <Shown from={from} size={size} />}
      sx={onPhones}
      onPageChange={(_event, to) => onPage(to)}
      onRowsPerPageChange={({ target }) => onSize(Number(target.value))}
    />
  )
})

function Shown({ from, size }: { from: number; size: number }) {
  const all = useContext(CountContext)
  return `${grouped(from)}–${grouped(Math.min(from + size - 1, all))} of ${grouped(all)}`
}

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
