import Box from '@mui/material/Box'
import { memo, useCallback, useMemo } from 'react'
import type { AdminRecord, Chart, Counts } from '@/shared/collectionConfig'
import { ChartCard, chartsSx } from '@/shared/desk/charts/ChartCard'
import { TopBars } from '@/shared/desk/charts/TopBars'
import { useNow } from '@/shared/desk/useNow'
import { grouped } from '@/shared/validation/numbers'
import { withFilter, type View } from '../view/view'
import { states, type State } from '@/shared/requests/steps'
import { dayText } from '@/shared/text/displayValue'
import { labelOf } from '@/shared/text/labelOf'
import { countsOf, firstBars, lastWeeks, weekOf } from '../view/chart'

type Props = Pick<View, 'collection' | 'filters' | 'state'> & {
  records: readonly AdminRecord[]
  /** While the list is loading there are no figures. */
  isPartial: boolean
  onChange: (part: Partial<View>) => void
}

/** The charts of a collection, over the records that match the view. */
export const Charts = memo(function Charts(props: Props) {
  const { collection, filters, state, records, isPartial, onChange } = props
  const handleChoose = useCallback(
    (chart: Chart, wanted: string) => {
      if (chart.form === 'states') onChange({ state: wanted === '' ? 'open' : (wanted as State) })
      else if (chart.form !== 'weeks')
        onChange({ filters: withFilter(filters, chart.field, wanted) })
    },
    [filters, onChange],
  )
  const chosenIn = (chart: Chart) => {
    if (chart.form === 'weeks') return undefined
    return chart.form === 'states' ? state : filters[chart.field]
  }

  return (
    <Box className="screen-only" sx={chartsSx}>
      {collection.charts.map((chart) => (
        <FigureCard
          key={chart.title}
          chart={chart}
          records={records}
          isPartial={isPartial}
          chosen={chosenIn(chart)}
          onChoose={handleChoose}
        />
      ))}
    </Box>
  )
})

const weeks = 12
const bars = 4

type FigureCardProps = Pick<Props, 'records' | 'isPartial'> & {
  chart: Chart
  /** The value that is filtered by. */
  chosen: string | undefined
  onChoose: (chart: Chart, value: string) => void
}

const FigureCard = memo(function FigureCard(props: FigureCardProps) {
  const { chart, records, isPartial, chosen, onChoose } = props
  const now = useNow()
  const counts = useMemo(() => countsOf(chart, records), [chart, records])

  return (
    <ChartCard title={chart.title} total={totalOf(chart, counts, now)} isPartial={isPartial}>
      {chart.form === 'weeks' ? (
        <WeekBars bars={lastWeeks(counts, weeks, now)} />
      ) : (
        <TopBars
          {...firstBars(chart.form, counts, bars)}
          {...(chart.form === 'states'
            ? stateBars
            : { format: chart.format ?? grouped, labelOf: shownValue })}
          chosen={chosen}
          onChoose={(value) => onChoose(chart, value)}
        />
      )}
    </ChartCard>
  )
})

const shownValue = (value: string) => dayText(labelOf(value))

const stateBars = { format: grouped, labelOf: (state: string) => states[state as State].label }

/** The figure beside the title of a chart. */
function totalOf(chart: Chart, counts: Counts, now: number): string | undefined {
  if (chart.form === 'weeks') return `${grouped(counts.get(String(weekOf(now))) ?? 0)} this week`
  if (chart.form !== 'states') return chart.total?.(counts)
  const open = [...counts].filter(([state]) => states[state as State].isOpen)
  return `${grouped(open.reduce((sum, [, amount]) => sum + amount, 0))} pending`
}

const width = 100
const height = 40
const gap = 1.5

/** A bar for each week; the last one is this week. */
function WeekBars({ bars }: { bars: ReturnType<typeof lastWeeks> }) {
  const most = Math.max(1, ...bars.map(({ amount }) => amount))
  const step = width / bars.length

  return (
    <Box sx={{ color: 'primary.main' }}>
      <svg
        role="img"
        aria-label={bars.map(({ label, amount }) => `week of ${label}: ${amount}`).join(', ')}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height="96"
      >
        {bars.map(({ label, amount }, at) => {
          const size = amount === 0 ? 0.5 : Math.max(1.5, (amount / most) * height)
          return (
            <rect
              key={label}
              x={at * step}
              y={height - size}
              width={step - gap}
              height={size}
              fill="currentColor"
              opacity={at === bars.length - 1 ? 1 : 0.55}
            >
              <title>{`Week of ${label}: ${amount}`}</title>
            </rect>
          )
        })}
      </svg>
      <Box aria-hidden sx={endsSx}>
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </Box>
    </Box>
  )
}

const endsSx = {
  display: 'flex',
  justifyContent: 'space-between',
  color: 'text.secondary',
  fontSize: '0.6875rem',
}
