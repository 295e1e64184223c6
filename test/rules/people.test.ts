import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { submissionId, type Value } from '@scripts/records'
import { clientFor, serverTime, type Claims, type Fields } from './client'
import { everybody, readers, startProject, uidOf, type Project, type Role } from './project'

const projectId = 'demo-people'
const day = 86_400_000
const before = (millis: number) => new Date(Date.now() - millis)
const email = 'sample.person@example.org'
const person = { name: 'Sample Person', email, role: 'editor', mobile: '9876500001' }

let project: Project
let count = 0

beforeAll(async () => {
  project = await startProject(projectId)
})

const added = (role: Role, more: Fields = {}): Fields => ({
  ...person,
  addedBy: uidOf(role) ?? 'nobody',
  at: serverTime,
  ...more,
})

/** An entry of a person, of a role or without one. */
async function entry(role: string | undefined, id = `person${(count += 1)}`) {
  await project.firestore.seed({ admins: [{ id, data: { email, ...(role && { role }) } }] })
  return `admins/${id}`
}

describe('entries in admins', () => {
  const roles = ['viewer', 'editor', 'owner', undefined]

  test.each(everybody)('%s manages the entries of others only as an owner', async (role) => {
    const client = project.as[role]
    const isOwner = role === 'an administrator'
    for (const of of roles) {
      const answers = [
        await client.set(`admins/person${(count += 1)}`, added(role, { role: of ?? 'viewer' })),
        await client.update(await entry(of), { role: 'viewer' }),
        await client.update(await entry(of), { role: 'owner', name: 'Another Name' }),
        await client.update(await entry(of), { mobile: '9876500002' }),
        await client.delete(await entry(of)),
      ]
      expect(answers.map(({ isAllowed }) => isAllowed)).toEqual(answers.map(() => isOwner))
    }
  })

  test.each(everybody)('%s never changes their own entry', async (role) => {
    const uid = uidOf(role)
    if (uid === null) return
    const client = project.as[role]
    const answers = await Promise.all([
      client.set(`admins/${uid}`, added(role, { role: 'owner' })),
      client.update(`admins/${uid}`, { role: 'viewer' }),
      client.update(`admins/${uid}`, { role: 'owner' }),
      client.update(`admins/${uid}`, { mobile: '9876500003' }),
      client.delete(`admins/${uid}`),
    ])
    expect(answers.map(({ isAllowed }) => isAllowed)).toEqual(answers.map(() => false))
  })

  test('of two owners who remove each other one stays', async () => {
    const path = await entry('owner', 'second')
    const second = clientFor(projectId, 'second')
    expect((await project.as['an administrator'].delete(path)).isAllowed).toBe(true)
    expect((await second.delete('admins/admin')).isAllowed).toBe(false)
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
    ['somebody else who adds', { addedBy: 'editor' }],
    ['another time', { at: before(day) }],
    ['a field more', { note: 'x' }],
  ])('an owner adds nobody with %s', async (_title, more) => {
    const fields = Object.entries(added('an administrator', more))
    const given = Object.fromEntries(fields.filter(([, value]) => value !== undefined))
    const { isAllowed } = await project.as['an administrator'].set(
      `admins/new${(count += 1)}`,
      given,
    )
    expect(isAllowed).toBe(false)
  })
})

test('an entry with an odd role or without one may read, and nothing else', async () => {
  for (const role of [7, null, 'king', '', undefined]) {
    const uid = `odd${(count += 1)}`
    const data: Record<string, Value> = role === undefined ? {} : { role }
    await project.firestore.seed({ admins: [{ id: uid, data }] })
    const client = clientFor(projectId, uid)
    expect((await client.list('New_Registration')).isAllowed).toBe(true)
    expect((await client.set(`admins/new${(count += 1)}`, added('an editor'))).isAllowed).toBe(
      false,
    )
    expect((await client.set('settings/promises', { at: serverTime })).isAllowed).toBe(false)
  }
})

