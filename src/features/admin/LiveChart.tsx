import { useCallback, useState } from 'react'
import { useSame } from '@/shared/live/latest'
import type { Pieces } from '@/shared/live/pieces'
import { useInTurns } from '@/shared/live/useInTurns'
import { ChartCard } from './ChartCard'
import { createTally, isSameTally, type Chart } from './chart'
import type { AdminRecord } from './records'

type Props = {
  chart: Chart
  found: Pieces<AdminRecord>
  isWhole: boolean
  /** The bar that is filtered by. */
  chosen: string | undefined
  onChoose: (field: string, value: string) => void
}

/** Milliseconds: a page has three charts. */
const turn = 2

/**
 * A chart that follows a list, of tens of thousands a moment later than the table. Most changes leave
 * its numbers as they are, and nothing is drawn.
 */
export function LiveChart({ chart, found, isWhole, chosen, onChoose }: Props) {
  const [tallies] = useState(() => createTally(chart))
  const work = useCallback((millis: number) => tallies.within(millis, found), [tallies, found])
  const { result, isBehind } = useInTurns(work, { first: () => tallies.of(found), turn })
  const tally = useSame(result, isSameTally)
  // What was counted before all were there says nothing of them, but it is counted along: all at once
  // would keep the page waiting.
  const [isCounted, setIsCounted] = useState(isWhole && !isBehind)
  if (isWhole && !isBehind && !isCounted) setIsCounted(true)
  return (
    <ChartCard chart={chart} tally={isCounted ? tally : null} chosen={chosen} onChoose={onChoose} />
  )
}
