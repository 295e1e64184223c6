import type { AnyObject, ObjectSchema } from 'yup'
import { loadWriter } from './backend'
import { attempt, KnownError, toAppError, wasRefused } from './errors'

/** Milliseconds a request may take. */
const timeLimit = 15_000

type Values = Record<string, unknown>

/** What is sent for a filled-in form, under an id of its own. The server adds `createdAt`. */
export type Submission<Fields> = { id: string; values: Omit<Fields, 'createdAt'> }

/** Loads the schema of a collection, which only who reads or writes it needs. */
export type LoadSchema<Fields extends AnyObject> = () => Promise<ObjectSchema<Fields>>

/**
 * The endpoint that stores what a form sends. Sending it again with the same id does no harm: the
 * document stays one. It rejects with a message that says what happened and what to do.
 */
export const submitTo = <Fields extends AnyObject>(
  path: string,
  loadSchema: LoadSchema<Fields>,
) => ({
  queryFn: ({ id, values }: Submission<Fields>) =>
    attempt(() =>
      write(async () => {
        const [writer, schema] = await Promise.all([loadToWrite(), loadSchema()])
        await writer.submit(path, id, { ...values }, Object.keys(schema.fields))
      }),
    ),
})

/** Fetches the code that writes, for a submission that may come when there is no connection. */
export const prepareToSubmit = () => void loadWriter().catch(() => {})

/**
 * Changes fields of a document and sets its `updatedAt`, if it is still as expected.
 *
 * @returns what the document holds now, and whether that is the change
 * @throws KnownError with a message fit for people; `not-found` where there is no document
 */
export const updateIf = (
  path: string,
  id: string,
  change: Values,
  isAsExpected: (data: Values) => boolean,
): Promise<{ isSaved: boolean; data: Values }> =>
  write(async () => {
    const writer = await loadToWrite()
    try {
      return await writer.updateIf(path, id, change, isAsExpected)
    } catch (thrown) {
      if (!wasRefused(thrown)) throw thrown
      // Somebody else may have been first, and the SDK does not try a refused transaction again.
      const data = await writer.read(path, id)
      if (data === undefined || isAsExpected(data)) throw thrown
      return { isSaved: false, data }
    }
  })

/** The documents in which a field is highest, the highest first. */
export const readHighest = async (path: string, field: string, count: number) =>
  withinTime(loadWriter().then((reader) => reader.readHighest(path, field, count)))

/** What a document holds; undefined where there is none. */
export const readOne = async (path: string, id: string) =>
  withinTime(loadWriter().then((reader) => reader.read(path, id)))

/**
 * The answer of `work`, or a `deadline-exceeded` error. What was started is not taken back: a write
 * may still arrive, so it must be safe to send twice.
 */
export function withinTime<Result>(work: Promise<Result>, millis = timeLimit): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new KnownError('deadline-exceeded', 'The server did not answer in time.'))
    }, millis)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

async function write<Result>(run: () => Promise<Result>): Promise<Result> {
  if (!__DEVICE__ && !navigator.onLine) {
    throw new KnownError('offline', 'You are offline. Nothing was sent and what you typed is kept.')
  }
  try {
    return await withinTime(run())
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    throw new KnownError(code, writeMessages[code] ?? message)
  }
}

/** A part of the site that does not come says nothing about the server. */
const loadToWrite = () =>
  loadWriter().catch(() => {
    throw new KnownError('not-loaded', notLoaded)
  })

const notLoaded =
  'A part of this page could not be loaded. What you typed is kept. Please try again, or reload the page.'

const noAnswer =
  'We could not reach the server. What you typed is kept. Please try again: it is safe to send again.'

// The lite SDK says `unknown` where the server cannot be reached at all.
const writeMessages: Record<string, string> = {
  unknown: noAnswer,
  unavailable: noAnswer,
  internal: noAnswer,
  'deadline-exceeded': noAnswer,
  'permission-denied':
    'The server did not accept this. What you typed is kept. Please check your entries, or ask the office.',
}
