import { millisOf } from '@/shared/firestore/live/readDocument'
import { dayMillis } from '@/shared/text/dateText'
import type { Check, CorrectedValue, ReviewDetails } from '@/shared/validation/review'
import type { Channel, EntryKind } from '@/shared/requests/review'
import type { DocumentId } from '@/shared/validation/documents'
import type { State } from '@/shared/requests/steps'

/** The texts and facts of a step. */
export type StepTexts = {
  reason?: string
  public?: string
  /** Those that the step asks for; earlier ones stay. */
  details?: ReviewDetails
}

/** An act of an administrator on a request. */
export type Action =
  | ({ kind: 'state'; to: State } & StepTexts)
  | { kind: 'assign'; assignee: string | null }
  | { kind: 'note'; text: string }
  | { kind: 'told'; channel: Channel; text?: string }
  | { kind: 'check'; check: Check; isTicked: boolean }
  | { kind: 'document'; document: DocumentId; isTicked: boolean }
  /** Without a day it is done. */
  | { kind: 'followUp'; on?: string; text?: string }
  /** Without a value the applicant's own value counts again. */
  | { kind: 'correct'; field: string; value?: CorrectedValue; text?: string }
  | { kind: 'trash' | 'restore'; text?: string }
  /** Takes a step back. `v`: the version that it has made, and that nothing came after. */
  | { kind: 'undo'; v: number }

type Fields = { [name: string]: unknown }

/** A review and an entry as they are written. */
export type Change = { review: Fields; entry: Fields }

const isMap = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Drops empty values: a document has no empty optional field. */
const given = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  )

/**
 * The review after an action, and its entry in the history.
 *
 * @param stored the review as the record holds it
 * @param by the uid of the administrator
 * @param now the database's placeholder for its own time
 * @param clock milliseconds since 1970, for the time that the applicant was waited for
 * @param step for undo: the entry of the step
 */
export function changeOf(
  stored: unknown,
  action: Action,
  by: string,
  now: unknown,
  clock: number,
  step: Fields = {},
): Change {
  const before: Fields = isMap(stored) ? stored : { v: 0, state: 'received' }
  const v = (Number(before.v) || 0) + 1
  const base = { v, kind: action.kind satisfies EntryKind, at: now, by }
  const after = (changed: Fields) => given({ ...before, ...changed, v, at: now, by })

  switch (action.kind) {
    case 'state': {
      const { to, reason, public: text } = action
      const details = { ...(isMap(before.details) ? before.details : {}), ...action.details }
      const hasDetails = Object.keys(given(details)).length > 0
      const told = { public: text, details: hasDetails ? given(details) : undefined }
      return {
        review: after({ state: to, reason, ...told, ...timesOf(before, to, now, clock) }),
        // For undo, which the rules compare with it.
        entry: given({ ...base, from: before.state, to, text: reason, ...told, before }),
      }
    }
    case 'assign': {
      const assignee = action.assignee ?? undefined
      return {
        review: after({ assignee }),
        entry: given({ ...base, from: before.assignee, to: assignee }),
      }
    }
    case 'note':
      return { review: after({}), entry: given({ ...base, text: action.text }) }
    case 'told': {
      const { channel, text } = action
      return { review: after({}), entry: given({ ...base, channel, text }) }
    }
    case 'check': {
      const { check, isTicked } = action
      const checks = ticked(before.checks, check, isTicked, { on: now, by })
      return { review: after({ checks }), entry: { ...base, field: check, to: toOf(isTicked) } }
    }
    case 'document': {
      const { document, isTicked } = action
      const documents = ticked(before.documents, document, isTicked, { on: now, by })
      const entry = { ...base, field: document, to: toOf(isTicked) }
      return { review: after({ documents }), entry }
    }
    case 'followUp': {
      const { on, text } = action
      const followUp = on === undefined ? undefined : given({ on, text, by })
      return { review: after({ followUp }), entry: given({ ...base, to: on, text }) }
    }
    case 'correct': {
      const { field, value, text } = action
      const { [field]: _, ...others } = isMap(before.corrected) ? before.corrected : {}
      const corrected = value === undefined ? others : { ...others, [field]: value }
      return { review: after({ corrected }), entry: given({ ...base, field, value, text }) }
    }
    case 'undo':
      return {
        review: { ...(step.before as Fields), v, at: now, by },
        entry: { ...base, from: step.to, to: step.from },
      }
    case 'trash':
    case 'restore': {
      const trashed = action.kind === 'trash' ? true : undefined
      return { review: after({ trashed }), entry: given({ ...base, text: action.text }) }
    }
  }
}

const toOf = (isTicked: boolean) => (isTicked ? 'ticked' : 'unticked')

/** The ticks of a check-list with one set or taken away. */
function ticked(ticks: unknown, name: string, isTicked: boolean, tick: Fields): Fields {
  const { [name]: _, ...others } = isMap(ticks) ? ticks : {}
  return isTicked ? { ...others, [name]: tick } : others
}

/** Since when a state lasts, and how long the applicant was waited for. */
function timesOf(before: Fields, to: State, now: unknown, clock: number): Fields {
  if (before.state === to) return {}
  const { since: stored } = before
  // The sample records are made of dates.
  const since = stored instanceof Date ? stored.getTime() : millisOf(stored)
  if (before.state !== 'waiting' || since === null) return { since: now }
  // Not rounded: many short waits count as much as a long one.
  const waited = Math.max(0, clock - since) / dayMillis
  return { since: now, waited: Number(before.waited ?? 0) + waited }
}
