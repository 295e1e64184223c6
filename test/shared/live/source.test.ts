import { expect, test, vi } from 'vitest'
import { inTurns } from '@/shared/live/inTurns'
import { isSameList } from '@/shared/live/latest'
import { derive, type Source } from '@/shared/live/source'

/** A source whose value is set by hand. */
function aSource<Value>(first: Value) {
  let value = first
  const followers = new Set<() => void>()
  const source: Source<Value> = {
    read: () => value,
    subscribe(changed) {
      followers.add(changed)
      return () => void followers.delete(changed)
    },
  }
  function set(now: Value) {
    value = now
    followers.forEach((changed) => changed())
  }
  return { source, set, followers }
}

test('what is derived is made once for each value', () => {
  const { source, set } = aSource(1)
  const make = vi.fn<(value: number) => { doubled: number }>((value) => ({ doubled: value * 2 }))
  const derived = derive(source, make)
  const first = derived.read()
  expect(derived.read()).toBe(first)
  expect(make).toHaveBeenCalledTimes(1)
  set(2)
  expect(derived.read()).toEqual({ doubled: 4 })
  expect(make).toHaveBeenCalledTimes(2)
})

test('what says the same stays the same object', () => {
  const { source, set } = aSource(['a', 'b'])
  const derived = derive(source, (all) => all.slice(0, 1), isSameList)
  const first = derived.read()
  set(['a', 'c'])
  expect(derived.read()).toBe(first)
  set(['b', 'c'])
  expect(derived.read()).toEqual(['b'])
})

/** Work that takes so many turns for each value. */
function aWork(turns: number) {
  let [of, left]: [number | undefined, number] = [undefined, 0]
  return vi.fn<(millis: number, value: number) => string | null>((_millis, value) => {
    if (of !== value) [of, left] = [value, turns]
    left -= 1
    return left > 0 ? null : `of ${value}`
  })
}

test('work that is done at once is never behind', () => {
  const { source, set } = aSource(1)
  const worked = inTurns(source, aWork(1), { first: '', turn: 4 })
  expect(worked.read()).toEqual({ of: 1, result: 'of 1', isBehind: false })
  const changed = vi.fn<() => void>()
  const stop = worked.subscribe(changed)
  set(2)
  expect(changed).toHaveBeenCalledTimes(1)
  expect(worked.read()).toEqual({ of: 2, result: 'of 2', isBehind: false })
  stop()
})

test('long work goes on between the frames and leaves the result before until it is done', async () => {
  const { source, set } = aSource(1)
  const work = aWork(3)
  const worked = inTurns(source, work, { first: 'nothing yet', turn: 4 })
  const behind = worked.read()
  expect(behind).toEqual({ of: 1, result: 'nothing yet', isBehind: true })
  // To look is not to work.
  expect(worked.read()).toBe(behind)
  expect(work).toHaveBeenCalledTimes(1)

  const changed = vi.fn<() => void>()
  const stop = worked.subscribe(changed)
  await expect.poll(() => worked.read().isBehind).toBe(false)
  expect(worked.read().result).toBe('of 1')
  expect(work).toHaveBeenCalledTimes(3)
  expect(changed).toHaveBeenCalledTimes(1)

  set(2)
  expect(worked.read()).toEqual({ of: 2, result: 'of 1', isBehind: true })
  // What changes meanwhile is what is worked on.
  set(3)
  await expect.poll(() => worked.read().result).toBe('of 3')
  stop()
})

test('nobody works for nobody, and whoever comes back finds it done', async () => {
  const { source, followers } = aSource(1)
  const work = aWork(3)
  const worked = inTurns(source, work, { first: '', turn: 4 })
  worked.subscribe(() => {})()
  expect(followers.size).toBe(0)
  const calls = work.mock.calls.length
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(work).toHaveBeenCalledTimes(calls)

  const stop = worked.subscribe(() => {})
  await expect.poll(() => worked.read().result).toBe('of 1')
  stop()
})

test('a result that says the same is nothing to tell of', () => {
  const { source, set } = aSource([1])
  const worked = inTurns(source, (_millis, all: number[]) => all, {
    first: [],
    turn: 4,
    isSame: isSameList,
  })
  const { result } = worked.read()
  set([1])
  expect(worked.read().result).toBe(result)
})
