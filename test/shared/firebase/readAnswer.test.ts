import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { QueryDocumentSnapshot } from 'firebase/firestore'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAnswer } from '@/shared/firebase/readAnswer'

const page = { visibilityState: 'visible' }
let clock = 0

beforeEach(() => {
  page.visibilityState = 'visible'
  clock = 0
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** So many documents, the newest in the middle; those at the end have no date. */
const documents = (count: number, undated = 0) =>
  Array.from({ length: count }, (_, at) => {
    const millis = at > count / 2 ? count - at : at
    const createdAt = at >= count - undated ? undefined : { toMillis: () => millis }
    return { id: String(at), get: () => createdAt } as unknown as QueryDocumentSnapshot
  })

/** Starts to read; each document takes a millisecond. */
function start(answer: QueryDocumentSnapshot[]) {
  const read: string[] = []
  const began = vi.fn<(newest: string[]) => void>()
  const ended = vi.fn<(items: string[]) => void>()
  const reading = readAnswer(
    answer,
    ({ id }) => {
      read.push(id)
      clock += 1
      return id
    },
    { began, ended },
  )
  return { read, began, ended, reading }
}

const idsOf = (answer: QueryDocumentSnapshot[]) => answer.map(({ id }) => id)

test('a small answer is read at once, and an empty one is an answer', () => {
  const few = documents(1_000)
  const { began, ended } = start(few)

  expect(began).not.toHaveBeenCalled()
  expect(ended.mock.calls).toEqual([[idsOf(few)]])
  expect(start([]).ended.mock.calls).toEqual([[[]]])
})

test('of a large one the newest come first, then all of it, each document read once', () => {
  const many = documents(3_000)
  const { read, began, ended } = start(many)

  const newest = began.mock.calls[0]?.[0] ?? []
  const places = newest.map(Number).sort((a, b) => a - b)
  expect(newest).toHaveLength(200)
  expect([places[0], places.at(-1)]).toEqual([1_400, 1_599])
  expect(ended).not.toHaveBeenCalled()

  vi.runAllTimers()
  expect(began).toHaveBeenCalledOnce()
  expect(ended.mock.calls).toEqual([[idsOf(many)]])
  expect(read).toHaveLength(3_000)
})

test('it is read in turns between which the page can answer', () => {
  const { read } = start(documents(3_000))
  const turns: number[] = []
  for (let before = read.length; vi.getTimerCount() > 0; before = read.length) {
    vi.advanceTimersToNextTimer()
    turns.push(read.length - before)
  }

  expect(Math.max(...turns)).toBeLessThanOrEqual(10)
})

test('a page that nobody sees reads all of it in one turn', () => {
  const { read, ended } = start(documents(3_000))
  page.visibilityState = 'hidden'
  vi.advanceTimersToNextTimer()

  expect(read).toHaveLength(3_000)
  expect(ended).toHaveBeenCalledOnce()
})

test('what comes after an answer does not overtake it', () => {
  const many = documents(3_000)
  const { ended, reading } = start(many)
  reading.finish()
  expect(ended.mock.calls).toEqual([[idsOf(many)]])

  reading.finish()
  vi.runAllTimers()
  expect(ended).toHaveBeenCalledOnce()
})

test('a reading that is over holds nothing of its answer', async () => {
  vi.useRealTimers()
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const read = () => {
    const answer = documents(3_000)
    const reading = readAnswer(answer, ({ id }) => ({ id }), { began: () => {}, ended: () => {} })
    reading.finish()
    return { reading, first: new WeakRef(answer[0]!) }
  }
  const { reading, first } = read()
  // What a reference is made of stays until the end of its turn.
  await new Promise((resolve) => setImmediate(resolve))
  collectGarbage()

  expect(first.deref()).toBeUndefined()
  reading.finish()
})

test('nothing is said of an answer that is not wanted any more', () => {
  const { ended, reading } = start(documents(3_000))
  reading.stop()
  reading.finish()
  vi.runAllTimers()

  expect(ended).not.toHaveBeenCalled()
})

test('documents without a date, or all of one date, are among the newest only where others are too few', () => {
  const undated = start(documents(1_100, 1_000)).began.mock.calls[0]?.[0] ?? []
  expect(undated).toHaveLength(200)
  // All with a date but the one that is as old as those without.
  expect(undated).toEqual(
    expect.arrayContaining(Array.from({ length: 99 }, (_, at) => String(at + 1))),
  )

  const one = { toMillis: () => 7 }
  const equal = documents(1_500).map(({ id }) => ({ id, get: () => one }))
  expect(start(equal as unknown as QueryDocumentSnapshot[]).began.mock.calls[0]?.[0]).toHaveLength(
    200,
  )
})
