import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { Store } from '@reduxjs/toolkit'
import { memo, useMemo } from 'react'
import { useStore } from 'react-redux'
import { LiveText } from '@/shared/live/LiveText'
import { derive, fromStore, useSource } from '@/shared/live/source'
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
  isolation: 'isolate',
  '@media print': { display: 'none' },
  ...labelStyles,
  ...markStyles,
}
const tabSx = { minWidth: '10.5rem', py: 0.75 }

type LabelProps = { kind: Kind; since: number }

function TabLabel({ kind, since }: LabelProps) {
  const store = useStore<Root>()
  const counts = useMemo(() => countsOf(store, kind, since), [store, kind, since])
  const isKnown = useSource(counts, ({ isKnown: it }) => it)
  const hasNews = useSource(counts, ({ news }) => news > 0)
  const { size, news } = useMemo(
    () => ({
      size: derive(counts, (it) => grouped(it.size)),
      news: derive(counts, (it) => `${grouped(it.news)} new`),
    }),
    [counts],
  )
  return (
    <span className="tab-label">
      {kind.label}
      <span className="tab-counts">
        {isKnown && (
          <span className="tab-size">
            <LiveText source={size} />
          </span>
        )}
        {hasNews && (
          <Mark tone="new" title="Received since your last visit">
            <LiveText source={news} />
          </Mark>
        )}
      </span>
    </span>
  )
}

/** How many there are of a kind, and how many of them came since a moment in milliseconds. */
function countsOf(store: Store<Root>, { slice }: Kind, since: number) {
  return derive(fromStore(store, slice.selectors.selectState), ({ list, toCome, status }) => {
    const size = list.size + (toCome ?? 0)
    const later = countSince(list, since)
    return {
      size,
      // Nothing is known of a list that is still to come, and little of one whose newest alone are there.
      isKnown: (status === 'ready' || size > 0) && toCome !== null,
      // Where all that are there are new, those to come may be so, too.
      news: toCome !== 0 && later === list.size ? 0 : later,
    }
  })
}
