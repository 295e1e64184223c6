import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { memo, useMemo } from 'react'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import { RecordCards } from './RecordCards'
import { RecordsGrid, type ListProps } from './RecordsGrid'
import { unfiltered } from './view'

type Props = Omit<ListProps, 'rows' | 'page'> & { isSearching: boolean }

/** A page of records: a table, or cards on a narrow screen. */
export const RecordList = memo(function RecordList({ isSearching, ...props }: Props) {
  const { view, records, onChange } = props
  const { size } = view
  const isNarrow = useIsNarrow()
  const page = Math.min(view.page, Math.max(0, Math.ceil(records.length / size) - 1))
  const rows = useMemo(() => records.slice(page * size, (page + 1) * size), [records, page, size])

  function handleShowAll() {
    onChange(unfiltered)
    // The button disappears, so the focus moves to the list.
    document.getElementById('records')?.focus()
  }

  if (records.length === 0) {
    if (isSearching) return <Typography sx={emptySx}>Searching…</Typography>
    return (
      <Typography component="div" sx={emptySx}>
        Nothing matches the search and the filters.
        <Button onClick={handleShowAll} sx={{ display: 'block', mx: 'auto', mt: 1 }}>
          Show all
        </Button>
      </Typography>
    )
  }
  const Shown = isNarrow ? RecordCards : RecordsGrid
  return <Shown {...props} rows={rows} page={page} />
})

const emptySx = { py: 6, textAlign: 'center' }
