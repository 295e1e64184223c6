import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { grouped } from '@/shared/validation/numbers'
import { isUnfiltered, unfiltered, type View } from '../view/view'

type Props = {
  view: View
  isSearching: boolean
  /** How many records in other states match. */
  elsewhere: number
  onChange: (part: Partial<View>) => void
}

/** In the place of the records, if none matches. */
export function NoRecords({ view, isSearching, elsewhere, onChange }: Props) {
  function handleShowAll() {
    onChange(elsewhere > 0 ? { state: 'all' } : { ...unfiltered, state: 'all' })
    // The button disappears, so the focus moves to the list.
    document.getElementById('records')?.focus()
  }

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
