import TablePagination from '@mui/material/TablePagination'
import { memo, useLayoutEffect, useRef, type RefObject } from 'react'
import { grouped } from '@/shared/validation/number'
import { writeText } from './livePage'

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
export function Pager({ count, size, page, ...props }: Props) {
  // All of it is drawn again only where a page follows that had not, or the other way round.
  const known = (page + 1) * size
  const shown = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const [from, to] = [page * size + 1, Math.min(known, count)]
    writeText(shown.current!, `${grouped(from)}–${grouped(to)} of ${grouped(count)}`)
  })
  return (
    <Pages
      {...props}
      page={page}
      count={count > known ? known + 1 : known}
      size={size}
      shown={shown}
    />
  )
}

type PagesProps = Props & {
  /** Where `Pager` writes which records are shown. */
  shown: RefObject<HTMLSpanElement | null>
}

const Pages = memo(function Pages({ count, page, size, shown, onPage, onSize }: PagesProps) {
  return (
    <TablePagination
      component="div"
      count={count}
      page={page}
      rowsPerPage={size}
      rowsPerPageOptions={pageSizes}
      labelDisplayedRows={() => <span ref={shown} />}
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
