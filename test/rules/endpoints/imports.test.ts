import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { http, HttpResponse, passthrough } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { importApi } from '@/features/members/import-run/importApi'
import { rowIdOf } from '@/features/members/import-run/importChanges'
import { goOn, importList, undoList } from '@/features/members/import-run/runImport'
import {
  importRunSlice,
  runStopped,
  selectRun,
  waitingOf,
  type ImportRunRoot,
} from '@/features/members/import-run/runSlice'
import type { WrittenRow } from '@/features/members/import-run/writeRow'
import type { MemberRecord } from '@/features/members/makeMember'
import { demoAdmin } from '@/shared/config/demo'
import { newSubmissionId } from '@/shared/requests/reference'
import { aMember, aProfile } from '@scripts/samples/members/memberRecords'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openStore } from './openStore'
import { documents, setUpEndpoints } from './setUpEndpoints'

const firestore = firestoreFor()

const server = setUpEndpoints()

/** The store of a desk, as its pages see it. */
async function aDesk() {
  const opened = await openStore()
  await opened.addData(async () => [importRunSlice])
  return opened as unknown as {
    dispatch: ThunkDispatch<ImportRunRoot, unknown, UnknownAction>
    getState: () => ImportRunRoot
  }
}
let store: Awaited<ReturnType<typeof aDesk>>

beforeEach(async () => {
  store = await aDesk()
})

const aRow = (line: number, number = `UO/2019/${line}`): WrittenRow => ({
  line,
  act: 'new',
  member: { number, kind: 'Ordinary', profile: aProfile(line) },
})
const rows = (count: number) => Array.from({ length: count }, (_row, at) => aRow(at + 2))

const aList = (items: WrittenRow[], id = newSubmissionId()) => ({
  id,
  file: 'members.xlsx',
  hash: 'a'.repeat(64),
  rows: items.length,
  lastLine: Math.max(...items.map(({ line }) => line)),
  items,
  leftOut: [],
})

const run = () => selectRun(store.getState())!

/** Until the last row was sent. */
async function ended() {
  await expect.poll(() => run()?.phase, { timeout: 20_000 }).toBe('ended')
}

async function imported(list: ReturnType<typeof aList>) {
  await store.dispatch(importList(list))
  await ended()
}

const stateOf = async (id: string) => (await firestore.read(`imports/${id}`))?.state
const numbers = async () =>
  (await firestore.list('members')).map(({ number }) => String(number)).toSorted()
const storedMembers = async () => (await firestore.list('members')) as unknown as MemberRecord[]

test('each row is a member and a number of the import, which is closed at the end', async () => {
  const list = aList(rows(12))
  await imported(list)

  expect(Object.values(run().results)).toEqual(list.items.map(() => null))
  expect(await firestore.read(`imports/${list.id}`)).toMatchObject({
    file: 'members.xlsx',
    rows: 12,
    state: 'closed',
    by: demoAdmin.uid,
  })
  const id = await rowIdOf(list.id, 2)
  const member = { number: 'UO/2019/2', kind: 'Ordinary', importId: list.id, v: 1 }
  expect(await firestore.read(`members/${id}`)).toMatchObject({ ...member, profile: aProfile(2) })
  const number = { memberId: id, importId: list.id }
  expect(await firestore.read('member_numbers/UO~2019~2')).toMatchObject(number)
  expect(await firestore.list('members')).toHaveLength(12)
})

test('what is sent again, after a stop, a lost answer or a closed tab, is written once', async () => {
  const list = aList(rows(12))
  let sent = 0
  server.use(
    http.post(`${documents}\\:commit`, async ({ request }) => {
      const body = await request.clone().text()
      if (!body.includes('member_numbers/')) return passthrough()
      sent += 1
      if (sent === 4) store.dispatch(runStopped())
      if (sent !== 2) return passthrough()
      sent += 1
      await fetch(request.url, { method: 'POST', headers: request.headers, body })
      return HttpResponse.error()
    }),
  )
  await imported(list)
  server.resetHandlers()
  expect(waitingOf(run()).length).toBeGreaterThan(0)
  expect(await stateOf(list.id)).toBe('open')

  await store.dispatch(goOn())
  expect(waitingOf(run())).toEqual([])
  expect(await stateOf(list.id)).toBe('closed')
  expect(await firestore.list('members')).toHaveLength(12)

  const half = aList(rows(6).map((row, at) => aRow(row.line, `SECOND/${at}`)))
  await imported({ ...half, items: half.items.slice(0, 3) })
  await firestore.update(`imports/${half.id}`, { state: 'open' })
  store = await aDesk()
  await imported(half)
  expect(Object.values(run().results)).toEqual(half.items.map(() => null))
  expect(await firestore.list('members')).toHaveLength(18)
})

