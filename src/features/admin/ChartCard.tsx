import { memo, useEffect, useState } from 'react'
import { grouped } from '@/shared/validation/number'
import { lastWeeks, firstBars, type Chart, type Tally } from './chart'
import { TopBars } from './TopBars'
import { WeekBars } from './WeekBars'

type Props = {
  chart: Chart
  /** Null while it is not known. */
  tally: Tally | null
  /** The bar that is filtered by. */
  chosen: string | undefined
  onChoose: (field: string, value: string) => void
}

const weeks = 12
const bars = 4

/** One question about the records that are shown: a number, and a small chart. */
export const ChartCard = memo(function ChartCard({ chart, tally, chosen, onChoose }: Props) {
  const { title, form, field, show = (amount: number) => grouped(amount) } = chart
  const now = useDay()

  if (tally === null) {
    return (
      <section aria-label={title} aria-busy className="chart">
        {headOf(title, 'Counting…')}
        <div className="chart-space" />
      </section>
    )
  }
  return (
    <section aria-label={title} className="chart">
      {headOf(title, form === 'weeks' ? thisWeek(tally, now) : chart.total?.(tally))}
      {form === 'weeks' ? (
        <WeekBars bars={lastWeeks(tally, weeks, now)} />
      ) : (
        <TopBars
          {...firstBars(form, tally, bars)}
          show={show}
          chosen={chosen}
          onChoose={field === undefined ? undefined : (value) => onChoose(field, value)}
        />
      )}
    </section>
  )
})

const headOf = (title: string, total: string | undefined) => (
  <div className="chart-head">
    <h2>{title}</h2>
    <p>{total}</p>
  </div>
)

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
  `${grouped(lastWeeks(tally, 1, now)[0]?.amount ?? 0)} this week`
