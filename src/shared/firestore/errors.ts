import { KnownError } from '@/shared/config/knownError'
import { texts } from '@/texts/status'

export { KnownError }

/** Every failure as the app knows it. Components show `message` and never look at `code`. */
export type AppError = { code: string; message: string }

/** A change that was not saved, because a colleague saved first. `current` is the stored record. */
export type Conflict<Item = unknown> = { status: 'conflict'; current: Item }

export const isConflict = <Item>(thrown: unknown): thrown is Conflict<Item> =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'status' in thrown &&
  thrown.status === 'conflict'

const messages: Record<string, string> = texts.errors

const unknownFailure = texts.unknown

/** Turns anything thrown into the error the app shows. Never throws. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof KnownError) return { code: thrown.code, message: thrown.message }
  const code = codeOf(thrown)
  return { code, message: messages[code] ?? unknownFailure }
}

function codeOf(thrown: unknown): string {
  const code =
    typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined
  return typeof code === 'string' ? code.replace(/^(auth|firestore)\//, '') : 'unknown'
}

/** For an id without a document. */
export const noRecord = () => new KnownError('not-found', texts.errors['not-found'])

/** For a document that is there and holds something else than it should. */
export const unreadable = () => new KnownError('unreadable', texts.unreadable)

/** For a write whose answer never came. */
export const noAnswer = () => new KnownError('unknown', unknownFailure)

/** For a submission whose id holds another version of it. The form says so in its own words. */
export const alreadyStored = () => new KnownError('already-stored', unknownFailure)

/**
 * Whether the server refuses everything, because the quota is used up: of the day, or of a minute. Firestore has one
 * code for both, so the words for people hold for both.
 */
export const isUsedUp = (thrown: unknown) => codeOf(thrown) === 'resource-exhausted'

/** Whether the server answered, and refused. */
export const wasRefused = (thrown: unknown) => codeOf(thrown) === 'permission-denied'

/** Milliseconds a request may take. */
const timeLimit = 15_000

/**
 * The result of `work`, or a `deadline-exceeded` error. The work is not undone: a write may
 * still arrive, so it must be safe to send twice.
 */
export function withinTime<Result>(work: Promise<Result>, millis = timeLimit): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new KnownError('deadline-exceeded', texts.tooLate))
    }, millis)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/**
 * Does some work and answers the way RTK Query expects. A result of `undefined` becomes `null`.
 *
 * @param message of a failure, in the place of its own, unless no other try helps
 */
export const attempt = <Result>(work: () => Promise<Result>, message?: string) =>
  work().then(
    (result) => ({ data: (result ?? null) as Answered<Result> }),
    (thrown: unknown) => {
      const error = toAppError(thrown)
      const isLasting = isUsedUp(error) || error.code === 'unreadable'
      return { error: message === undefined || isLasting ? error : { ...error, message } }
    },
  )

type Answered<Result> = Result extends undefined | void ? null : Result
