import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import { grouped } from '@/shared/validation/numbers'
import { RecordCards } from './RecordCards'
import { RecordsGrid, type ListProps } from './RecordsGrid'
import { usePage } from '@/shared/desk/table/usePage'
import { isUnfiltered, unfiltered, type View } from '../view/view'

type Props = Omit<ListProps, 'rows' | 'page'> & {
  isSearching: boolean
  /** How many records in other states match. */
  elsewhere: number
}

/** A page of records: a table, or cards on a narrow screen. */
export const RecordList = memo(function RecordList({ isSearching, elsewhere, ...props }: Props) {
  const { view, records, onChange } = props
  const isNarrow = useIsNarrow()
  const { page, rows } = usePage(records, view.page, view.size)

  function handleShowAll() {
    onChange(elsewhere > 0 ? { state: 'all' } : { ...unfiltered, state: 'all' })
    // The button disappears, so the focus moves to the list.
    document.getElementById('records')?.focus()
  }

  if (records.length === 0) {
    if (isSearching) return <Typography sx={emptySx}>Searching…</Typography>
    return (
      <Typography component="div" sx={emptySx}>
        <span>{emptyText(view, elsewhere)}</span>
        <Button onClick={handleShowAll} sx={{ display: 'block', mx: 'auto', mt: 1 }}>
          Show all
        </Button>
      </Typography>
    )
  }
  const Shown = isNarrow ? RecordCards : RecordsGrid
  return <Shown {...props} rows={rows} page={page} />
})

function emptyText(view: View, elsewhere: number): string {
  if (elsewhere === 0) return 'Nothing matches the search and the filters.'
  const { singular } = view.collection
  const isOpen = view.state === 'open'
  if (isUnfiltered(view)) {
    return isOpen
      ? `Nothing is waiting for the office: every ${singular} has been decided.`
      : `No ${singular} is in this state.`
  }
  const others =
    elsewhere === 1 ? 'One in another state does' : `${grouped(elsewhere)} in others do`
  return `Nothing ${isOpen ? 'open' : 'in this state'} matches. ${others}.`
}

const emptySx = { py: 6, textAlign: 'center' }
