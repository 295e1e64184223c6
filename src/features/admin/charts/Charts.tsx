import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import { memo, useCallback, useEffect, useMemo, useState } from 'react'
import type { AdminRecord, Chart } from '@/shared/collectionConfig'
import { grouped } from '@/shared/validation/numbers'
import type { AdminCollection } from '../collections'
import { withFilter, type View } from '../list/view'
import { countsOf, firstBars, lastWeeks, weekOf } from './chart'
import { TopBars } from './TopBars'
import { WeekBars } from './WeekBars'

type Props = {
  collection: AdminCollection
  filters: View['filters']
  /** The records that match the view. */
  records: readonly AdminRecord[]
  /** While the list is loading there are no figures. */
  isPartial: boolean
  onChange: (part: Partial<View>) => void
}

/** The charts of a collection, over the records that match the view. */
export const Charts = memo(function Charts(props: Props) {
  const { collection, filters, records, isPartial, onChange } = props
  const handleChoose = useCallback(
    (field: string, wanted: string) => onChange({ filters: withFilter(filters, field, wanted) }),
    [filters, onChange],
  )

  return (
    <Box className="screen-only" sx={chartsSx}>
      {collection.charts.map((chart) => (
        <ChartCard
          key={chart.title}
          chart={chart}
          records={records}
          isPartial={isPartial}
          chosen={chart.form === 'weeks' ? undefined : filters[chart.field]}
          onChoose={handleChoose}
        />
      ))}
    </Box>
  )
})

const weeks = 12
const bars = 4

type ChartCardProps = Pick<Props, 'records' | 'isPartial'> & {
  chart: Chart
  /** The value that is filtered by. */
  chosen: string | undefined
  onChoose: (field: string, value: string) => void
}

/** A title, a figure and a small chart. */
const ChartCard = memo(function ChartCard(props: ChartCardProps) {
  const { chart, records, isPartial, chosen, onChoose } = props
  const { title } = chart
  const now = useToday()
  const counts = useMemo(() => countsOf(chart, records), [chart, records])
  const total =
    chart.form === 'weeks'
      ? `${grouped(counts.get(String(weekOf(now))) ?? 0)} this week`
      : chart.total?.(counts)

  return (
    <Card
      component="section"
      variant="outlined"
      aria-label={title}
      aria-busy={isPartial}
      sx={cardSx}
    >
      <Box sx={headSx}>
        <Typography component="h2" variant="body2" sx={{ color: 'text.secondary' }}>
          {title}
        </Typography>
        <Typography sx={{ ml: 'auto', fontWeight: 700 }}>
          {isPartial ? 'Counting…' : total}
        </Typography>
      </Box>
      {isPartial ? (
        <Skeleton variant="rectangular" sx={skeletonSx} />
      ) : chart.form === 'weeks' ? (
        <WeekBars bars={lastWeeks(counts, weeks, now)} />
      ) : (
        <TopBars
          {...firstBars(chart.form, counts, bars)}
          format={chart.format ?? grouped}
          chosen={chosen}
          onChoose={(value) => onChoose(chart.field, value)}
        />
      )}
    </Card>
  )
})

/** The current time, updated at midnight on a page that stays open. */
function useToday(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const midnight = new Date(now).setHours(24, 0, 0, 0)
    const timer = setTimeout(() => setNow(Date.now()), midnight - now)
    return () => clearTimeout(timer)
  }, [now])
  return now
}

const chartsSx = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
}
const cardSx = { p: 1.5, minWidth: 0 }
const headSx = { display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.75 }
/** As high as the bars that replace it. */
const skeletonSx = { height: '7.125rem' }
