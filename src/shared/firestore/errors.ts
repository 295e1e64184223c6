/** Every failure as the app knows it. `message` is fit for people; components never look at `code`. */
export type AppError = { code: string; message: string }

/** A change that was not written: somebody else was first. `current` is what the record holds now. */
export type Conflict<Item = unknown> = { status: 'conflict'; current: Item }

export const isConflict = <Item>(thrown: unknown): thrown is Conflict<Item> =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'status' in thrown &&
  thrown.status === 'conflict'

const messages: Record<string, string> = {
  'permission-denied': 'You do not have access to this.',
  unauthenticated: 'Your session has ended. Please sign in again.',
  unavailable: 'The connection was lost. Please try again.',
  'deadline-exceeded': 'The server did not answer in time. Please try again.',
  'resource-exhausted': 'Too many requests at the moment. Please try again in a few minutes.',
  'not-found': 'This record no longer exists.',
  offline: 'You are offline. Please try again when the connection is back.',
}

const otherwise = 'Something went wrong. Please try again.'

/** An error of the app's own, to be thrown where the SDK throws its own. */
export class KnownError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Anything thrown, as the error the app shows. Never throws itself. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof KnownError) return { code: thrown.code, message: thrown.message }
  const code = codeOf(thrown)
  return { code, message: messages[code] ?? otherwise }
}

function codeOf(thrown: unknown): string {
  const code =
    typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined
  return typeof code === 'string' ? code.replace(/^(auth|firestore)\//, '') : 'unknown'
}

/** There is no document under the id that was asked for. */
export const noRecord = () => new KnownError('not-found', messages['not-found'] ?? otherwise)

/** Whether the server has answered, and said no. */
export const wasRefused = (thrown: unknown) => codeOf(thrown) === 'permission-denied'

/** Asks the database for something and answers the way RTK Query expects; nothing is `null`. */
export const attempt = <Result>(ask: () => Promise<Result>) =>
  ask().then(
    (result) => ({ data: (result ?? null) as Exclude<Result, undefined | void> | null }),
    (thrown: unknown) => ({ error: toAppError(thrown) }),
  )
