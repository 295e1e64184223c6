import type { Write } from '@/shared/firestore/lite'
import { historyOf } from '@/shared/requests/review'

/*
 * Changes of people and settings. The rules take each only in one commit with its entry in the history,
 * which holds the values before and after.
 */

export const people = 'admins'
export const invitations = 'admin_invites'

export type Fields = { [name: string]: unknown }

/** The administrator of a change, and the database's placeholder for its own time. */
export type Stamp = { by: string | null; now: unknown }

const personFields = ['name', 'email', 'role', 'mobile']
const invitationFields = [...personFields, 'days', 'by', 'usedBy']

const pick = (data: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.filter((name) => data[name] !== undefined).map((name) => [name, data[name]]),
  )

/** As the entry names a person; the rules want the same. */
const titleOf = ({ name, email }: Fields) => name ?? email ?? ''

type EntryKind = 'add' | 'accept' | 'change' | 'remove' | 'invite' | 'withdraw'

const entryOf = (kind: EntryKind, { by, now }: Stamp, before: Fields, after: Fields): Fields => ({
  kind,
  at: now,
  by,
  before,
  after,
})

const ofPerson = (kind: EntryKind, stamp: Stamp, of: Fields, before: Fields, after: Fields) => ({
  ...entryOf(kind, stamp, before, after),
  name: titleOf(of),
})

/**
 * A new administrator and the entry.
 *
 * @param id of the entry
 */
export function additionOf(
  kind: 'add' | 'accept',
  path: string,
  id: string,
  stamp: Stamp,
  person: Fields,
): Write[] {
  const after = pick(person, personFields)
  return [
    { path, set: { ...person, change: id } },
    { path: `${historyOf(path)}/${id}`, set: ofPerson(kind, stamp, person, {}, after) },
  ]
}

/** The part of a change that differs from the stored values; undefined in it: is taken away. */
export const differing = (stored: Fields, change: Fields): Fields =>
  Object.fromEntries(
    Object.entries(change).filter(([name, value]) => (stored[name] ?? undefined) !== value),
  )

/** The values of the changed fields, as an entry holds them. */
function beforeAndAfter(stored: Fields, change: Fields): [before: Fields, after: Fields] {
  const names = Object.keys(change)
  return [pick(stored, names), pick(change, names)]
}

/**
 * A change of an administrator and its entry.
 *
 * @param change the fields that differ; undefined: is taken away
 */
export function changeOfPerson(
  path: string,
  id: string,
  stamp: Stamp & { none: unknown },
  stored: Fields,
  change: Fields,
): Write[] {
  const [before, after] = beforeAndAfter(stored, change)
  const named = { ...pick(stored, personFields), ...after }
  return [
    { path, update: { ...withNone(change, stamp.none), change: id } },
    { path: `${historyOf(path)}/${id}`, set: ofPerson('change', stamp, named, before, after) },
  ]
}

/** The same of settings. */
export function changeOfSetting(
  path: string,
  id: string,
  stamp: Stamp & { none: unknown },
  stored: Fields,
  change: Fields,
): Write[] {
  const [before, after] = beforeAndAfter(stored, change)
  return [
    { path, set: { ...withNone(change, stamp.none), at: stamp.now, change: id }, merge: true },
    { path: `${historyOf(path)}/${id}`, set: entryOf('change', stamp, before, after) },
  ]
}

const withNone = (change: Fields, none: unknown): Fields =>
  Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value ?? none]))

/** The id of the entry about a removal follows from the one before: nothing else would lead the rules to it. */
const removalOf = ({ change }: Fields) => `${String(change ?? 'first')}-removed`

/** The end of an administrator's entry in `admins`, and its trace in the history. */
export function removalOfPerson(path: string, stamp: Stamp, stored: Fields): Write[] {
  const entry = ofPerson('remove', stamp, stored, pick(stored, personFields), {})
  return [
    { path, isDeleted: true },
    { path: `${historyOf(path)}/${removalOf(stored)}`, set: entry },
  ]
}

export function creationOfInvitation(path: string, stamp: Stamp, invitation: Fields): Write[] {
  const after = pick(invitation, invitationFields)
  return [
    { path, set: invitation },
    { path: `${historyOf(path)}/invite`, set: ofPerson('invite', stamp, invitation, {}, after) },
  ]
}

export function endOfInvitation(path: string, stamp: Stamp, stored: Fields): Write[] {
  const entry = ofPerson('withdraw', stamp, stored, pick(stored, invitationFields), {})
  return [
    { path, isDeleted: true },
    { path: `${historyOf(path)}/withdraw`, set: entry },
  ]
}
