import {
  additionOf,
  changeOfPerson,
  changeOfSetting,
  creationOfInvitation,
  endOfInvitation,
  removalOfPerson,
} from '@/shared/desk/history/historyWrites'
import type { Write } from '@/shared/firestore/lite'
import { submissionId } from '@scripts/samples/records'
import { serverTime, type Client, type Fields } from '@test/rules/support/client'

/*
 * Changes of people and settings, as the desk writes them: each document with its entry in the history.
 */

export const email = 'sample.person@example.org'
export const person = { name: 'Sample Person', email, role: 'editor', mobile: '9876500001' }

let count = 0

export const newId = () => submissionId((count += 1), 7)
export const newUid = () => `person${(count += 1)}`

export const isAllowed = async (client: Client, writes: readonly Write[]) =>
  (await client.commit(writes)).isAllowed

/** Only those that are given. */
export const given = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** The writes, the second of which is the entry. */
export type Change = { writes: readonly [Write, Write]; entry: Fields; id: string }

function changeOf(writes: Write[]): Change {
  const [document, written] = writes as [Write, Write & { set: Fields }]
  const id = written.path.slice(written.path.lastIndexOf('/') + 1)
  return { writes: [document, written], entry: written.set, id }
}

const stamp = (by: string) => ({ by, now: serverTime, none: undefined })

export function adding(by: string, uid = newUid(), more: Fields = {}, id = newId()): Change {
  const data = given({ ...person, addedBy: by, at: serverTime, ...more })
  return changeOf(additionOf('add', `admins/${uid}`, id, stamp(by), data))
}

export const changing = (by: string, uid: string, was: Fields, now: Fields, id = newId()) =>
  changeOf(changeOfPerson(`admins/${uid}`, id, stamp(by), was, now))

export const removing = (by: string, uid: string, was: Fields) =>
  changeOf(removalOfPerson(`admins/${uid}`, stamp(by), was))

export function inviting(by: string, id = newId(), more: Fields = {}): Change {
  const data = given({ ...person, days: 7, by, at: serverTime, ...more })
  return changeOf(creationOfInvitation(`admin_invites/${id}`, stamp(by), data))
}

export const withdrawing = (by: string, id: string, was: Fields) =>
  changeOf(endOfInvitation(`admin_invites/${id}`, stamp(by), was))

/** @param entry the id of the entry, which is that of the invitation */
export function accepting(
  uid: string,
  id: string,
  by: string,
  own: Fields = {},
  entry = id,
): Write[] {
  const data = { ...person, addedBy: by, at: serverTime, invitation: id, ...own }
  return [
    ...additionOf('accept', `admins/${uid}`, entry, stamp(uid), data),
    { path: `admin_invites/${id}`, update: { usedBy: uid } },
  ]
}

/** From what is stored, of which the rest stays. */
export const settingChange = (by: string, name: string, was: Fields, now: Fields, id = newId()) =>
  changeOf(changeOfSetting(`settings/${name}`, id, stamp(by), was, now))
