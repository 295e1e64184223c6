import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { currentUid } from '@/shared/auth/currentUid'
import { sha256 } from '@/shared/text/sha256'
import { KnownError, toAppError, type AppError, type Conflict } from './errors'
import type { Sentinels, Write } from './lite'
import { withRefusal } from './refusal'
import { commit, readMany } from './submit'

type Fields = { [name: string]: unknown }

/** What a change is decided on, beside the stored document. */
type Deciding = Sentinels & {
  /** The uid of the administrator. */
  by: string
  /** Of the entry in the history. */
  entryId: string
  /** From 1: a race is decided again. */
  attempt: number
}

/** A change of a document, in one commit with an entry in the history below it. */
type Change<Result, Current> = {
  target: { path: string; id: string }
  /** The version that the person looked at. Left out where the change overwrites nothing. */
  expectedVersion?: number
  /** Of the form or button. It stays the same until the change is known to be saved: so trying again writes once. */
  id: string
  /** Plain values. Another action under the same id is an error. */
  action: unknown
  /** Left out: the field `v`. */
  versionOf?: (stored: Fields | undefined) => number
  /**
   * The writes, with the entry; undefined if nothing is left to change. It is asked again when the document has
   * changed meanwhile. It may throw a KnownError.
   */
  decide: (stored: Fields | undefined, deciding: Deciding) => Promise<Decision> | Decision
  /** Whether another try may be accepted after a refusal, although the document is the same as before. */
  mayRetry?: (attempt: number) => boolean | Promise<boolean>
  /** The words for a refusal by the rules. */
  refused: string
  /** The words for an earlier action under the same id. */
  savedBefore?: (entry: Fields) => string | Promise<string>
  /**
   * What is shown as saved, from what is stored.
   *
   * @param entry in the history; undefined if nothing was left to change
   */
  read: (stored: Fields, entry: Fields | undefined) => Result | Promise<Result>
  /** The document as a colleague has left it. */
  readCurrent: (stored: Fields) => Current
}

type Decision = readonly Write[] | 'conflict' | undefined

export type Outcome<Result, Current = Result> =
  | { data: Result }
  | { error: AppError | Conflict<Current> }

/** Tries, when others write at the same moment. */
const tries = 5

const versionField = (stored: Fields | undefined) => Number(stored?.v ?? 0)

const savedBefore = () =>
  'Your first try was saved, with what you had entered then. Your changes since are not saved.'

/**
 * Commits a change once, however often it is sent. A race is tried again. Of two people who change the same version the
 * second is told; a person's own change meanwhile is no conflict.
 */
export async function commitOnce<Result, Current = Result>(
  change: Change<Result, Current>,
  api: Pick<BaseQueryApi, 'getState'>,
): Promise<Outcome<Result, Current>> {
  const { target, expectedVersion, versionOf = versionField } = change
  const by = currentUid(api)
  if (by === null) return { error: toAppError({ code: 'unauthenticated' }) }
  const history = `${target.path}/${target.id}/history`
  const ids = await entryIds(change.id, change.action)

  async function decide(attempt: number) {
    let entry: Fields | undefined
    let isConflict = false
    /** More than one if others have written between the reading and the commit. */
    const versions = new Set<number>()
    const { data = {} } = await withRefusal(change.refused, () =>
      commit(target.path, target.id, async (stored, sentinels) => {
        const version = versionOf(stored)
        versions.add(version)
        // Whatever the version: a form that was opened again may show what its first try has saved.
        entry = stored && (await readSaved())
        if (entry !== undefined) return undefined
        const deciding = { ...sentinels, by: by!, entryId: ids.entry, attempt }
        const decision = await change.decide(stored, deciding)
        isConflict =
          decision === 'conflict' ||
          (decision !== undefined &&
            expectedVersion !== undefined &&
            version !== expectedVersion &&
            !(await areOwnSince(expectedVersion)))
        if (isConflict || decision === undefined || decision === 'conflict') return undefined
        const written = decision.find(({ path }) => path.startsWith(`${history}/`))
        entry = written && 'set' in written ? written.set : undefined
        return decision
      }),
    ).catch((thrown: unknown) => {
      const { code } = toAppError(thrown)
      throw code === 'refused' && versions.size > 1
        ? new KnownError('race', change.refused)
        : thrown
    })
    return { data, entry, isConflict }
  }

  /** The entry of an earlier try whose answer was lost. */
  async function readSaved(): Promise<Fields | undefined> {
    const [earlier] = await readMany(history, {
      where: [
        ['id', '>=', ids.form],
        ['id', '<', `${ids.form}~`],
      ],
    })
    if (earlier === undefined || earlier.data.id === ids.entry) return earlier?.data
    const message = await (change.savedBefore ?? savedBefore)(earlier.data)
    throw new KnownError('already-stored', message)
  }

  async function areOwnSince(version: number) {
    const since = await readMany(history, { where: [['v', '>', version]] })
    return since.length > 0 && since.every(({ data }) => data.by === by)
  }

  for (let attempt = 1; ; attempt += 1) {
    try {
      const { data, entry, isConflict } = await decide(attempt)
      if (isConflict) return { error: { status: 'conflict', current: change.readCurrent(data) } }
      return { data: await change.read(data, entry) }
    } catch (thrown) {
      const error = toAppError(thrown)
      const isRace = error.code === 'race'
      const mayRetry =
        isRace || (error.code === 'refused' && (await change.mayRetry?.(attempt)) === true)
      if (!mayRetry || attempt === tries) {
        return { error: isRace ? { ...error, code: 'refused' } : error }
      }
    }
  }
}

/** The id of an entry begins with that of its form: so an earlier try with other values is found, too. */
async function entryIds(id: string, action: unknown) {
  const part = async (text: string) => (await sha256(text)).slice(0, 10).toUpperCase()
  const form = await part(id)
  return { form, entry: `${form}${await part(`${id} ${JSON.stringify(action)}`)}` }
}
