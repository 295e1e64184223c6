import { KnownError, toAppError, wasRefused } from './errors'
import { withinTime } from './timeLimit'

/** Milliseconds a write may take. */
const timeLimit = 15_000

type Values = Record<string, unknown>

const loadWriter = () => (__DEVICE__ ? import('./device') : import('./lite'))

/** Fetches the code that writes, for a write that may come at a time without a connection. */
export const prepareToSubmit = () => void loadWriter().catch(() => {})

/**
 * Stores a submission under an id chosen by the caller. Sending the same values under the
 * same id again is safe: the rules accept it and the document stays one.
 *
 * @throws KnownError with a message that says what happened and what to do
 */
export function submit(collection: string, id: string, values: Values): Promise<void> {
  return write(async () => (await loadWriter()).submit(collection, id, values))
}

/**
 * Changes fields of a document and sets `updatedAt` to the server's time, if the document is
 * still as expected. Else nothing is written, and what it holds now is given back.
 */
export function updateIf(
  collection: string,
  id: string,
  values: Values,
  isAsExpected: (data: Values) => boolean,
): Promise<Values | undefined> {
  return write(async () => {
    const writer = await loadWriter()
    try {
      return await writer.updateIf(collection, id, values, isAsExpected)
    } catch (thrown) {
      if (!wasRefused(thrown)) throw thrown
      // Somebody else may have been first, upon which the rules refuse what was right before; the
      // SDK does not try such a refusal again.
      const present = await writer.read(collection, id)
      if (present === undefined || isAsExpected(present)) throw thrown
      return present
    }
  })
}

/** The document in which a field is highest; undefined where no document has that field. */
export const readHighest = (collection: string, field: string) =>
  ask((reader) => reader.readHighest(collection, field))

/** What a document holds; undefined where there is none. */
export const readOne = (collection: string, id: string) =>
  ask((reader) => reader.read(collection, id))

type Reader = Awaited<ReturnType<typeof loadWriter>>

const ask = <Answer>(question: (reader: Reader) => Promise<Answer>) =>
  withinTime(loadWriter().then(question), timeLimit)

async function write<Result>(run: () => Promise<Result>): Promise<Result> {
  if (!__DEVICE__ && !navigator.onLine) {
    throw new KnownError('offline', 'You are offline. Nothing was sent and what you typed is kept.')
  }
  try {
    return await withinTime(run(), timeLimit)
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    throw new KnownError(code, writeMessages[code] ?? message)
  }
}

const noAnswer =
  'We could not reach the server. What you typed is kept. Please try again: sending it twice does no harm.'

// The lite SDK says `unknown` where the server cannot be reached at all.
const writeMessages: Record<string, string> = {
  unknown: noAnswer,
  unavailable: noAnswer,
  internal: noAnswer,
  'deadline-exceeded': noAnswer,
  'permission-denied':
    'The server did not accept this. What you typed is kept. Please check your entries, or ask the office.',
}
