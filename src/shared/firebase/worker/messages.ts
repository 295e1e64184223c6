import type { Env } from '@/shared/config/parseEnv'
import type { AppError } from '@/shared/firebase/errors'
import type { Fields, Values } from '@/shared/firebase/readDocument'

/** The first word of a page to its worker, once that is `ready`: the settings of this build. */
export type Start = Env

/** What a page asks of the SDK that listens. What is answered carries the `id` of what was asked. */
export type Ask =
  | { kind: 'watchCollection'; id: number; name: string; fields: Fields }
  | { kind: 'watchExistence'; id: number; collection: string; document: string }
  | { kind: 'close'; id: number }
  | { kind: 'switchNetwork'; isOn: boolean }
  /** Who is signed in. Comes before whatever only they may read. */
  | { kind: 'identify'; uid: string | null }
  /** Close all connections: the page ends the worker after that. */
  | { kind: 'stop' }
  /** Answers `tokenWanted`; null where there was none to be had. */
  | { kind: 'giveToken'; id: number; token: string | null }

/** What the SDK says to the page. Records are values alone; see `createReader`. */
export type Answer =
  /** A first answer is large: the newest of its records, in no order. `part`s and `whole` follow. */
  | { kind: 'began'; id: number; newest: Values[]; size: number }
  /** Some records of a first answer. */
  | { kind: 'part'; id: number; records: Values[] }
  /** All records of the first answer have been said. */
  | { kind: 'whole'; id: number }
  /** What one later snapshot brought; of those that come before the server's first answer only `fromCache`. */
  | { kind: 'changed'; id: number; upserted: Values[]; removed: string[]; fromCache: boolean }
  | { kind: 'existence'; id: number; exists: boolean; fromCache: boolean }
  /** The listener is closed, as the SDK does with every error. */
  | { kind: 'failed'; id: number; error: AppError }
  | { kind: 'tokenWanted'; id: number; isForced: boolean }
  /** The SDK has given itself up, and whatever is open on it is dead. */
  | { kind: 'broke' }

/** The SDK, wherever it runs. */
export type Host = {
  ask: (ask: Ask) => void
  /** Ends it with all it holds. Nothing is said any more. */
  stop: () => void
}
