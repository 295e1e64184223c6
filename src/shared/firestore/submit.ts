import type { AnyObject, ObjectSchema } from 'yup'
import { importPart } from '@/shared/config/importPart'
import type { RequestKind } from '@/shared/requests/kinds'
import { texts } from '@/texts/status'
import { backend } from './backend'
import { attempt, KnownError, toAppError, wasRefused, withinTime, type AppError } from './errors'
import type * as lite from './lite'
import type { Committed, Decide, Wanted } from './lite'

/** The record for a form under the id of the submission. The server adds `createdAt`. */
export type Submission = {
  kind: RequestKind
  id: string
  values: object
  /** The names of all fields a record of this kind may have. */
  fields: readonly string[]
  /** The key of the status of an earlier answer that this answer replaces. */
  replaces?: string
}

/** A stored submission, with the key of its status. */
export type Sent = Submission & { key: string }

/** Loads the schema of a collection. Code that neither reads nor writes it does without. */
export type LoadSchema<Fields extends AnyObject> = () => Promise<ObjectSchema<Fields>>

/**
 * The endpoint that stores a submission. Sending again with the same id is safe: it stays
 * one document. It rejects with a message that names the failure and the next step.
 */
export const submitRequest = {
  queryFn: (submission: Submission) =>
    attempt(() =>
      write(async (): Promise<Sent> => {
        const { kind, id, values, fields, replaces } = submission
        const { submit } = await loadToWrite()
        return { ...submission, key: await submit(kind, id, { ...values }, fields, replaces) }
      }),
    ),
}

/** Fetches the code that writes. */
export const prepareToSubmit = () => backend.loadWriter()

/**
 * Reads a document and commits the writes that `decide` returns for it.
 *
 * @returns the document's data now, and whether anything was written
 * @throws KnownError with a message to show
 */
export async function commit(path: string, id: string, decide: Decide): Promise<Committed> {
  const committed = await tryCommit(path, id, decide)
  if (!committed.isSaved || committed.data === undefined) return committed
  // It is saved, whether it can be read back or not: the session may have ended since, or the network gone.
  const data = await withinTime(readOne(path, id), readBackTime).catch(() => undefined)
  return { isSaved: true, data: data ?? committed.data }
}

/** Milliseconds to wait for the written document, with the times of the server. */
const readBackTime = 5_000

/**
 * The same as one of many: nothing is read back, and where the server cannot be reached or refuses everything, that is
 * known after a second.
 */
export const commitOneOfMany = (path: string, id: string, decide: Decide): Promise<Committed> =>
  tryCommit(path, id, decide, { maxAttempts: 2 })

const tryCommit = (
  path: string,
  id: string,
  decide: Decide,
  options?: Parameters<typeof lite.commit>[3],
): Promise<Committed> =>
  write(async () => {
    const writer = await loadToWrite()
    try {
      return await writer.commit(path, id, decide, options)
    } catch (thrown) {
      if (!wasRefused(thrown)) throw thrown
      // Someone may have saved in between. The SDK does not retry a refused transaction.
      const data = await writer.read(path, id)
      if (data === undefined) throw thrown
      const writes = await decide(data, { now: null, none: null, add: () => null })
      if (writes !== undefined) throw thrown
      return { isSaved: false, data }
    }
  })

/** The documents of a collection that are wanted, or all of them. */
export const readMany = async (path: string, wanted?: Wanted) =>
  withinTime(loadToWrite().then((reader) => reader.readMany(path, wanted)))

/** How many documents a collection has, or of those that are wanted. */
export const readCount = async (path: string, wanted?: Wanted) =>
  withinTime(loadToWrite().then((reader) => reader.readCount(path, wanted)))

/** The data of a document; undefined if there is none. */
export const readOne = async (path: string, id: string) =>
  withinTime(loadToWrite().then((reader) => reader.read(path, id)))

async function write<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await withinTime(run())
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    throw new KnownError(code, writeMessages[code] ?? message)
  }
}

const loadToWrite = () => importPart(backend.loadWriter)

// The lite SDK says `unknown` if it cannot reach the server at all.
const unanswered = ['unknown', 'unavailable', 'internal', 'deadline-exceeded']

/** Whether the write may have arrived although no answer came. */
export const isUnanswered = ({ code }: AppError) => unanswered.includes(code)

const writeMessages: Record<string, string> = {
  ...Object.fromEntries(unanswered.map((code) => [code, texts.notSent])),
  'resource-exhausted': texts.notSentUsedUp,
  'permission-denied': texts.notAccepted,
}