test('a number that is given meanwhile stays with its member, and two lists at once give each number once', async () => {
  const [first, second] = [aList(rows(8)), aList(rows(8))]
  await firestore.seed({ member_numbers: [{ id: 'UO~2019~2', data: { memberId: 'x' } }] })
  const other = await aDesk()

  await Promise.all([imported(first), other.dispatch(importList(second))])
  await expect.poll(() => stateOf(second.id), { timeout: 20_000 }).toBe('closed')

  expect(run().results[2]).toBe('The number UO/2019/2 was given meanwhile.')
  const theirs = selectRun(other.getState())!
  for (const { line } of rows(8).slice(1)) {
    const written = [run(), theirs].filter(({ results }) => results[line] === null)
    expect(written).toHaveLength(1)
  }
  const given = rows(8)
    .slice(1)
    .map(({ line }) => `UO/2019/${line}`)
  expect(await numbers()).toEqual(given.sort())
})

test('a used-up quota, a lost network and the end by a colleague stop it, and it says why', async () => {
  const list = aList(rows(12))
  const answers = [
    () =>
      HttpResponse.json({ error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }, { status: 429 }),
    () => HttpResponse.error(),
  ]
  const failing = answers.map((answer) =>
    http.post(`${documents}\\:commit`, async ({ request }) =>
      (await request.clone().text()).includes('member_numbers/') ? answer() : passthrough(),
    ),
  )
  server.use(failing[0]!)
  await imported(list)
  expect(run().failure).toMatchObject({ code: 'resource-exhausted' })
  expect(waitingOf(run())).toHaveLength(12)

  server.resetHandlers()
  server.use(failing[1]!)
  await store.dispatch(goOn())
  expect(run().failure).toMatchObject({ message: expect.stringContaining('reach the server') })
  expect(waitingOf(run())).toHaveLength(12)

  server.resetHandlers()
  await firestore.update(`imports/${list.id}`, { state: 'closed' })
  await store.dispatch(goOn())
  expect(run().failure).toMatchObject({
    code: 'import-ended',
    message: expect.stringContaining('The remaining rows are not imported.'),
  })
  expect(await firestore.list('members')).toEqual([])

  await firestore.update(`imports/${list.id}`, { state: 'open' })
  await store.dispatch(goOn())
  expect(run().failure).toBeUndefined()
  expect(await firestore.list('members')).toHaveLength(12)
})

test('a row fills in what a member lacks, unless a colleague has changed the member meanwhile', async () => {
  const asha = aMember(1, { profile: { name: 'Asha Namuna', firmName: 'Sample Works' } })
  const bina = aMember(2)
  await firestore.seed({ members: [asha, bina] })
  const fills: WrittenRow[] = [
    { line: 2, act: 'fill', memberId: asha.id, changes: { pin: '751001' }, expectedVersion: 1 },
    { line: 3, act: 'fill', memberId: bina.id, changes: { pin: '751002' }, expectedVersion: 7 },
  ]
  await imported(aList(fills))

  expect(run().results[2]).toBe(null)
  expect(run().results[3]).toMatch(/^A colleague has changed this member/)
  expect(await firestore.read(`members/${asha.id}`)).toMatchObject({
    v: 2,
    profile: { name: 'Asha Namuna', pin: '751001' },
  })
  expect(await firestore.list(`members/${asha.id}/history`)).toMatchObject([{ kind: 'change' }])
})

test('an owner undoes an import: its unchanged members go, with their numbers', async () => {
  const list = aList(rows(6))
  await imported(list)
  const members = await storedMembers()
  const [touched, meanwhile] = members
  await firestore.update(`members/${touched!.id}`, { v: 2 })
  const known = await storedMembers()
  await firestore.update(`members/${meanwhile!.id}`, { v: 2 })

  await firestore.update(`admins/${demoAdmin.uid}`, { role: 'editor' })
  await expect(store.dispatch(undoList(list.id, list.file, known))).rejects.toMatchObject({
    code: 'refused',
  })
  await firestore.update(`admins/${demoAdmin.uid}`, { role: 'owner' })

  await store.dispatch(undoList(list.id, list.file, known))
  await ended()

  const refused = Object.values(run().results).filter((reason) => reason !== null)
  expect(refused).toEqual(['This member was changed after the import, so it is not taken away.'])
  const stay = [touched, meanwhile].map((member) => String(member!.number)).toSorted()
  expect(await numbers()).toEqual(stay)
  expect(await firestore.list('member_numbers')).toHaveLength(2)
  expect(await firestore.read(`imports/${list.id}`)).toMatchObject({
    state: 'closed',
    undo: { by: demoAdmin.uid },
  })
  const again = await store.dispatch(importApi.endpoints.closeImport.initiate(list.id))
  expect(again.error).toBeUndefined()
})
