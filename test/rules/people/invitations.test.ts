import { beforeEach, describe, expect, test } from 'vitest'
import type { Write } from '@/shared/firestore/lite'
import type { Value } from '@scripts/samples/records'
import { clientFor, type Claims, type Fields } from '@test/rules/support/client'
import {
  accepting,
  email,
  inviting,
  isAllowed,
  newId,
  newUid,
  person,
  removing,
  withdrawing,
} from './peopleChanges'
import { everybody, projectFor, sharedId } from '@test/rules/support/project'

const day = 86_400_000
const before = (millis: number) => new Date(Date.now() - millis)

const project = projectFor()

const owner = () => project.as['an administrator']

describe('an invitation', () => {
  test.each(everybody)('%s sees them only as an owner', async (role) => {
    const { writes } = inviting('admin')
    expect(await isAllowed(owner(), writes)).toBe(true)
    const { path } = writes[0]
    const client = project.as[role]
    const answers = [await client.get(path), await client.list('admin_invites')]
    const isOwner = role === 'an administrator'
    expect(answers.map((answer) => answer.isAllowed)).toEqual([isOwner, isOwner])
    expect((await client.update(path, { days: 7 })).isAllowed).toBe(false)
  })

  test.each<[string, Fields]>([
    ['eight days', { days: 8 }],
    ['no day', { days: 0 }],
    ['half a day', { days: 0.5 }],
    ['an unknown role', { role: 'king' }],
    ['another time', { at: before(day) }],
    ['another person who invites', { by: 'editor' }],
    ['an account that has used it', { usedBy: 'account' }],
  ])('with %s is refused', async (_title, more) => {
    expect(await isAllowed(owner(), inviting('admin', newId(), more).writes)).toBe(false)
    expect(await isAllowed(owner(), inviting('admin', 'short').writes)).toBe(false)
  })

  describe('accepted', () => {
    const mine: Claims = { email: 'Sample.Person@example.org', email_verified: true }
    const sent = { ...person, days: 7, by: 'admin', at: before(day) }
    let uid: string
    let id: string

    beforeEach(() => {
      uid = newUid()
      id = newId()
    })

    const seed = (more: Record<string, Value> = {}, invitation = id) =>
      project.firestore.seed({ admin_invites: [{ id: invitation, data: { ...sent, ...more } }] })

    const as = (claims: Claims = mine, who = uid) => clientFor(sharedId, who, claims)

    const mayAccept = (claims: Claims = mine, own: Fields = {}, by = 'admin') =>
      isAllowed(as(claims), accepting(uid, id, by, own))

    test('makes the account an administrator, once', async () => {
      await seed()
      expect((await as().get(`admin_invites/${id}`)).isAllowed).toBe(true)
      expect((await as().list('New_Registration')).isAllowed).toBe(false)
      expect(await mayAccept()).toBe(true)
      expect((await as().list('New_Registration')).isAllowed).toBe(true)
      // A person who is removed stays removed.
      const removal = removing('admin', uid, { ...person, change: id })
      expect(await isAllowed(owner(), removal.writes)).toBe(true)
      expect(await mayAccept()).toBe(false)
      expect(await isAllowed(as(), accepting(uid, id, 'admin').slice(0, 2))).toBe(false)
    })

    test.each<[string, Claims]>([
      ['of another address', { email: 'another@example.org', email_verified: true }],
      ['of an address not confirmed', { email, email_verified: false }],
      ['without an address', {}],
    ])('is refused to an account %s', async (_title, claims) => {
      await seed()
      expect((await as(claims).get(`admin_invites/${id}`)).isAllowed).toBe(false)
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
      ['another administrator who invited', { addedBy: 'editor' }],
      ['a field more', { note: 'x' }],
    ])('is refused with %s', async (_title, own) => {
      await seed()
      expect(await mayAccept(mine, own)).toBe(false)
    })

    test('is refused in parts, or with anything else changed', async () => {
      await seed()
      const [made, entryOfIt, used] = accepting(uid, id, 'admin') as [Write, Write, Write]
      const { path } = used
      for (const writes of [
        [made],
        [used],
        [entryOfIt],
        [made, entryOfIt],
        [made, used],
        [entryOfIt, used],
        [made, entryOfIt, { path, update: { usedBy: uid, role: 'owner' } }],
        [made, entryOfIt, { path, update: { usedBy: 'another' } }],
      ]) {
        expect(await isAllowed(as(), writes)).toBe(false)
      }
      expect(await isAllowed(as(), accepting(uid, id, 'admin', {}, newId()))).toBe(false)
      expect(await isAllowed(as(), [made, entryOfIt, used])).toBe(true)
    })

    test('is refused to an account that is an administrator already', async () => {
      await seed({ role: 'owner' })
      await project.firestore.seed({ admins: [{ id: uid, data: { ...person, role: 'viewer' } }] })
      expect(await mayAccept(mine, { role: 'owner' })).toBe(false)
    })

    test.each<[string, Record<string, Value> | null]>([
      ['was removed', null],
      ['is an editor now', { role: 'editor' }],
      ['is a viewer now', { role: 'viewer' }],
      ['has an entry without a role', {}],
      ['was added again since', { role: 'owner', at: before(day / 2) }],
      ['was something else since', { role: 'owner', roleAt: before(day / 2) }],
    ])('counts no more once its maker %s', async (_title, maker) => {
      const by = newUid()
      await seed({ by, role: 'owner' })
      if (maker !== null) await project.firestore.seed({ admins: [{ id: by, data: maker }] })
      expect(await mayAccept(mine, { role: 'owner' }, by)).toBe(false)
      await project.firestore.seed({ admins: [{ id: by, data: { role: 'owner', at: sent.at } }] })
      expect(await mayAccept(mine, { role: 'owner' }, by)).toBe(true)
    })

    test('an owner who is removed does not come back by an own invitation', async () => {
      const second = newUid()
      await project.firestore.seed({
        admins: [{ id: second, data: { ...person, email: 'second@example.org', role: 'owner' } }],
      })
      const invitation = inviting(second, id, { role: 'owner' })
      expect(await isAllowed(clientFor(sharedId, second), invitation.writes)).toBe(true)
      const was = { ...person, email: 'second@example.org', role: 'owner' }
      // Even if their invitation was left open.
      expect(await isAllowed(owner(), removing('admin', second, was).writes)).toBe(true)
      expect(await mayAccept(mine, { role: 'owner' }, second)).toBe(false)
      expect((await as().list('New_Registration')).isAllowed).toBe(false)
    })

    test('a person who was invited twice and is removed does not come back by the other one', async () => {
      const other = newId()
      expect(await isAllowed(owner(), inviting('admin', id).writes)).toBe(true)
      expect(await isAllowed(owner(), inviting('admin', other).writes)).toBe(true)
      expect(await mayAccept()).toBe(true)
      // As the desk removes them.
      const removal = [
        ...removing('admin', uid, { ...person, change: id }).writes,
        ...withdrawing('admin', other, { ...person, days: 7, by: 'admin' }).writes,
      ]
      expect(await isAllowed(owner(), removal)).toBe(true)
      expect(await isAllowed(as(), accepting(uid, other, 'admin'))).toBe(false)
    })
  })

  test('a removal takes four invitations along in one commit', async () => {
    const uid = newUid()
    await project.firestore.seed({ admins: [{ id: uid, data: { email, role: 'owner' } }] })
    const data = { ...person, days: 7, by: uid, at: before(day) }
    const ids = [1, 2, 3, 4].map(newId)
    await project.firestore.seed({ admin_invites: ids.map((id) => ({ id, data })) })
    const writes = [
      ...removing('admin', uid, { email, role: 'owner' }).writes,
      ...ids.flatMap((id) => withdrawing('admin', id, data).writes),
    ]
    expect(await isAllowed(owner(), writes)).toBe(true)
  })
})
