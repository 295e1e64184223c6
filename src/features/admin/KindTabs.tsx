import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { memo } from 'react'
import { useSelector } from 'react-redux'
import { grouped } from '@/shared/validation/number'
import { kinds } from './kinds'
import { countSince } from './lastVisits'
import { Mark, markStyles } from './Mark'
import type { Root } from './people'
import type { Kind } from './kind'

type Props = {
  shown: Kind
  sinceOf: (kind: string) => number
  onShow: (kind: Kind) => void
}

/** The kinds, each with how many there are and how many of them are new. */
export const KindTabs = memo(function KindTabs({ shown, sinceOf, onShow }: Props) {
  return (
    <Tabs
      value={shown.id}
      onChange={(_event, id: string) => onShow(kinds.find((kind) => kind.id === id) ?? shown)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label="Kinds of requests"
      slotProps={{ indicator: indicatorProps }}
      sx={tabsSx}
    >
      {kinds.map((kind) => (
        <Tab
          key={kind.id}
          value={kind.id}
          sx={tabSx}
          id={`tab-${kind.id}`}
          aria-controls={kind.id === shown.id ? 'records' : undefined}
          label={<TabLabel kind={kind} since={sinceOf(kind.id)} />}
        />
      ))}
    </Tabs>
  )
})

/**
 * It would glide for 300 ms, laid out anew in each frame, whenever a count makes a tab wider: with
 * every request that comes in.
 */
const indicatorProps = { style: { transition: 'none' } }

/**
 * The counts stand below the name, in digits of one width, so that the tab stays as wide as it is
 * when something comes in: else Material UI measures all of them and draws the tabs once more.
 */
const labelStyles = {
  '& .tab-label': { display: 'grid', justifyItems: 'center', fontVariantNumeric: 'tabular-nums' },
  // Room for the largest counts there may be, also where there is nothing yet.
  '& .tab-counts': { display: 'flex', alignItems: 'center', minHeight: '1.375rem' },
  '& .tab-size': { color: 'text.secondary', fontWeight: 400 },
}
const tabsSx = {
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { display: 'none' },
  ...labelStyles,
  ...markStyles,
}
const tabSx = { minWidth: '10.5rem', py: 0.75 }

function TabLabel({ kind, since }: { kind: Kind; since: number }) {
  const { selectList, selectStatus, selectToCome } = kind.slice.selectors
  // Numbers rather than the list: most changes leave all of them as they are.
  const present = useSelector((root: Root) => selectList(root).size)
  const toCome = useSelector((root: Root) => selectToCome(root))
  const later = useSelector((root: Root) => countSince(selectList(root), since))
  const size = present + (toCome ?? 0)
  // Nothing is known of a list that is still to come, and little of one whose newest alone are there.
  const isKnown =
    useSelector((root: Root) => selectStatus(root) === 'ready' || size > 0) && toCome !== null
  // Where all that are there are new, those to come may be so, too.
  const news = toCome !== 0 && later === present ? 0 : later
  return (
    <span className="tab-label">
      {kind.label}
      <span className="tab-counts">
        {isKnown && <span className="tab-size">{grouped(size)}</span>}
        {news > 0 && (
          <Mark tone="new" title="Received since your last visit">
            {`${grouped(news)} new`}
          </Mark>
        )}
      </span>
    </span>
  )
}
