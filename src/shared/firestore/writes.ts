type Fields = { [name: string]: unknown }

/** One write of a commit. The path is that of a document. */
export type Write = { path: string } &
  /** The whole document; with `merge` these fields of it, whether there is one or not. */
  (
    | { set: Fields; merge?: true }
    /** Changes these fields of a document that has to be there. */
    | { update: Fields }
    | { isDeleted: true }
  )

/** Firestore's `serverTimestamp()`, `deleteField()` and `increment(n)`. */
export type Sentinels = { now: unknown; none: unknown; add: (n: number) => unknown }

/**
 * The data of a document after the writes of a commit. The time of the server is not known here yet.
 *
 * @param data the document before; undefined if there was none
 * @param path of the document
 * @param now in the place of the server's time
 * @returns undefined if it is deleted
 */
export function dataAfter(
  data: Fields | undefined,
  writes: readonly Write[],
  path: string,
  sentinels: Sentinels,
  now: unknown,
): Fields | undefined {
  let after = data
  for (const write of writes) {
    if (write.path !== path) continue
    if ('isDeleted' in write) after = undefined
    else if ('update' in write) after = { ...after, ...write.update }
    else after = write.merge ? { ...after, ...write.set } : write.set
  }
  return after && (withoutSentinels(after, sentinels, now) as Fields)
}

function withoutSentinels(value: unknown, sentinels: Sentinels, now: unknown): unknown {
  if (value === sentinels.now) return now
  if (!isMap(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== sentinels.none)
      .map(([name, part]) => [name, withoutSentinels(part, sentinels, now)]),
  )
}

/** A map of Firestore, and none of its other objects. */
const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
