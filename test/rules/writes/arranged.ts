import { isDeepStrictEqual } from 'node:util'
import type { AnyObject, ObjectSchema } from 'yup'
import type { FieldKind } from '@/shared/validation/schema'
import { aReview, stepAction, wayTo } from '@scripts/samples/reviews'
import { kinds, type Kind, type State } from '@/shared/requests/steps'
import type { Action } from '@/features/requests/review/changes'
import { documents, type DocumentId } from '@/shared/validation/documents'
import { rightsKinds } from '@/shared/requests/rights'
import { submissionId, withoutGaps } from '@scripts/samples/records'
import type { Write } from '@/shared/firestore/lite'
import type { Claims, Fields } from '@test/rules/support/client'

/** A commit, and the uid of who sends it: null without an account. */
export type Commit = { by: string | null; claims?: Claims; writes: readonly Write[] }

/** A commit as the site makes it, with what is stored before. */
export type Arranged = Commit & {
  /** The same of several that differ in what is in them: the costliest is reported. */
  name: string
  /** What is special about this one. */
  variant?: string
  stored: { [path: string]: Fields }
}

/** Who acts at the desk, with a mobile number of their own. */
export const owner = 'owner'

export const entryOfOwner = {
  name: 'Sample Owner',
  email: 'sample.owner@example.org',
  role: 'owner',
  mobile: '9000000009',
}

export const before = new Date(Date.now() - 3_600_000)

let count = 0
export const newId = () => submissionId((count += 1), 11)

/** The longest text, in a script whose letters are made of several characters. */
export const longest = (max: number) => 'ଶ୍ରୀ'.repeat(max).slice(0, max - 1) + 'ନ'

/** The same record with the longest texts and all choices that its schema takes. */
export function enlarged(schema: ObjectSchema<AnyObject>, record: AnyObject): AnyObject {
  const { fields } = schema.describe()
  return Object.keys(record).reduce((larger, name) => {
    const { meta } = (fields[name] ?? {}) as {
      meta?: { kind?: FieldKind; max?: number; options?: readonly string[] }
    }
    const max = meta?.max ?? maxOf(fields[name])
    const isText = meta?.kind === 'text' || meta?.kind === 'line' || meta?.kind === 'name'
    const value =
      meta?.kind === 'choices' ? meta.options : isText && max ? longest(max) : larger[name]
    const next = { ...larger, [name]: value as unknown }
    return isSent(schema, next) ? next : larger
  }, record)
}

/** Whether a form sends the record as it is. */
export function isSent(schema: ObjectSchema<AnyObject>, record: AnyObject): boolean {
  const sent = schema.omit(['createdAt'])
  if (!sent.isValidSync(record)) return false
  return isDeepStrictEqual(withoutGaps(sent.cast(record, { stripUnknown: true })), record)
}

const maxOf = (field: unknown) => {
  const { tests = [] } = field as { tests?: { name?: string; params?: { max?: number } }[] }
  return tests.find(({ name }) => name === 'max')?.params?.max
}

/** What was done with a request until it came to a state: all that leaves something in its review. */
export function reviewed(kind: Kind, state: State, fields: readonly string[], more: Fields = {}) {
  const actions: Action[] = [
    { kind: 'assign', assignee: owner },
    ...kinds[kind].checks.map((check): Action => ({ kind: 'check', check, isTicked: true })),
    ...(Object.keys(documents) as DocumentId[]).map((document): Action => ({
      kind: 'document',
      document,
      isTicked: true,
    })),
    { kind: 'followUp', on: '2026-12-07', text: longest(1000) },
    ...fields.map((field): Action => ({ kind: 'correct', field, value: longest(100) })),
  ]
  const ways = wayTo(kind, state).map(stepAction)
  const { review, history } = aReview([...actions, ...ways], { by: [owner], until: before })
  // Whatever the state: a request can have been in each, and come back.
  const all = kinds[kind].steps.map((step) => stepAction(step).details)
  const details = Object.assign({}, ...all) as Fields
  const added = { since: before, waited: 30, ...(Object.keys(details).length > 0 && { details }) }
  return { review: { ...review, ...added, ...more } as Fields, history }
}

/** So many rights requests as a status may hold, or fewer. */
export const rightsInStatus = (howMany: number): Fields => {
  const ids = Array.from({ length: howMany }, newId)
  const entries = ids.map((id, n): [string, Fields] => [
    id,
    {
      kind: rightsKinds.filter((kind) => kind !== 'Withdraw')[n % 4],
      state: 'done',
      at: before,
      since: before,
      waited: 3,
      text: longest(300),
    },
  ])
  return { rights: Object.fromEntries(entries), rightsLatest: ids.at(-1) }
}
