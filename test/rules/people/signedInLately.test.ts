import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { keyOfNumber } from '@/shared/members/numberKey'
import { kinds, type Kind } from '@/shared/requests/steps'
import type { Write } from '@/shared/firestore/lite'
import { rightsErasure } from '@/shared/requests/rights'
import { erasedStatus } from '@/shared/requests/status'
import { nextChange } from '@/features/meetings/attendanceWrites'
import { anAttendance, aWalkIn } from '@scripts/samples/attendanceRecords'
import { aMember } from '@scripts/samples/members/memberRecords'
import { root } from '@scripts/paths'
import type { Sample } from '@scripts/samples/records'
import { keyOf, statusesOf } from '@scripts/samples/statuses'
import {
  clientFor,
  serverTime,
  type Claims,
  type Fields,
  sentinels,
} from '@test/rules/support/client'
import {
  adding,
  changing,
  inviting,
  newId,
  newUid,
  person,
  removing,
  settingChange,
  withdrawing,
} from './peopleChanges'
import { projectFor, sharedId, uidOf } from '@test/rules/support/project'
import { everyKind, samples } from '@test/rules/support/samples'

/*
 * What only an owner may write needs a sign-in of the last hour. Each write is tried alone: what it needs
 * beside itself is there already.
 */

const owner = uidOf('an administrator')!
const earlier = new Date(Date.now() - 86_400_000)

const project = projectFor()
let count = 0

const seed = (path: string, data: Fields) => {
  const [id = '', ...above] = path.split('/').toReversed()
  const collection = above.toReversed().join('/')
  return project.firestore.seed({ [collection]: [{ id, data: data as Sample['data'] }] })
}
const traceOf = (kind: Kind, id: string) =>
  `erasures/${kind}~${createHash('sha256').update(id).digest('hex')}`
const trace = { why: 'request', by: owner }

/** What only an owner may write, once what it needs is there. */
type OwnersWrite = () => Promise<readonly Write[]>

async function deletion(path: string, data: Fields): Promise<Write[]> {
  await seed(path, data)
  return [{ path, isDeleted: true }]
}

const ofPeopleAndSettings: Record<string, OwnersWrite> = {
  'adds a person': async () => adding(owner, newUid()).writes,
  'changes a person': async () => {
    const uid = newUid()
    await seed(`admins/${uid}`, person)
    return changing(owner, uid, person, { role: 'viewer' }).writes
  },
  'removes a person': async () => {
    const uid = newUid()
    await seed(`admins/${uid}`, person)
    return removing(owner, uid, person).writes
  },
  invites: async () => inviting(owner).writes,
  'withdraws an invitation': async () => {
    const id = newId()
    const invitation = { ...person, days: 7, by: owner, at: earlier }
    await seed(`admin_invites/${id}`, invitation)
    return withdrawing(owner, id, invitation).writes
  },
  'promises a time': () => settingOf('promises', { rights: 30 }),
  'says how long records are kept': () => settingOf('retention', { rights: 36 }),
  'says how long a session lasts': () => settingOf('session', { hours: 8 }),
}

async function settingOf(name: string, now: Fields) {
  await project.firestore.delete(`settings/${name}`)
  return settingChange(owner, name, {}, now).writes
}

const ofMembers: Record<string, OwnersWrite> = {
  'begins to undo an import': async () => {
    const path = await anImport('closed')
    const undo = { at: serverTime, by: owner, count: 1 }
    return [{ path, update: { state: 'undoing', undo } }]
  },
  'ends the undoing of an import': async () => {
    const path = await anImport('undoing')
    return [{ path, update: { state: 'closed' } }]
  },
  'takes away a member of an import': async () => {
    const importId = (await anImport('undoing')).slice('imports/'.length)
    const { id, data } = aMember((count += 1), { number: `LATE/${count}`, importId, v: 1 })
    const number = `member_numbers/${keyOfNumber(data.number)}`
    await seed(`members/${id}`, data as unknown as Fields)
    await seed(number, { memberId: id, importId })
    return [`members/${id}`, number].map((path) => ({ path, isDeleted: true as const }))
  },
  'cancels a receipt': async () => {
    // Of a member who is erased: it needs nothing beside itself.
    const path = `receipts/20-21~${(count += 1)}`
    await seed(path, { memberId: newId(), amount: 2500 })
    return [{ path, update: { cancelled: { why: 'Wrong', at: serverTime, by: owner } } }]
  },
  'takes the person out of a receipt': async () => {
    const path = `receipts/20-21~${(count += 1)}`
    await seed(path, { memberId: newId(), amount: 2500, payer: 'Asha Namuna' })
    return [{ path, update: { payer: sentinels.none } }]
  },
}

async function anImport(state: string) {
  const path = `imports/${newId()}`
  await seed(path, { state, rows: 1, at: earlier })
  return path
}

