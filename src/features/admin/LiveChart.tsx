import { useMemo, useState } from 'react'
import { useSame } from '@/shared/live/latest'
import type { Pieces } from '@/shared/live/pieces'
import { ChartCard } from './ChartCard'
import { createTally, isSameTally, type Chart } from './chart'
import type { AdminRecord } from './records'

type Props = {
  chart: Chart
  found: Pieces<AdminRecord>
  /** The bar that is filtered by. */
  chosen: string | undefined
  onChoose: (field: string, value: string) => void
}

/** A chart that follows a list. Most changes leave its numbers as they are, and nothing is drawn. */
export function LiveChart({ chart, found, chosen, onChoose }: Props) {
  const [tallyOf] = useState(() => createTally(chart))
  const tally = useSame(
    useMemo(() => tallyOf(found), [tallyOf, found]),
    isSameTally,
  )
  return <ChartCard chart={chart} tally={tally} chosen={chosen} onChoose={onChoose} />
}
