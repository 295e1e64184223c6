import { memo, useCallback } from 'react'
import type { Source } from '@/shared/live/source'
import type { Kind } from './kind'
import { LiveChart } from './LiveChart'
import type { Rows } from './useRows'
import { withFilter, type View } from './view'

type Props = {
  kind: Kind
  filters: View['filters']
  rows: Source<Rows>
  /** They are of all there are: a part of them has no figures. */
  isWhole: boolean
  onChange: (part: Partial<View>) => void
}

/** The figures of a kind, over the records that are shown. */
export const Charts = memo(function Charts(props: Props) {
  const { kind, filters, rows, isWhole, onChange } = props
  const handleChoose = useCallback(
    (field: string, wanted: string) => onChange({ filters: withFilter(filters, field, wanted) }),
    [filters, onChange],
  )

  return (
    <div className="charts screen-only">
      {kind.charts.map((chart) => (
        <LiveChart
          key={chart.title}
          chart={chart}
          rows={rows}
          isWhole={isWhole}
          chosen={chart.field && filters[chart.field]}
          onChoose={handleChoose}
        />
      ))}
    </div>
  )
})
