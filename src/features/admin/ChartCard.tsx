import { memo, useEffect, useMemo, useState } from 'react'
import { LiveText } from '@/shared/live/LiveText'
import { derive, type Source } from '@/shared/live/source'
import { grouped } from '@/shared/validation/number'
import { firstBars, lastWeeks, weekOf, type Chart, type Tally } from './chart'
import { TopBars } from './TopBars'
import { WeekBars } from './WeekBars'

type Props = {
  chart: Chart
  tally: Source<Tally>
  /** Whether the tally is of all that are shown yet. */
  isCounted: boolean
  /** The bar that is filtered by. */
  chosen: string | undefined
  onChoose: (field: string, value: string) => void
}

const weeks = 12
const bars = 4

/** One question about the records that are shown: a number, and a small chart. */
export const ChartCard = memo(function ChartCard(props: Props) {
  const { chart, tally, isCounted, chosen, onChoose } = props
  const { title, form, field } = chart
  const now = useDay()
  const { total, inWeeks, first } = useMemo(
    () => ({
      total: derive(tally, (it) =>
        form === 'weeks' ? thisWeek(it, now) : (chart.total?.(it) ?? ''),
      ),
      inWeeks: derive(tally, (it) => lastWeeks(it, weeks, now)),
      first: derive(tally, (it) => firstBars(form, it, bars)),
    }),
    [chart, form, tally, now],
  )

  return (
    <section aria-label={title} aria-busy={!isCounted} className="chart">
      <div className="chart-head">
        <h2>{title}</h2>
        <p>{isCounted ? <LiveText source={total} /> : 'Counting…'}</p>
      </div>
      {!isCounted ? (
        <div className="chart-space" />
      ) : form === 'weeks' ? (
        <WeekBars bars={inWeeks} count={weeks} />
      ) : (
        <TopBars
          bars={first}
          show={chart.show ?? grouped}
          chosen={chosen}
          onChoose={field === undefined ? undefined : (value) => onChoose(field, value)}
        />
      )}
    </section>
  )
})

/** A moment of the day it is, also on a page that is open over midnight. */
function useDay(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const midnight = new Date(now).setHours(24, 0, 0, 0)
    const timer = setTimeout(() => setNow(Date.now()), midnight - now)
    return () => clearTimeout(timer)
  }, [now])
  return now
}

const thisWeek = (tally: Tally, now: number) =>
  `${grouped(tally.get(String(weekOf(now))) ?? 0)} this week`
