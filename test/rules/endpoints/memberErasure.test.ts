import { http, HttpResponse, passthrough } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { membersApi } from '@/features/members/api'
import { approvedApi } from '@/features/members/approved/approvedApi'
import { reviewApi } from '@/features/requests/api'
import { demoAdmin } from '@/shared/config/demo'
import { listingRef } from '@/shared/members/readListing'
import { newSubmissionId } from '@/shared/requests/reference'
import { statusKey } from '@/shared/requests/status'
import { sha256 } from '@/shared/text/sha256'
import { aRegistration } from '@scripts/samples/records'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openStore } from './openStore'
import { storeRequest } from './requestForMembership'
import { anEditor, documents, setUpEndpoints } from './setUpEndpoints'

const firestore = firestoreFor()
const { makeMember, applyMemberAction } = membersApi.endpoints
const { readMemberOf } = approvedApi.endpoints
const { erase: eraseEndpoint, readUnfinishedErasures } = reviewApi.endpoints

const before = new Date(Date.now() - 86_400_000)
const { id } = aRegistration(1, { createdAt: before })
const path = `members/${id}`
const ofRequest = {
  id: newSubmissionId(),
  requestId: id,
  kind: 'Ordinary',
  joinedOn: '2026-11-27',
} as const

const server = setUpEndpoints({
  admins: [anEditor],
  settings: [{ id: 'membership', data: { firstNumber: 1042 } }],
})
let store: Awaited<ReturnType<typeof openStore>>
beforeAll(async () => {
  store = await openStore()
})

const erase = () => store.dispatch(eraseEndpoint.initiate({ kind: 'members', id, why: 'request' }))
const trace = async () => firestore.read(`erasures/members~${await sha256(id)}`)

/** Makes the member of a request, with so many notes. @returns what ends the membership */
async function aMemberWithNotes(notes: number) {
  await storeRequest(firestore, 'approved')
  await store.dispatch(makeMember.initiate(ofRequest))
  const note = { kind: 'note', text: 'Called', at: before, by: 'colleague' }
  await firestore.seed({
    [`${path}/history`]: Array.from({ length: notes }, (_, at) => ({
      id: `${at + 2}`,
      data: { ...note, v: at + 2 },
    })),
  })
  await firestore.update(path, { v: notes + 1 })
  const action = { kind: 'end', on: '2026-11-20', why: 'Resigned' } as const
  const applied = { target: id, expectedVersion: notes + 1, id: newSubmissionId(), action }
  return () => store.dispatch(applyMemberAction.initiate(applied))
}

test('a member is erased after the membership has ended; the number stays, and the request knows it', async () => {
  const leave = await aMemberWithNotes(1)
  expect((await erase()).error).toMatchObject({
    code: 'refused',
    message: expect.stringContaining('may have taken the member back'),
  })
  expect(await firestore.read(path)).toBeDefined()

  expect((await leave()).error).toBeUndefined()
  const key = await statusKey('NR', id)
  await firestore.seed({ listing_wishes: [{ id: await listingRef(key), data: { key } }] })
  expect((await erase()).error).toBeUndefined()
  expect(await firestore.list('listing_wishes')).toEqual([])
  expect(await firestore.read(path)).toBeUndefined()
  expect(await firestore.list(`${path}/history`)).toEqual([])
  expect(await firestore.list('member_numbers')).toMatchObject([{ id: '1042', memberId: id }])
  expect(await trace()).toMatchObject({ why: 'request', by: demoAdmin.uid })
  expect(await trace()).not.toHaveProperty('left')
  expect((await store.dispatch(readMemberOf.initiate(id))).data).toBe('erased')
  expect((await store.dispatch(makeMember.initiate(ofRequest))).error).toBeDefined()
})

test('a member is erased in parts where the server does not delete all at once, and the rest is finished later', async () => {
  const leave = await aMemberWithNotes(20)
  await leave()
  const unfinished = async () =>
    (await store.dispatch(readUnfinishedErasures.initiate(undefined, { forceRefetch: true }))).data
  let isFirst = true
  server.use(
    http.post(`${documents}\\:commit`, async ({ request }) => {
      const { writes } = (await request.clone().json()) as { writes: unknown[] }
      if (isFirst && writes.length <= 12) {
        isFirst = false
        return passthrough()
      }
      return HttpResponse.json({ error: { status: 'PERMISSION_DENIED' } }, { status: 403 })
    }),
  )
  expect((await erase()).error).toMatchObject({
    message: expect.stringContaining('The member was erased, but a part of its history is left'),
  })
  expect(await firestore.read(path)).toBeUndefined()
  expect(await unfinished()).toEqual([{ kind: 'members', id, why: 'request' }])

  server.resetHandlers()
  expect((await erase()).error).toBeUndefined()
  expect(await firestore.list(`${path}/history`)).toEqual([])
  expect(await unfinished()).toEqual([])
})
