import { describe, expect, test } from 'vitest'
import { serverTime, type Fields } from '@test/rules/support/client'
import {
  editors,
  everybody,
  readers,
  projectFor,
  uidOf,
  type Role,
} from '@test/rules/support/project'
import { newId } from './peopleChanges'

const project = projectFor()
const by = (role: Role) => uidOf(role) ?? 'nobody'

const aView = (author: string, more: Fields = {}): Fields => ({
  list: 'registrations',
  name: 'Puri, overdue',
  address: 'district=Puri&due=over',
  isShared: false,
  by: author,
  at: serverTime,
  ...more,
})

/** A view that this account has saved. */
async function saved(author: string, more: Fields = {}) {
  const id = newId()
  await project.firestore.seed({
    views: [{ id, data: { ...aView(author, more), at: new Date('2026-11-01') } as never }],
  })
  return `views/${id}`
}

describe('a saved view', () => {
  test.each(everybody)(
    '%s saves, renames and deletes an own one as an administrator',
    async (role) => {
      const client = project.as[role]
      const isReader = readers.includes(role)
      const path = `views/${newId()}`
      expect((await client.set(path, aView(by(role)))).isAllowed).toBe(isReader)
      const own = await saved(by(role))
      expect((await client.update(own, { name: 'Puri' })).isAllowed).toBe(isReader)
      expect((await client.delete(own)).isAllowed).toBe(isReader)
    },
  )

  test.each(everybody)('%s shares one only as an editor or owner', async (role) => {
    const client = project.as[role]
    const mayShare = editors.includes(role)
    const shared = aView(by(role), { isShared: true })
    expect((await client.set(`views/${newId()}`, shared)).isAllowed).toBe(mayShare)
    const own = await saved(by(role))
    expect((await client.update(own, { isShared: true })).isAllowed).toBe(mayShare)
  })

  test('a viewer who was an editor renames or takes back what is shared', async () => {
    const client = project.as['a viewer']
    const path = await saved('viewer', { isShared: true })
    expect((await client.update(path, { name: 'Puri' })).isAllowed).toBe(true)
    expect((await client.update(path, { isShared: false })).isAllowed).toBe(true)
    expect((await client.update(path, { isShared: true })).isAllowed).toBe(false)
  })

  test.each(readers)(
    '%s lists them as the desk does, and all only for a copy of everything',
    async (role) => {
      const client = project.as[role]
      const newest = { orderBy: 'at' }
      expect((await client.list('views', { ...newest, limit: 50 })).isAllowed).toBe(true)
      const isOwner = role === 'an administrator'
      expect((await client.list('views', { ...newest, limit: 51 })).isAllowed).toBe(isOwner)
      expect((await client.list('views')).isAllowed).toBe(isOwner)
    },
  )

  test.each(everybody)(
    '%s changes or deletes one of a colleague only as an owner',
    async (role) => {
      const client = project.as[role]
      const path = await saved('colleague')
      const isOwner = role === 'an administrator'
      expect((await client.update(path, { name: 'Puri' })).isAllowed).toBe(isOwner)
      expect((await client.delete(path)).isAllowed).toBe(isOwner)
    },
  )

  test.each<[string, Fields]>([
    ['another author', { by: 'colleague' }],
    ['another time', { at: new Date('2026-11-01') }],
    ['an unknown list', { list: 'admins' }],
    ['no name', { name: '' }],
    ['a name of two lines', { name: 'Puri\nAngul' }],
    ['a name of 41 letters', { name: 'x'.repeat(41) }],
    ['an address that is too long', { address: 'x'.repeat(2_001) }],
    ['an address that is no text', { address: 7 }],
    ['no word on who sees it', { isShared: 'yes' }],
    ['another field', { note: 'x' }],
  ])('is refused with %s', async (_title, more) => {
    const client = project.as['a viewer']
    const path = `views/${newId()}`
    expect((await client.set(path, aView('viewer', more))).isAllowed).toBe(false)
  })

  test('is saved up to the limits, and what it shows stays as it was saved', async () => {
    const client = project.as['a viewer']
    const path = `views/${newId()}`
    const longest = { name: 'x'.repeat(40), address: 'x'.repeat(2_000) }
    expect((await client.set(path, aView('viewer', longest))).isAllowed).toBe(true)
    expect((await client.update(path, { address: 'due=over' })).isAllowed).toBe(false)
    expect((await client.update(path, { by: 'colleague' })).isAllowed).toBe(false)
    expect((await client.set('views/1', aView('viewer'))).isAllowed).toBe(false)
  })
})
