import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { states } from '@/shared/requests/steps'
import { grouped } from '@/shared/validation/numbers'
import type { StateCounts } from './FilterField'
import { tabOf, tabs } from '../view/tabs'
import { isUnfiltered, unfiltered, type View } from '../view/view'

type Props = {
  view: View
  isSearching: boolean
  /** How many of the records that match the rest are in each state. */
  counts: StateCounts
  onChange: (part: Partial<View>) => void
}

/** In the place of the records, if none matches. */
export function NoRecords({ view, isSearching, counts, onChange }: Props) {
  if (isSearching) return <Typography sx={emptySx}>Searching…</Typography>
  const { text, button, shows } = answerOf(view, counts)

  function handlePress() {
    onChange(shows)
    // The button disappears, so the focus moves to the list.
    document.getElementById('records')?.focus()
  }

  return (
    <Typography component="div" sx={emptySx}>
      <span>{text}</span>
      <Button onClick={handlePress} sx={{ ml: 1 }}>
        {button}
      </Button>
    </Typography>
  )
}

function answerOf(view: View, counts: StateCounts) {
  const found = [...counts]
  const sum = found.reduce((all, [, count]) => all + count, 0)
  const all = { button: 'Show all', shows: { ...unfiltered, state: 'all' } } as const
  if (sum === 0) return { text: 'Nothing matches the search and the filters.', ...all }
  if (isUnfiltered(view)) {
    const { singular } = view.collection
    const text =
      view.state === 'open' ? `No ${singular} is pending.` : `No ${singular} has this status.`
    return { text, ...all }
  }
  const [only] = found.length === 1 ? found : []
  const places = found.map(([state]) => states[state].label)
  const tab = tabOf(view)
  const here =
    tab !== undefined
      ? tabs[tab].label
      : view.state === 'open' || view.state === 'all'
        ? 'this list'
        : states[view.state].label
  return {
    text: `Not in ${here}. ${grouped(sum)} found in ${inWords(places)}:`,
    button: 'Show',
    shows: { state: only === undefined ? ('all' as const) : only[0] },
  }
}

/** "Approved", "Approved and Refused", or "Approved, Refused and Closed". */
const inWords = (names: readonly string[]) =>
  names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const emptySx = { py: 6, textAlign: 'center' }
