import TablePagination from '@mui/material/TablePagination'
import { memo, useCallback, useRef, type RefObject } from 'react'
import { grouped } from '@/shared/validation/number'
import { writeText } from './livePage'
import { useFollowed, useSource, type Source } from './source'

export const pageSizes = [25, 50, 100]

type Choices = {
  /** From 0. */
  page: number
  size: number
  onPage: (page: number) => void
  onSize: (size: number) => void
}

type Props = Choices & {
  /** How many there are on all pages. */
  count: Source<number>
}

/** The way through the pages of a list, and how long they are. */
export function Pager({ count, page, size, ...props }: Props) {
  const known = (page + 1) * size
  // All of it is drawn again only where a page follows that had not, or the other way round.
  const isMore = useSource(count, (all) => all > known)
  const shown = useRef<HTMLSpanElement>(null)
  const write = useCallback(
    (all: number) => {
      const [from, to] = [page * size + 1, Math.min(known, all)]
      writeText(shown.current!, `${grouped(from)}–${grouped(to)} of ${grouped(all)}`)
    },
    [page, size, known],
  )
  useFollowed(count, write)
  return (
    <Pages {...props} page={page} count={isMore ? known + 1 : known} size={size} shown={shown} />
  )
}

type PagesProps = Choices & {
  count: number
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
