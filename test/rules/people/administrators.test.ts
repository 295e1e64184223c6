import { beforeEach, describe, expect, test } from 'vitest'
import type { Write } from '@/shared/firestore/lite'
import type { Value } from '@scripts/samples/records'
import { clientFor, type Fields } from '@test/rules/support/client'
import {
  adding,
  changing,
  email,
  given,
  inviting,
  isAllowed,
  newId,
  newUid,
  person,
  removing,
  settingChange,
  withdrawing,
  type Change,
} from './peopleChanges'
import { everybody, projectFor, sharedId, uidOf } from '@test/rules/support/project'

const day = 86_400_000
const before = (millis: number) => new Date(Date.now() - millis)

const project = projectFor()
let count = 0

const owner = () => project.as['an administrator']

/** An entry of a person, of a role or without one. */
async function entry(role: string | undefined, uid = newUid()) {
  await project.firestore.seed({ admins: [{ id: uid, data: { email, ...(role && { role }) } }] })
  return uid
}

/** Each change of each kind, on documents of its own. */
async function everyChange(by: string): Promise<[title: string, change: Change][]> {
  const roles = ['viewer', 'editor', 'owner', undefined]
  const changes: [string, Change][] = []
  for (const role of roles) {
    const was = given({ email, role })
    const of = async (now: Fields) => changing(by, await entry(role), was, now)
    changes.push(
      [`adds ${role}`, adding(by, undefined, { role: role ?? 'viewer' })],
      [`renames ${role}`, await of({ name: 'Another Name' })],
      [`makes ${role} another role`, await of({ role: role === 'viewer' ? 'editor' : 'viewer' })],
      [`gives ${role} a mobile number`, await of({ mobile: '9876500002' })],
      [`removes ${role}`, removing(by, await entry(role), was)],
    )
  }
  const id = newId()
  const data = { ...person, days: 7, by: 'admin', at: before(day) }
  await project.firestore.seed({ admin_invites: [{ id, data }] })
  changes.push(
    ['invites', inviting(by)],
    ['withdraws', withdrawing(by, id, data)],
    [
      'changes promises',
      settingChange(by, 'promises', {}, { registrations: ((count += 1) % 300) + 1 }),
    ],
    ['changes session', settingChange(by, 'session', {}, { hours: ((count += 1) % 70) + 1 })],
    ['changes retention', settingChange(by, 'retention', {}, { rights: ((count += 1) % 200) + 1 })],
  )
  return changes
}

beforeEach(() =>
  project.firestore.deleteAll(['settings/promises', 'settings/retention', 'settings/session']),
)

describe('people and settings', () => {
  test.each(everybody)('%s manages them only as an owner', async (role) => {
    const isOwner = role === 'an administrator'
    for (const [title, { writes }] of await everyChange(uidOf(role) ?? 'nobody')) {
      expect([title, await isAllowed(project.as[role], writes)]).toEqual([title, isOwner])
    }
  })

  test('no change passes without its entry, and no entry without its change', async () => {
    for (const [title, { writes }] of await everyChange('admin')) {
      const alone = [await isAllowed(owner(), [writes[0]]), await isAllowed(owner(), [writes[1]])]
      expect([title, ...alone]).toEqual([title, false, false])
      expect([title, await isAllowed(owner(), writes)]).toEqual([title, true])
    }
  })

  test('the entry of an earlier change is good for no other', async () => {
    const uid = newUid()
    const first = adding('admin', uid)
    expect(await isAllowed(owner(), first.writes)).toBe(true)
    const now = { role: 'viewer' }
    const again = changing('admin', uid, person, now, first.id)
    expect(await isAllowed(owner(), [again.writes[0]])).toBe(false)
    expect(await isAllowed(owner(), again.writes)).toBe(false)
    expect(await isAllowed(owner(), changing('admin', uid, person, now).writes)).toBe(true)
  })

  test('an entry says what was there before and what is there now, and no more', async () => {
    const wrong: Fields[] = [
      { kind: 'note' },
      { by: 'editor' },
      { at: before(day) },
      { before: { name: 'Somebody Else' } },
      { after: { name: 'Somebody Else' } },
      { note: 'x' },
    ]
    for (const more of wrong) {
      for (const [title, { writes, entry: good }] of await everyChange('admin')) {
        const forged: Write = { path: writes[1].path, set: { ...good, ...more } }
        expect([title, more, await isAllowed(owner(), [writes[0], forged])]).toEqual([
          title,
          more,
          false,
        ])
      }
    }
  })

  test.each(everybody)('%s can neither change nor delete an entry', async (role) => {
    const changes = await everyChange('admin')
    for (const [, { writes }] of changes) expect(await isAllowed(owner(), writes)).toBe(true)
    for (const [title, { writes, entry: written }] of changes) {
      const { path } = writes[1]
      const answers = await Promise.all([
        project.as[role].set(path, written),
        project.as[role].update(path, { name: 'Somebody Else' }),
        project.as[role].delete(path),
      ])
      expect([title, answers.map((answer) => answer.isAllowed)]).toEqual([
        title,
        [false, false, false],
      ])
    }
  })

  test('a commit has no entry besides, not even below a document that is not there', async () => {
    const paths = ['admins/nobody/history/-removed', 'admins/nobody/history/none-removed']
    const changed = changing('admin', await entry('viewer'), { email }, { name: 'New Name' })
    paths.push(`${changed.writes[0].path}/history/first-removed`)
    for (const path of paths) {
      const more: Write = { path, set: changed.entry }
      expect(await isAllowed(owner(), [...changed.writes, more])).toBe(false)
      expect(await isAllowed(project.as['a visitor'], [more])).toBe(false)
    }
    expect(await isAllowed(owner(), changed.writes)).toBe(true)
  })
})