const ofErasure: Record<string, OwnersWrite> = {
  'deletes who was at a meeting, of an answer that is erased': async () => {
    const { id, data } = anAttendance((count += 1))
    await seed(traceOf('meeting-answers', data.answer!), { ...trace, at: earlier })
    return deletion(`attendance/${id}`, data)
  },
  'erases a name that was taken at the door': async () => {
    const { id, data } = aWalkIn((count += 1))
    const path = `attendance/${id}`
    await seed(path, data as unknown as Fields)
    const [number, entry] = nextChange({ ...data }, owner, sentinels)
    const names = { name: undefined, firmName: undefined, mobile: undefined }
    return [{ path, update: { ...names, [`changes.${number}`]: entry } }]
  },
  'deletes a key': () =>
    deletion(`request_keys/${newId()}`, { kind: 'registrations', requestId: newId() }),
  'takes an erased rights request out of its status': async () => {
    const id = newId()
    const path = `request_status/${newId()}`
    const asked = { kind: 'See', state: 'received', at: earlier }
    await seed(path, {
      kind: 'registrations',
      state: 'received',
      rights: { [id]: asked },
      rightsLatest: id,
      rightsOpen: { See: 1 },
    })
    return [{ path, update: rightsErasure(id, { kind: 'See' }, sentinels) }]
  },
}

for (const kind of everyKind) {
  const { path } = kinds[kind]
  const review = { v: 1, state: 'received', trashed: true, at: earlier, by: owner }
  Object.assign(ofErasure, {
    [`erases one of ${kind}`]: async () => {
      const id = newId()
      await seed(traceOf(kind, id), { ...trace, at: earlier })
      return deletion(`${path}/${id}`, { ...samples[kind].data, review })
    },
    [`leaves a trace of one of ${kind}`]: () =>
      Promise.resolve([{ path: traceOf(kind, newId()), set: { ...trace, at: serverTime } }]),
    [`deletes what the history of one of ${kind} has left`]: () =>
      deletion(`${path}/${newId()}/history/1`, {
        v: 1,
        kind: 'note',
        text: 'x',
        by: owner,
        at: earlier,
      }),
    [`tells that one of ${kind} was erased`]: async () => {
      const id = newId()
      const key = keyOf(kind, id)
      const [ofKey, status] = statusesOf(kind, id, samples[kind].data)
      await seed(`request_keys/${key}`, ofKey!.set)
      await seed(`request_status/${key}`, status!.set)
      return [{ path: `request_status/${key}`, set: erasedStatus({ kind }, serverTime) }]
    },
  } satisfies Record<string, OwnersWrite>)
}

const writes = Object.entries({ ...ofPeopleAndSettings, ...ofMembers, ...ofErasure })
const seconds = (millis: number) => Math.floor(millis / 1000)

async function mayWrite(write: OwnersWrite, claims: Claims) {
  const client = clientFor(sharedId, owner, claims)
  return (await client.commit(await write())).isAllowed
}

describe.each(writes)('an owner %s', (_what, write) => {
  test('after a sign-in of the last hour, and not after one of before', async () => {
    const signedIn = (minutesAgo: number) => ({
      auth_time: seconds(Date.now() - minutesAgo * 60_000),
    })
    expect(await mayWrite(write, signedIn(61))).toBe(false)
    expect(await mayWrite(write, signedIn(300 * 24 * 60))).toBe(false)
    expect(await mayWrite(write, { auth_time: undefined })).toBe(false)
    expect(await mayWrite(write, signedIn(59))).toBe(true)
    expect(await mayWrite(write, {})).toBe(true)
  })
})

test('no other write asks for an owner without asking when they signed in, but to reopen or take back, for a view, and to decide what an editor may not', () => {
  const lines = readFileSync(join(root, 'firestore.rules'), 'utf8').split('\n')
  const left = lines.filter((line) => line.includes('isOwner()')).map((line) => line.trim())
  expect(left).toEqual([
    'function isOwner() {',
    'return isOwner() && request.time.toMillis() / 1000 - request.auth.token.auth_time < 3600;',
    "|| 'reason' in now && isOneOf(step + '*', steps) && isOwner()",
    "|| 'reason' in now && 'public' in now && isOneOf(step + '+', steps) && isOwner())",
    "return isOwner() && !('withdrawnAt' in request.resource.data) && 'text' in told;",
    // To make an honorary member, and to list more than the member has asked for.
    "&& (data.kind != 'Honorary' || isOwner())",
    "&& (now.kind != 'Honorary' || isOwner())",
    "&& (!('requestId' in member) || isWished(wishOf(member.requestId), entry.contacts) || isOwner());",
    'allow get: if isOwner() || isInvitedUser();',
    'allow list: if isOwner();',
    'return isAdmin() && (view.by == request.auth.uid || isOwner());',
  ])
})

test('an old sign-in is good for everything else', async () => {
  const claims = { auth_time: seconds(earlier.getTime()) }
  const client = clientFor(sharedId, owner, claims)
  const id = newId()
  const { data } = samples.registrations
  await seed(`New_Registration/${id}`, data)
  expect((await client.get(`New_Registration/${id}`)).isAllowed).toBe(true)
  expect((await client.list('admin_invites')).isAllowed).toBe(true)
  const note = { v: 1, at: serverTime, by: owner }
  const entry = { ...note, kind: 'note', text: 'Called' }
  const noted = await client.commit([
    { path: `New_Registration/${id}`, update: { review: { ...note, state: 'received' } } },
    { path: `New_Registration/${id}/history/1`, set: entry },
  ])
  expect(noted.isAllowed).toBe(true)
})
