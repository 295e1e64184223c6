import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { memo, useCallback, useMemo } from 'react'
import { sliceOf } from '@/shared/live/chunkedList'
import { isSameList } from '@/shared/live/latest'
import { Pager } from '@/shared/live/Pager'
import { derive, useSource } from '@/shared/live/source'
import type { ListProps } from './listProps'
import { RecordCards } from './RecordCards'
import { RecordsGrid } from './RecordsGrid'
import { useIsNarrow } from './useIsNarrow'
import { listedBy, whole } from './view'

/** The records of a page: a table, or a list of cards where a table would not fit. */
export const RecordList = memo(function RecordList(props: ListProps & { isSearching: boolean }) {
  const { view, rows, isSearching, onChange } = props
  const { size } = view
  const isNarrow = useIsNarrow()
  const isEmpty = useSource(rows, ({ found }) => found.size === 0)
  const page = useSource(rows, ({ found }) =>
    Math.min(view.page, Math.max(0, Math.ceil(found.size / size) - 1)),
  )
  const items = useMemo(
    () => derive(rows, ({ found }) => sliceOf(found, page * size, (page + 1) * size), isSameList),
    [rows, page, size],
  )
  const count = useMemo(() => derive(rows, ({ found }) => found.size), [rows])
  const handlePage = useCallback((to: number) => onChange({ page: to }), [onChange])
  const handleSize = useCallback((size: number) => onChange({ size }), [onChange])

  function handleShowAll() {
    onChange(whole)
    // The button goes with what it stands under.
    document.getElementById('records')?.focus()
  }

  if (isEmpty) {
    if (isSearching) return <Typography sx={{ py: 6, textAlign: 'center' }}>Searching…</Typography>
    return (
      <Typography component="div" sx={{ py: 6, textAlign: 'center' }}>
        Nothing matches the search and the filters.
        <Button onClick={handleShowAll} sx={{ display: 'block', mx: 'auto', mt: 1 }}>
          Show all
        </Button>
      </Typography>
    )
  }
  const Shown = isNarrow ? RecordCards : RecordsGrid
  return (
    <div>
      <Shown {...props} items={items} listed={listedBy(view)} />
      <Pager count={count} page={page} size={size} onPage={handlePage} onSize={handleSize} />
    </div>
  )
})
