import type { Source } from './source'

/** What has come of some work on a value. */
export type Worked<Value, Result> = {
  of: Value
  /** Of an earlier value where it `isBehind`. */
  result: Result
  isBehind: boolean
}

type Options<Result> = {
  /** What there is before anything has been worked out. */
  first: Result
  /** Milliseconds of work at a time, so that the page can draw in between. */
  turn: number
  isSame?: (a: Result, b: Result) => boolean
}

/**
 * What comes of some work on each value of a source. Where it takes long it goes on between the frames while
 * somebody follows it, and until it is done the result is the one before.
 *
 * @param work goes on for about so many milliseconds; null while it is not done: it remembers how far it has come
 */
export function inTurns<Value, Result>(
  source: Source<Value>,
  work: (millis: number, value: Value) => Result | null,
  { first, turn, isSame = Object.is }: Options<Result>,
): Source<Worked<Value, Result>> {
  const followers = new Set<() => void>()
  let last: Worked<Value, Result> | undefined
  let told: typeof last
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop: (() => void) | undefined

  function workOn(of: Value) {
    const before = last === undefined ? first : last.result
    const done = work(turn, of)
    if (done === null && last?.of === of && last.isBehind) return last
    const result = done === null || isSame(before, done) ? before : done
    last = { of, result, isBehind: done === null }
    return last
  }

  function read() {
    const of = source.read()
    return last === undefined || last.of !== of ? workOn(of) : last
  }

  function hear() {
    const now = read()
    if (now.isBehind) timer ??= setTimeout(goOn)
    if (now === told) return
    told = now
    for (const changed of followers) changed()
  }

  function goOn() {
    timer = undefined
    const { of, isBehind } = read()
    if (isBehind) workOn(of)
    hear()
  }

  function subscribe(changed: () => void) {
    if (followers.size === 0) told = read()
    followers.add(changed)
    stop ??= source.subscribe(hear)
    if (read().isBehind) timer ??= setTimeout(goOn)
    return () => {
      followers.delete(changed)
      if (followers.size > 0) return
      stop?.()
      stop = undefined
      clearTimeout(timer)
      timer = undefined
    }
  }

  return { read, subscribe }
}