describe('an invitation', () => {
  const newId = () => submissionId((count += 1), 7)
  const invited = (role: Role, more: Fields = {}): Fields => ({
    ...person,
    days: 7,
    by: uidOf(role) ?? 'nobody',
    at: serverTime,
    ...more,
  })

  test.each(everybody)('%s makes, sees and revokes them only as an owner', async (role) => {
    const client = project.as[role]
    const path = `admin_invites/${newId()}`
    const answers = [
      await client.set(path, invited(role)),
      await client.get(path),
      await client.list('admin_invites'),
      await client.delete(path),
    ]
    const isOwner = role === 'an administrator'
    expect(answers.map(({ isAllowed }) => isAllowed)).toEqual(answers.map(() => isOwner))
    expect((await client.update(path, { days: 7 })).isAllowed).toBe(false)
  })

  test.each<[string, Fields]>([
    ['eight days', { days: 8 }],
    ['no day', { days: 0 }],
    ['half a day', { days: 0.5 }],
    ['an unknown role', { role: 'king' }],
    ['another time', { at: before(day) }],
    ['another person who invites', { by: 'editor' }],
    ['somebody who has used it', { usedBy: 'account' }],
  ])('with %s is refused', async (_title, more) => {
    const client = project.as['an administrator']
    const { isAllowed } = await client.set(
      `admin_invites/${newId()}`,
      invited('an administrator', more),
    )
    expect(isAllowed).toBe(false)
    expect((await client.set('admin_invites/short', invited('an administrator'))).isAllowed).toBe(
      false,
    )
  })

  describe('accepted', () => {
    const mine: Claims = { email: 'Sample.Person@example.org', email_verified: true }
    let uid: string
    let id: string

    beforeEach(() => {
      uid = `invited${(count += 1)}`
      id = newId()
    })

    const sent = { ...person, days: 7, by: 'admin', at: before(day) }

    const seed = (more: Record<string, Value> = {}) =>
      project.firestore.seed({ admin_invites: [{ id, data: { ...sent, ...more } }] })

    async function mayAccept(
      claims: Claims = mine,
      own: Fields = {},
      used: Fields | null = { usedBy: uid },
    ) {
      const set = { ...person, addedBy: 'admin', at: serverTime, invitation: id, ...own }
      const writes = [
        { path: `admins/${uid}`, set },
        ...(used ? [{ path: `admin_invites/${id}`, update: used }] : []),
      ]
      return (await clientFor(projectId, uid, claims).commit(writes)).isAllowed
    }

    test('makes one an administrator, once', async () => {
      await seed()
      const client = clientFor(projectId, uid, mine)
      expect((await client.get(`admin_invites/${id}`)).isAllowed).toBe(true)
      expect((await client.list('New_Registration')).isAllowed).toBe(false)
      expect(await mayAccept()).toBe(true)
      expect((await client.list('New_Registration')).isAllowed).toBe(true)
      // Whoever is removed stays removed.
      await project.firestore.delete(`admins/${uid}`)
      expect(await mayAccept()).toBe(false)
      expect(await mayAccept(mine, {}, null)).toBe(false)
    })

    test.each<[string, Claims]>([
      ['of another address', { email: 'another@example.org', email_verified: true }],
      ['of an address not confirmed', { email, email_verified: false }],
      ['without an address', {}],
    ])('is refused to an account %s', async (_title, claims) => {
      await seed()
      expect((await clientFor(projectId, uid, claims).get(`admin_invites/${id}`)).isAllowed).toBe(
        false,
      )
      expect(await mayAccept(claims)).toBe(false)
      expect(await mayAccept()).toBe(true)
    })

    test.each<[string, Record<string, Value>]>([
      ['has ended', { at: before(7 * day + 60_000) }],
      ['has ended after its two days', { days: 2, at: before(2 * day + 60_000) }],
      ['was used', { usedBy: 'another' }],
    ])('is refused if it %s', async (_title, more) => {
      await seed(more)
      expect(await mayAccept()).toBe(false)
    })

    test.each<[string, Fields]>([
      ['a higher role', { role: 'owner' }],
      ['another name', { name: 'Another Name' }],
      ['another address', { email: 'another@example.org' }],
      ['another mobile number', { mobile: '9876500009' }],
      ['somebody else who invited', { addedBy: 'editor' }],
      ['a field more', { note: 'x' }],
    ])('is refused with %s', async (_title, own) => {
      await seed()
      expect(await mayAccept(mine, own)).toBe(false)
    })

    test('is refused in parts, or with anything else changed', async () => {
      await seed()
      expect(await mayAccept(mine, {}, null)).toBe(false)
      expect(await mayAccept(mine, {}, { usedBy: uid, role: 'owner' })).toBe(false)
      expect(await mayAccept(mine, {}, { usedBy: 'another' })).toBe(false)
      const client = clientFor(projectId, uid, mine)
      expect((await client.update(`admin_invites/${id}`, { usedBy: uid })).isAllowed).toBe(false)
    })
  })
})

