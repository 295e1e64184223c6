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

/** What can be shown while a large first answer is still being read; `changed` follows with all of it. */
export type Beginning<Item> = {
  /** The newest items, in no order. */
  newest: Item[]
  /** How many items the whole answer has. */
  size: number
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
