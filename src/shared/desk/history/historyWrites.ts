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

/** The kinds of entries of people and of settings. No other history has them, so that each can be asked for alone. */
export const kindsOfPeople = [
  'add',
  'accept',
  'changePerson',
  'remove',
  'invite',
  'withdraw',
] as const
export const kindOfSettings = 'changeSetting'

type EntryKind = (typeof kindsOfPeople)[number] | typeof kindOfSettings

type Entry = {
  id: string
  kind: EntryKind
  before?: Fields
  after?: Fields
  /** Whose name the entry holds; of a setting none. */
  person?: Fields
}

/** A write, and its entry in the history. */
function withEntry(write: Write, { now, by }: Stamp, entry: Entry): Write[] {
  const { id, kind, before = {}, after = {}, person } = entry
  const named = person && { name: titleOf(person) }
  return [
    write,
    { path: `${historyOf(write.path)}/${id}`, set: { kind, at: now, by, before, after, ...named } },
  ]
}

/**
 * A new administrator and the entry.
 *
 * @param id of the entry
 */
export const additionOf = (
  kind: 'add' | 'accept',
  path: string,
  id: string,
  stamp: Stamp,
  person: Fields,
) =>
  withEntry({ path, set: { ...person, change: id } }, stamp, {
    id,
    kind,
    after: pick(person, personFields),
    person,
  })

/** Values of a field: a number, a text or a list of texts. */
export const areSameValues = (a: unknown, b: unknown) =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The part of a change that differs from the stored values; undefined in it: is taken away. */
export const differing = (stored: Fields, change: Fields): Fields =>
  Object.fromEntries(
    Object.entries(change).filter(([name, value]) => !areSameValues(stored[name], value)),
  )

/** An entry with the values of the changed fields. */
function entryOfChange(id: string, kind: EntryKind, stored: Fields, change: Fields) {
  const names = Object.keys(change)
  return { id, kind, before: pick(stored, names), after: pick(change, names) }
}

const withNone = (change: Fields, none: unknown): Fields =>
  Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value ?? none]))

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
  const entry = entryOfChange(id, 'changePerson', stored, change)
  const person = { ...pick(stored, personFields), ...entry.after }
  // Invitations from before count no more, not even when the person is an owner again.
  const roleAt = 'role' in change ? { roleAt: stamp.now } : {}
  const update = { ...withNone(change, stamp.none), ...roleAt, change: id }
  return withEntry({ path, update }, stamp, { ...entry, person })
}

/** The same of settings. */
export function changeOfSetting(
  path: string,
  id: string,
  stamp: Stamp & { none: unknown },
  stored: Fields,
  change: Fields,
): Write[] {
  const set = { ...withNone(change, stamp.none), at: stamp.now, change: id }
  return withEntry(
    { path, set, merge: true },
    stamp,
    entryOfChange(id, kindOfSettings, stored, change),
  )
}

/** A deletion; its entry keeps the named fields. */
const deletion = (
  path: string,
  stamp: Stamp,
  person: Fields,
  kind: EntryKind,
  id: string,
  names: readonly string[],
) => withEntry({ path, isDeleted: true }, stamp, { id, kind, before: pick(person, names), person })

/** The end of an administrator's entry in `admins`, and its trace in the history. */
export function removalOfPerson(path: string, stamp: Stamp, person: Fields) {
  // It follows from the entry before: nothing else would lead the rules to it.
  const id = `${String(person.change ?? 'first')}-removed`
  return deletion(path, stamp, person, 'remove', id, personFields)
}

export const creationOfInvitation = (path: string, stamp: Stamp, person: Fields) =>
  withEntry({ path, set: person }, stamp, {
    id: 'invite',
    kind: 'invite',
    after: pick(person, invitationFields),
    person,
  })

export const endOfInvitation = (path: string, stamp: Stamp, person: Fields) =>
  deletion(path, stamp, person, 'withdraw', 'withdraw', invitationFields)
