import { beforeEach, describe, expect, test } from 'vitest'
import { clientFor, serverTime, type Fields } from '@test/rules/support/client'
import {
  everybody,
  projectFor,
  readers,
  sharedId,
  uidOf,
  type Role,
} from '@test/rules/support/project'
import { newId } from './peopleChanges'

const project = projectFor()
const minute = 60_000
const uid = (role: Role) => uidOf(role) ?? 'nobody'

/** The document of an account and a minute, by how many minutes it is away from now. */
const pathOf = (account: string, away = 0) =>
  `exports/${account}~${Math.floor(Date.now() / minute) + away}`

const anExport = (more: Fields = {}): Fields => ({
  id: newId(),
  list: 'registrations',
  format: 'csv',
  count: 12,
  ...more,
})

const traced = (account: string, exports: Fields[], more: Fields = {}): Fields => ({
  exports: exports as never,
  at: serverTime,
  by: account,
  ...more,
})

const viewer = () => project.as['a viewer']

beforeEach(async () => {
  const stored = await project.firestore.list('exports')
  await project.firestore.deleteAll(stored.map(({ id }) => `exports/${id}`))
})

describe('the trace of an export', () => {
  test.each(everybody)(
    '%s leaves it, and takes none away, only as an administrator',
    async (role) => {
      const client = project.as[role]
      const path = pathOf(uid(role))
      const isReader = readers.includes(role)
      const first = anExport()
      expect((await client.set(path, traced(uid(role), [first]))).isAllowed).toBe(isReader)
      expect((await client.get(path)).isAllowed).toBe(isReader)
      const second = anExport({ list: 'members' })
      expect((await client.set(path, traced(uid(role), [first, second]))).isAllowed).toBe(isReader)
      expect((await client.set(path, traced(uid(role), [second]))).isAllowed).toBe(false)
      expect((await client.delete(path)).isAllowed).toBe(false)
    },
  )

  test('a second export in a minute is added, and the first stays as it was', async () => {
    const path = pathOf('viewer')
    const [first, second, third] = [anExport(), anExport({ format: 'mobiles' }), anExport()]
    const isAllowed = async (...exports: Fields[]) =>
      (await viewer().set(path, traced('viewer', exports))).isAllowed
    expect(await isAllowed(first)).toBe(true)
    expect(await isAllowed(anExport({ count: 1 }), second)).toBe(false)
    expect(await isAllowed(first, second, third)).toBe(false)
    expect(await isAllowed(first)).toBe(false)
    expect(await isAllowed(first, second)).toBe(true)
    expect(await isAllowed(second, first, third)).toBe(false)
    expect(await isAllowed(first, second, third)).toBe(true)
    expect(await project.firestore.read(path)).toMatchObject({ exports: [first, second, third] })
  })

  test('a minute holds 100 exports', async () => {
    const all = Array.from({ length: 100 }, () => anExport())
    const path = pathOf('viewer')
    await project.firestore.seed({
      exports: [
        {
          id: path.slice('exports/'.length),
          data: { exports: all.slice(1), at: new Date(), by: 'viewer' } as never,
        },
      ],
    })
    const added = [...all.slice(1), all[0]!]
    expect((await viewer().set(path, traced('viewer', added))).isAllowed).toBe(true)
    const more = [...added, anExport()]
    expect((await viewer().set(path, traced('viewer', more))).isAllowed).toBe(false)
  })

  test('a hundred of them at once are refused', async () => {
    const flood = (count: number) =>
      viewer().commit(
        Array.from({ length: count }, (_, at) => ({
          path: pathOf('viewer', at - count / 2),
          set: traced('viewer', [anExport()]),
        })),
      )
    expect((await flood(100)).isAllowed).toBe(false)
    expect((await flood(4)).isAllowed).toBe(true)
  })

  test.each([
    [-9, false],
    [-6, true],
    [6, true],
    [9, false],
  ])('of a minute that is %i away from the server’s: %s', async (away, isAllowed) => {
    const answer = await viewer().set(pathOf('viewer', away), traced('viewer', [anExport()]))
    expect(answer.isAllowed).toBe(isAllowed)
  })

  test.each<[string, Fields, Fields]>([
    ['another account', { by: 'editor' }, {}],
    ['another time', { at: new Date(Date.now() - 86_400_000) }, {}],
    ['personal data', { name: 'Asha' }, {}],
    ['no export', { exports: [] as never }, {}],
    ['no list of exports', { exports: 'all' }, {}],
    ['an unknown list', {}, { list: 'admins' }],
    ['an unknown kind of file', {}, { format: 'exe' }],
    ['a part of a record', {}, { count: 0.5 }],
    ['less than no record', {}, { count: -1 }],
    ['another id', {}, { id: 'x' }],
    ['personal data in an export', {}, { name: 'Asha' }],
  ])('is refused with %s', async (_title, more, wrong) => {
    const answer = await viewer().set(pathOf('viewer'), traced('viewer', [anExport(wrong)], more))
    expect(answer.isAllowed).toBe(false)
  })

  test('is refused for another account, and under another id', async () => {
    for (const path of [
      pathOf('editor'),
      'exports/viewer',
      'exports/viewer~1',
      `exports/${newId()}`,
      `${pathOf('viewer')}~1`,
    ]) {
      const answer = await viewer().set(path, traced('viewer', [anExport()]))
      expect(answer.isAllowed, path).toBe(false)
    }
  })
})

describe('the trace of a copy of everything', () => {
  const copy = { list: 'everything', format: 'copy' }
  const ofCopy = (account: string, more: Fields = {}, beside: Fields = {}) =>
    traced(account, [anExport({ ...copy, ...more })], { isCopy: true, ...beside })

  test.each(everybody)('%s leaves it only as an owner', async (role) => {
    const { isAllowed } = await project.as[role].set(pathOf(uid(role)), ofCopy(uid(role)))
    expect(isAllowed).toBe(role === 'an administrator')
  })

  test.each<[string, Fields, number, boolean]>([
    ['a sign-in of the last hour', {}, 59, true],
    ['an earlier sign-in', {}, 61, false],
    ['another kind of file', { format: 'csv' }, 0, false],
    ['one list alone', { list: 'members' }, 0, false],
  ])('with %s', async (_title, more, minutes, may) => {
    const claims = { auth_time: Math.floor(Date.now() / 1000) - minutes * 60 }
    const client = clientFor(sharedId, 'admin', claims)
    expect((await client.set(pathOf('admin'), ofCopy('admin', more))).isAllowed).toBe(may)
  })

  test('is marked, so that the last one is found, and no other export is', async () => {
    const owner = project.as['an administrator']
    const path = pathOf('admin')
    const unmarked = traced('admin', [anExport(copy)])
    expect((await owner.set(path, unmarked)).isAllowed).toBe(false)
    const other = traced('admin', [anExport()], { isCopy: true })
    expect((await owner.set(path, other)).isAllowed).toBe(false)
    const first = anExport(copy)
    expect((await owner.set(path, traced('admin', [first], { isCopy: true }))).isAllowed).toBe(true)
    const next = [first, anExport()]
    expect((await owner.set(path, traced('admin', next))).isAllowed).toBe(false)
    expect((await owner.set(path, traced('admin', next, { isCopy: true }))).isAllowed).toBe(true)
  })
})
