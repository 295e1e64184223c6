import { useMemo, useState } from 'react'
import { inTurns } from '@/shared/live/inTurns'
import { derive, useSource, type Source } from '@/shared/live/source'
import { ChartCard } from './ChartCard'
import { createTally, isSameTally, type Chart, type Tally } from './chart'
import type { Rows } from './useRows'

type Props = {
  chart: Chart
  rows: Source<Rows>
  isWhole: boolean
  /** The bar that is filtered by. */
  chosen: string | undefined
  onChoose: (field: string, value: string) => void
}

/**
 * A chart that follows a list, of tens of thousands a moment later than the table. Most changes leave
 * its numbers as they are, and nothing is drawn.
 */
export function LiveChart({ chart, rows, isWhole, chosen, onChoose }: Props) {
  const tallyOf = useMemo(() => createTallies(chart), [chart])
  const counted = useMemo(() => tallyOf(rows), [tallyOf, rows])
  const tally = useMemo(() => derive(counted, ({ result }) => result), [counted])
  const isBehind = useSource(counted, (it) => it.isBehind)
  // What was counted before all were there says nothing of them, but it is counted along: all at once
  // would keep the page waiting.
  const [isCounted, setIsCounted] = useState(isWhole && !isBehind)
  if (isWhole && !isBehind && !isCounted) setIsCounted(true)
  return (
    <ChartCard
      chart={chart}
      tally={tally}
      isCounted={isCounted}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}

/** Milliseconds of counting at a time: a page has three charts. */
const turn = 2

/** Makes the sums of any rows, which are those of the rows before until they are counted. */
function createTallies(chart: Chart) {
  const sums = createTally(chart)
  let last: Tally | undefined
  return (rows: Source<Rows>) => {
    last ??= sums.of(rows.read().found)
    function count(millis: number, { found }: Rows) {
      const tally = sums.within(millis, found)
      last = tally ?? last
      return tally
    }
    return inTurns<Rows, Tally>(rows, count, { first: last, turn, isSame: isSameTally })
  }
}
