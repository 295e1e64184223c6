import type { AppError } from './errors'

/** What one snapshot brought: only the documents that changed. */
export type Change<Item> = {
  upserted: Item[]
  removed: string[]
  /** The server has not confirmed that this is all there is. */
  fromCache: boolean
  /** `upserted` is all there is: what is not in it is gone. True of a listener's first answer. */
  isWhole: boolean
}

/** What can be shown until all of a large first answer has come and is read; `changed` follows with it. */
export type Beginning<Item> = {
  /** The newest items, in no order. */
  newest: Item[]
  /** How many items the whole answer has; null while it has not come. */
  size: number | null
}

export type CollectionObserver<Item> = {
  began: (beginning: Beginning<Item>) => void
  changed: (change: Change<Item>) => void
  failed: (error: AppError) => void
}

export type Collection<Item> = {
  name: string
  watch: (observer: CollectionObserver<Item>) => () => void
}
