import { useMemo, useState } from 'react'
import type { Pieces } from '@/shared/live/pieces'
import { ChartCard } from './ChartCard'
import { createTally, isSameTally, type Chart, type Tally } from './chart'
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
  const tally = useSame(useMemo(() => tallyOf(found), [tallyOf, found]))
  return <ChartCard chart={chart} tally={tally} chosen={chosen} onChoose={onChoose} />
}

/** The same object for as long as it says the same. */
function useSame(tally: Tally): Tally {
  const [last, setLast] = useState(tally)
  if (isSameTally(tally, last)) return last
  setLast(tally)
  return tally
}
