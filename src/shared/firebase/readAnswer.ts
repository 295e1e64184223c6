import { FieldPath, type QueryDocumentSnapshot } from 'firebase/firestore'
import { millisOf } from './readDocument'

/** Documents up to which an answer is read at once: some twenty milliseconds. */
const few = 1_000
/** As many of the newest as the longest page of a list shows, twice. */
const newestCount = 200
/** Milliseconds of reading at a time, so that the page can answer in between. */
const turn = 10

const createdAt = new FieldPath('createdAt')

type Steps<Item> = {
  /** Called first where the answer is large: with the newest items, in no order. */
  began: (newest: Item[]) => void
  /** Called with all items, in the order of the documents. */
  ended: (items: Item[]) => void
}

/** An answer that may still be being read. */
export type Reading = {
  /** Reads what is left of it at once: what comes after it must not overtake it. */
  finish: () => void
  /** Nothing is called any more. */
  stop: () => void
}

/**
 * Reads the documents of an answer: a few of them at once, many in turns, the newest first. A
 * second and more of work for 50,000 would else stand between the answer and its first row.
 */
export function readAnswer<Item>(
  answer: readonly QueryDocumentSnapshot[],
  read: (document: QueryDocumentSnapshot) => Item,
  { began, ended }: Steps<Item>,
): Reading {
  let documents = answer
  let items: Item[] = Array.from({ length: documents.length })
  let timer: ReturnType<typeof setTimeout> | undefined
  let at = 0
  let isOver = false

  const readOne = (place: number) => (items[place] ??= read(documents[place]!))

  function goOn(until: number) {
    // One at least: a clock that stands still must not keep the rest away.
    do {
      if (at >= documents.length) return end()
      readOne(at)
      at += 1
    } while (performance.now() < until)
    timer = setTimeout(next)
  }

  // Nobody waits for an answer of a page that is not seen, and its timers come once a second.
  const next = () =>
    goOn(document.visibilityState === 'visible' ? performance.now() + turn : Infinity)

  function end() {
    const all = items
    letGo()
    ended(all)
  }

  function stop() {
    clearTimeout(timer)
    letGo()
  }

  /** Whoever holds this reading must not hold some megabytes of documents with it. */
  function letGo() {
    isOver = true
    documents = []
    items = []
  }

  function finish() {
    if (isOver) return
    clearTimeout(timer)
    goOn(Infinity)
  }

  if (documents.length <= few) {
    finish()
  } else {
    began(newestOf(documents).map(readOne))
    timer = setTimeout(next)
  }
  return { finish, stop }
}

/** Places of the newest documents. Only their dates are read, which takes a twentieth of the whole. */
function newestOf(documents: readonly QueryDocumentSnapshot[]): number[] {
  const times = Float64Array.from(documents, (document) => millisOf(document.get(createdAt)) ?? 0)
  const least = times.slice().sort().at(-newestCount)!
  const newer: number[] = []
  const equal: number[] = []
  for (const [place, time] of times.entries()) {
    if (time > least) newer.push(place)
    else if (time === least) equal.push(place)
  }
  return [...newer, ...equal.slice(0, newestCount - newer.length)]
}
