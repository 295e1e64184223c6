import type { Sentinels, Write } from '@/shared/firestore/lite'
import { withoutUndefined } from '@/shared/firestore/withoutUndefined'
import { historyOf, type Channel } from '@/shared/requests/review'
import { areSameValues } from '@/shared/desk/history/historyWrites'
import { contactsIn, listedContacts, type ListedContact } from '@/shared/members/shown'
import { hasEnded } from '@/shared/members/standing'
import type { endings, MemberKind, Profile } from './schema'
import { shownWrites, type Shown } from '@/shared/members/shownWrites'

export const membersPath = 'members'
export const numbersPath = 'member_numbers'

export type ProfileField = keyof Profile & string

type Fields = { [name: string]: unknown }

/** An act of the desk on a member. */
export type MemberAction = { text?: string } & (
  | {
      kind: 'change'
      /** Fields left out stay; null takes a value away. */
      changes: { readonly [name in ProfileField]?: string | number | boolean | null }
      /** The request that is taken over: its facts, as far as the office wants them, are the member's. */
      requestId?: string
    }
  | { kind: 'kind'; to: MemberKind }
  /** A first day that was entered wrongly. */
  | { kind: 'joinedOn'; to: string }
  | { kind: 'end'; on: string; why: (typeof endings)[number] }
  | { kind: 'rejoin'; on: string }
  | { kind: 'hold'; text: string }
  | { kind: 'release' }
  | { kind: 'note'; text: string }
  | { kind: 'told'; channel: Channel }
  /** A first card, or a new one for one that is lost: the key is made by the form. */
  | { kind: 'card'; key: string }
  /** Into the directory, with these contacts and no others. */
  | { kind: 'list'; contacts: readonly ListedContact[] }
  | { kind: 'unlist' }
)

/** When a member is changed, and the uid of the administrator. */
export type Stamp = Pick<Sentinels, 'now' | 'none'> & { by: string }

/**
 * The fields that an action writes, and its entry in the history.
 *
 * @param stored the member as it is stored
 * @param by the uid of the administrator
 */
export function memberChangeOf(
  stored: Fields,
  action: MemberAction,
  { by, now, none }: Stamp,
): { fields: Fields; entry: Fields } {
  const v = Number(stored.v) + 1
  const { text } = action
  const changeOf = (changed: Fields, facts: Fields = {}) => ({
    fields: { ...changed, v, updatedAt: now, by },
    entry: withoutUndefined({ v, kind: action.kind, at: now, by, text, ...facts }),
  })
  switch (action.kind) {
    case 'change': {
      const was = stored.profile as Fields
      const profile = changedProfile(was, action.changes)
      const names = Object.keys(action.changes).filter(
        (name) => !areSameValues(was[name], profile[name]),
      )
      const facts = { before: pick(was, names), after: pick(profile, names) }
      return changeOf({ profile }, { ...facts, requestId: action.requestId })
    }
    case 'kind':
      return changeOf({ kind: action.to }, { from: stored.kind, to: action.to })
    case 'joinedOn':
      return changeOf({ joinedOn: action.to }, { from: stored.joinedOn, to: action.to })
    case 'end': {
      const ended = { on: action.on, why: action.why }
      return changeOf({ ended }, ended)
    }
    case 'rejoin': {
      // An end that is taken back before its day has interrupted nothing.
      const started = hasEnded(stored, action.on) ? { startedOn: action.on } : {}
      return changeOf({ ended: none, ...started }, { on: action.on })
    }
    case 'hold':
      return changeOf({ hold: true })
    case 'release':
      return changeOf({ hold: none })
    case 'note':
      return changeOf({})
    case 'told':
      return changeOf({}, { channel: action.channel })
    case 'card':
      return changeOf({ cardKey: action.key })
    case 'list':
      return changeOf({}, { contacts: contactsOf(stored, action.contacts) })
    case 'unlist':
      return changeOf({})
  }
}

/** In the order of the listing, without those that the member has not. */
const contactsOf = (stored: Fields, ticked: readonly ListedContact[]) =>
  listedContacts.filter(
    (name) => ticked.includes(name) && (stored.profile as Fields)[name] !== undefined,
  )

/**
 * The member and the entry, and the card and the listing where they change with it.
 *
 * @param shown the public documents of the member now
 */
export function memberWrites(
  id: string,
  stored: Fields,
  action: MemberAction,
  stamp: Stamp,
  entryId: string,
  shown: Shown = {},
): Write[] {
  const path = `${membersPath}/${id}`
  const { fields, entry } = memberChangeOf(stored, action, stamp)
  return [
    { path, update: fields },
    { path: `${historyOf(path)}/${String(fields.v)}`, set: { ...entry, id: entryId } },
    ...shownWrites(stored, fields, shown, stamp, listedBy(stored, action, shown)),
  ]
}

/** The contacts in the listing after an action; undefined: they stay, or there are none. */
function listedBy(stored: Fields, action: MemberAction, { listing }: Shown) {
  switch (action.kind) {
    case 'list':
      return { contacts: contactsOf(stored, action.contacts) }
    case 'unlist':
    case 'end':
      return {}
    case 'hold':
      return { contacts: listing && [] }
    default:
      return undefined
  }
}

/** Whether an action is about what the directory shows: My request says it. */
export const decidesListing = ({ kind }: MemberAction, listing: Fields | undefined) =>
  kind === 'list' || (['unlist', 'end', 'hold'].includes(kind) && listing !== undefined)

/** Whether an action may change the card or the listing. */
export const changesShown = ({ kind }: MemberAction) => !['joinedOn', 'note', 'told'].includes(kind)

/** The profile after a change. Values that are taken away are gone. */
export function changedProfile(was: Fields, changes: Fields): Fields {
  const after = { ...was, ...changes }
  return Object.fromEntries(
    Object.entries(after).filter(([, value]) => value !== null && value !== undefined),
  )
}

/** Whether an action changes nothing: a note and a message are always new. */
export function changesNothing(stored: Fields, action: MemberAction, listing?: Fields): boolean {
  switch (action.kind) {
    case 'change': {
      // A request of the member is taken over even where it says nothing new.
      if (action.requestId !== undefined) return false
      const was = stored.profile as Fields
      const after = changedProfile(was, action.changes)
      return Object.keys(action.changes).every((name) => areSameValues(was[name], after[name]))
    }
    case 'kind':
      return stored.kind === action.to
    case 'joinedOn':
      return stored.joinedOn === action.to
    case 'end':
      return stored.ended !== undefined
    case 'rejoin':
      return stored.ended === undefined
    case 'hold':
      return stored.hold === true
    case 'release':
      return stored.hold !== true
    case 'card':
      return stored.cardKey === action.key
    case 'list':
      return (
        listing !== undefined &&
        areSameValues(contactsIn(listing), contactsOf(stored, action.contacts))
      )
    case 'unlist':
      return listing === undefined
    default:
      return false
  }
}

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])))
