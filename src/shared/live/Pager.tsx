import TablePagination from '@mui/material/TablePagination'
import { memo, useMemo } from 'react'
import { grouped } from '@/shared/validation/number'
import { LiveText } from './LiveText'
import { derive, useSource, type Source } from './source'

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
  const shown = useMemo(() => derive(count, (all) => shownOf(all, page, size)), [count, page, size])
  return (
    <Pages {...props} page={page} count={isMore ? known + 1 : known} size={size} shown={shown} />
  )
}

const shownOf = (all: number, page: number, size: number) =>
  `${grouped(page * size + 1)}–${grouped(Math.min((page + 1) * size, all))} of ${grouped(all)}`

type PagesProps = Choices & {
  count: number
  /** Says which records are shown. */
  shown: Source<string>
}

const Pages = memo(function Pages({ count, page, size, shown, onPage, onSize }: PagesProps) {
  return (
    <TablePagination
      component="div"
      count={count}
      page={page}
      rowsPerPage={size}
      rowsPerPageOptions={pageSizes}
      labelDisplayedRows={() => <LiveText source={shown} />}
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
