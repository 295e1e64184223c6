import { memo, useCallback } from 'react'
import type { Pieces } from '@/shared/live/pieces'
import type { Kind } from './kind'
import { LiveChart } from './LiveChart'
import type { AdminRecord } from './records'
import { withFilter, type View } from './view'

type Props = {
  kind: Kind
  filters: View['filters']
  found: Pieces<AdminRecord>
  /** `found` is of all there are: a part of them has no figures. */
  isWhole: boolean
  onChange: (part: Partial<View>) => void
}

/** The figures of a kind, over the records that are shown. */
export const Charts = memo(function Charts(props: Props) {
  const { kind, filters, found, isWhole, onChange } = props
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
          found={found}
          isWhole={isWhole}
          chosen={chart.field && filters[chart.field]}
          onChoose={handleChoose}
        />
      ))}
    </div>
  )
})