describe('entries in admins', () => {
  test.each(everybody)('%s never changes their own entry', async (role) => {
    const uid = uidOf(role)
    if (uid === null) return
    const was = (await project.firestore.read(`admins/${uid}`)) ?? {}
    const client = project.as[role]
    const answers = await Promise.all([
      isAllowed(client, adding(uid, uid, { role: 'owner' }).writes),
      isAllowed(client, changing(uid, uid, was, { role: 'viewer' }).writes),
      isAllowed(client, changing(uid, uid, was, { role: 'owner' }).writes),
      isAllowed(client, changing(uid, uid, was, { mobile: '9876500003' }).writes),
      isAllowed(client, removing(uid, uid, was).writes),
    ])
    expect(answers).toEqual(answers.map(() => false))
  })

  test('of two owners who remove each other one stays', async () => {
    await entry('owner', 'second')
    const second = clientFor(sharedId, 'second')
    const removal = removing('admin', 'second', { email, role: 'owner' })
    expect(await isAllowed(owner(), removal.writes)).toBe(true)
    const back = removing('second', 'admin', { role: 'owner' })
    expect(await isAllowed(second, back.writes)).toBe(false)
  })

  test.each<[string, Fields]>([
    ['an unknown role', { role: 'king' }],
    ['no role', { role: undefined }],
    ['a name too short', { name: 'x' }],
    ['an address in the name', { name: 'https://example.org' }],
    ['a name that turns the text', { name: 'Sample \u202ePerson' }],
    ['no email address', { email: 'x' }],
    ['an email address in capitals', { email: 'Sample@Example.org' }],
    ['a mobile number of nine digits', { mobile: '987650000' }],
    ['another administrator who adds', { addedBy: 'editor' }],
    ['another time', { at: before(day) }],
    ['a field more', { note: 'x' }],
  ])('an owner adds nobody with %s', async (_title, more) => {
    expect(await isAllowed(owner(), adding('admin', undefined, more).writes)).toBe(false)
  })

  test('a change to what is there already is none', async () => {
    const uid = await entry('viewer')
    const same = changing('admin', uid, { email, role: 'viewer' }, { role: 'viewer' })
    expect(await isAllowed(owner(), same.writes)).toBe(false)
    const nothing = changing('admin', uid, { email, role: 'viewer' }, {})
    expect(await isAllowed(owner(), nothing.writes)).toBe(false)
  })

  test('a person who is added again keeps the earlier history, and can be removed again', async () => {
    const uid = newUid()
    for (let time = 1; time <= 2; time += 1) {
      const addition = adding('admin', uid)
      expect(await isAllowed(owner(), addition.writes)).toBe(true)
      const removal = removing('admin', uid, { ...person, change: addition.id })
      expect(await isAllowed(owner(), removal.writes)).toBe(true)
      const history = await project.firestore.list(`admins/${uid}/history`)
      expect(history.filter(({ name }) => name === person.name)).toHaveLength(2 * time)
    }
  })
})

test('an entry with an odd role or without one may read, and nothing else', async () => {
  for (const role of [7, null, 'king', '', undefined]) {
    const uid = newUid()
    const data: Record<string, Value> = role === undefined ? {} : { role }
    await project.firestore.seed({ admins: [{ id: uid, data }] })
    const client = clientFor(sharedId, uid)
    expect((await client.list('New_Registration')).isAllowed).toBe(true)
    for (const [title, { writes }] of await everyChange(uid)) {
      expect([role, title, await isAllowed(client, writes)]).toEqual([role, title, false])
    }
  }
})