describe('settings', () => {
  const good = {
    promises: { registrations: 30, 'growth-fund': 60, rights: 30, at: serverTime },
    retention: { registrations: 36, 'meeting-answers': 12, at: serverTime },
    session: { hours: 12, at: serverTime },
  }
  const most: Record<keyof typeof good, Fields> = {
    promises: { rights: 90, 'land-issues': 365 },
    retention: { rights: 240 },
    session: { hours: 72 },
  }
  type Name = keyof typeof good
  const names = Object.keys(good) as Name[]

  test.each(everybody)('%s reads them, and writes them only as an owner', async (role) => {
    const client = project.as[role]
    for (const name of names) {
      const isOwner = role === 'an administrator'
      expect((await client.set(`settings/${name}`, good[name])).isAllowed).toBe(isOwner)
      const isReader = name !== 'session' || readers.includes(role)
      expect((await client.get(`settings/${name}`)).isAllowed).toBe(isReader)
      expect((await client.delete(`settings/${name}`)).isAllowed).toBe(false)
    }
    expect((await client.list('settings')).isAllowed).toBe(false)
    expect((await client.set('settings/other', good.promises)).isAllowed).toBe(false)
  })

  test('an owner changes some of them, and the others stay', async () => {
    await project.firestore.seed({
      settings: [{ id: 'promises', data: { registrations: 30, rights: 30, at: before(day) } }],
    })
    const path = 'settings/promises'
    const mayMerge = async (fields: Fields) =>
      (await project.as['an administrator'].merge(path, fields)).isAllowed
    const change = { 'growth-fund': 60, rights: undefined, at: serverTime }
    expect(await mayMerge({ ...change, at: before(day) })).toBe(false)
    expect(await mayMerge({ ...change, 'growth-fund': 366 })).toBe(false)
    expect(await mayMerge(change)).toBe(true)
    const { at: _at, id: _id, ...left } = (await project.firestore.read(path))!
    expect(left).toEqual({ registrations: 30, 'growth-fund': 60 })
  })

  test.each<[Name, Fields]>([
    ['promises', { registrations: 0 }],
    ['promises', { registrations: 366 }],
    ['promises', { 'land-issues': 1.5 }],
    ['promises', { 'diamond-club': '30' }],
    ['promises', { rights: 91 }],
    ['promises', { 'meeting-answers': 5 }],
    ['promises', { by: 'admin' }],
    ['promises', { at: before(day) }],
    ['retention', { registrations: 241 }],
    ['retention', { rights: 241 }],
    ['retention', { other: 12 }],
    ['retention', { 'meeting-answers': 0 }],
    ['session', { hours: 0 }],
    ['session', { hours: 73 }],
    ['session', { hours: 1.5 }],
    ['session', { hours: '12' }],
    ['session', { hours: undefined }],
    ['session', { minutes: 5 }],
    ['session', { at: before(day) }],
  ])('%s are refused with %j', async (name, more) => {
    const client = project.as['an administrator']
    const maySet = async (fields: Fields) => {
      const given = Object.entries({ ...good[name], ...fields }).filter(
        ([, value]) => value !== undefined,
      )
      return (await client.set(`settings/${name}`, Object.fromEntries(given))).isAllowed
    }
    expect(await maySet(more)).toBe(false)
    expect(await maySet(most[name])).toBe(true)
  })
})
