import { useEffect, useMemo, useState } from 'react'

/**
 * Goes on with some work for about so many milliseconds. Null while it is not done: it remembers how
 * far it has come.
 */
export type Work<Result> = (millis: number) => Result | null

type Options<Result> = {
  /** What there is before anything has been worked out. */
  first: Result | (() => Result)
  /** Milliseconds of work at a time, so that the page can draw in between. */
  turn: number
}

/**
 * What comes of some work. Where it takes long it goes on between the frames, and until it is done
 * the result is the one before, marked as `isBehind`.
 *
 * @param work the same function for as long as it is the same work
 */
export function useInTurns<Result>(work: Work<Result>, { first, turn }: Options<Result>) {
  // Before the work has a turn: it may hold the same memory, and then finds what was worked out here.
  const [last, setLast] = useState(first)
  const [finished, setFinished] = useState<unknown>()
  const now = useMemo(
    () => work(turn),
    // What has been done meanwhile is known to the work itself.
    // oxlint-disable-next-line react/exhaustive-deps
    [work, turn, finished],
  )
  if (now !== null && now !== last) setLast(() => now)

  const isBehind = now === null
  useEffect(() => {
    if (!isBehind) return
    let timer = setTimeout(goOn)
    function goOn() {
      if (work(turn) === null) timer = setTimeout(goOn)
      else setFinished({})
    }
    return () => clearTimeout(timer)
  }, [isBehind, work, turn])

  return { result: now ?? last, isBehind }
}
