import { beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { duesApi } from '@/features/dues/api'
import { membersApi } from '@/features/members/api'
import { askForStatus } from '@/features/my-request/api'
import { makeCopy } from '@/features/settings/copy/makeCopy'
import { demoAdmin, demoEditor, demoViewer } from '@/shared/config/demo'
import { demoProjectId } from '@/shared/config/parseEnv'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { readPageAs } from '@/shared/firestore/readPage'
import { cardsPath } from '@/shared/members/shown'
import { newSubmissionId } from '@/shared/requests/reference'
import { today } from '@/shared/validation/dates'
import { callEmulator } from '@scripts/emulators/firestoreRest'
import { readCopy } from '@scripts/restore/readCopy'
import { addDemoOwner, restoreCopy } from '@scripts/restore/restoreCopy'
import { aProfile } from '@scripts/samples/members/memberRecords'
import { defaultSeed } from '@scripts/samples/defaultSeed'
import { clientFor, tokenOf, type Claims } from '@test/rules/support/client'
import { firestoreFor } from '@test/support/emulators/firestore'
import { http, HttpResponse, passthrough } from 'msw'
import { openStore } from './openStore'
import { documents, setUpEndpoints } from './setUpEndpoints'

const firestore = firestoreFor()
const server = setUpEndpoints()
const place = { server: `http://${inject('firestore')}`, project: demoProjectId, token: 'owner' }
let store: Awaited<ReturnType<typeof openStore>>

beforeAll(async () => {
  store = await openStore()
})

const emulator = hostAndPort(inject('firestore'))
const above = `projects/${demoProjectId}/databases/(default)/documents`

/** A document with each type of value, as JSON has none of them. */
const ofAllTypes = {
  whole: { integerValue: '5' },
  double: { doubleValue: 5 },
  large: { integerValue: '9007199254740993' },
  fraction: { doubleValue: 0.1 },
  minusZero: { doubleValue: '-0' },
  none: { doubleValue: 'NaN' },
  at: { timestampValue: '2026-11-28T10:00:00.123456Z' },
  nothing: { nullValue: null },
  bytes: { bytesValue: 'AP9/' },
  place: { geoPointValue: { latitude: 20.27, longitude: 85.84 } },
  link: { referenceValue: `${above}/members/x` },
  list: { arrayValue: { values: [{ integerValue: '1' }, { mapValue: { fields: {} } }] } },
  empty: { arrayValue: { values: [] } },
  map: { mapValue: { fields: { 'a.b `c`': { stringValue: 'ଉଦ୍ୟୋଗ\n\u2028"' } } } },
  flag: { booleanValue: false },
}

async function seed() {
  const { admins = [], ...seeded } = defaultSeed(new Date())
  await firestore.seed({
    ...seeded,
    admins: [...admins, { id: demoAdmin.uid, data: { name: 'Own Name', role: 'owner' } }],
    settings: [
      ...(seeded.settings ?? []).filter(({ id }) => id !== 'membership'),
      { id: 'membership', data: { firstNumber: 1042, receiptPrefix: 'UO' } },
    ],
    // More than a page, and below a document that is gone.
    views: Array.from({ length: 301 }, (_, n) => ({ id: `v${1000 + n}`, data: { name: 'x' } })),
    'admins/former/history': [{ id: 'a1', data: { kind: 'remove', name: 'Former Person' } }],
    'exports/former/history': [{ id: 'a2', data: { kind: 'export', count: 3 } }],
  })
  await callEmulator(emulator, 'POST', `/v1/${above}:commit`, {
    writes: [{ update: { name: `${above}/erasures/all-types`, fields: ofAllTypes } }],
  })
}

/** Every document with its values as the emulator has them, by its path. */
async function everything() {
  const ids = (await callEmulator(emulator, 'POST', `/v1/${above}:listCollectionIds`, {
    pageSize: 300,
  })) as { collectionIds?: string[] }
  const from = [
    ...(ids.collectionIds ?? []).map((collectionId) => ({ collectionId })),
    { collectionId: 'history', allDescendants: true },
  ]
  const answers = (await Promise.all(
    from.map((one) =>
      callEmulator(emulator, 'POST', `/v1/${above}:runQuery`, { structuredQuery: { from: [one] } }),
    ),
  )) as { document?: { name: string; fields?: object } }[][]
  return Object.fromEntries(
    answers
      .flat()
      .flatMap(({ document }) => document ?? [])
      .map(({ name, fields = {} }) => [name.slice(above.length + 1), fields]),
  )
}

/** As the desk makes it, over the rules. */
async function copyAs(uid: string, claims?: Claims) {
  const readPage = readPageAs(() =>
    Promise.resolve({ Authorization: `Bearer ${tokenOf(uid, claims)}` }),
  )
  const { signal } = new AbortController()
  return makeCopy({ readPage, project: demoProjectId, signal, onProgress: () => {} })
}

async function download() {
  const { blob, documents: count, changed } = await copyAs(demoAdmin.uid)
  expect(changed).toBe(0)
  const copy = readCopy(Buffer.from(await blob.arrayBuffer()))
  expect(copy.count).toBe(count)
  return copy
}

beforeEach(seed)

test('what an owner downloads is restored as it was, and the site goes on from there', async () => {
  const before = await everything()
  expect(Object.keys(before).length).toBeGreaterThan(500)
  expect(before['erasures/all-types']).toMatchObject({
    double: { doubleValue: 5 },
    at: { timestampValue: '2026-11-28T10:00:00.123456Z' },
  })
  const copy = await download()
  await firestore.clear()

  expect(await restoreCopy(place, copy)).toEqual({ written: copy.count, there: 0 })

  expect(await everything()).toEqual(before)

  // The next member and the next receipt.
  const { makeMember } = membersApi.endpoints
  const made = await store.dispatch(
    makeMember.initiate({
      id: newSubmissionId(),
      kind: 'Life',
      joinedOn: today(),
      profile: aProfile(41),
    }),
  )
  expect(made.error).toBeUndefined()
  const payment = {
    purpose: 'Donation',
    amount: 2500,
    mode: 'Cash',
    paidOn: today(),
    payer: 'Sample Works',
  } as const
  const receipts = Object.keys(before).filter((path) => path.startsWith('receipts/'))
  expect(receipts.length).toBeGreaterThan(0)
  const paid = await store.dispatch(
    duesApi.endpoints.recordPayment.initiate({
      memberId: made.data!.id,
      id: newSubmissionId(),
      payment: { ...payment, utr: undefined, since: undefined, until: undefined },
    } as Parameters<typeof duesApi.endpoints.recordPayment.initiate>[0]),
  )
  expect(paid.error).toBeUndefined()
  expect(receipts).not.toContain(`receipts/${paid.data!.fy}~${paid.data!.n}`)

  // A visitor's card and My request.
  const visitor = clientFor(demoProjectId, null)
  const idIn = (name: string) =>
    Object.keys(before)
      .find((path) => path.startsWith(`${name}/`))!
      .slice(name.length + 1)
  const card = await visitor.get(`${cardsPath}/${idIn(cardsPath)}`)
  expect(card).toMatchObject({
    isAllowed: true,
    text: expect.stringContaining('"found"') as string,
  })
  const status = await store.dispatch(askForStatus(idIn('request_status')))
  expect(status.data).toMatchObject({ key: idIn('request_status') })
})

test.each([
  ['a viewer', demoViewer.uid, undefined],
  ['an editor', demoEditor.uid, undefined],
  ['an owner who logged in more than an hour ago', demoAdmin.uid, 61],
])('%s cannot download it', async (_who, uid, minutes) => {
  const claims =
    minutes === undefined ? undefined : { auth_time: Math.floor(Date.now() / 1000) - minutes * 60 }
  await expect(copyAs(uid, claims)).rejects.toMatchObject({ code: 'permission-denied' })
})

test('a database that holds anything is left as it is', async () => {
  const copy = await download()
  await firestore.clear()
  for (const path of ['anything_else', 'exports/somebody/history']) {
    await firestore.seed({ [path]: [{ id: 'one', data: { text: 'x' } }] })
    await expect(restoreCopy(place, copy)).rejects.toThrow(/holds documents already/)
    expect(Object.keys(await everything())).toEqual([`${path}/one`])
    await firestore.clear()
  }
})

test('an interrupted restore goes on, and only where all that is there is of the copy', async () => {
  const before = await everything()
  const copy = await download()
  await firestore.clear()
  let commits = 0
  server.use(
    http.post(`${documents}\\:commit`, () => {
      commits += 1
      return commits === 2 ? HttpResponse.json({}, { status: 429 }) : passthrough()
    }),
  )
  await expect(restoreCopy(place, copy)).rejects.toThrow(/stopped after \d+ of \d+.*429/)
  server.resetHandlers()
  const part = Object.keys(await everything()).length
  expect(part).toBeGreaterThan(0)
  expect(part).toBeLessThan(copy.count)
  await expect(restoreCopy(place, copy)).rejects.toThrow(/add --go-on/)

  await firestore.seed({ views: [{ id: 'new', data: { name: 'y' } }] })
  await expect(restoreCopy(place, copy, { goesOn: true })).rejects.toThrow('views/new')
  await firestore.delete('views/new')
  const [changed = ''] = Object.keys(await everything()).filter((path) =>
    path.startsWith('New_Registration/'),
  )
  const { name } = (await firestore.read(changed))!
  await firestore.update(changed, { name: 'Changed since' })
  await expect(restoreCopy(place, copy, { goesOn: true })).rejects.toThrow(changed)
  expect(Object.keys(await everything())).toHaveLength(part)
  await firestore.update(changed, { name: name! })

  const rest = copy.count - part
  expect(await restoreCopy(place, copy, { goesOn: true })).toEqual({ written: rest, there: part })
  expect(await everything()).toEqual(before)
  expect(await restoreCopy(place, copy, { goesOn: true })).toEqual({
    written: 0,
    there: copy.count,
  })
})

test('in the emulators the demo administrator is an owner, unless the copy says something else', async () => {
  await firestore.update(`admins/${demoAdmin.uid}`, { name: 'Kept Name' })
  await addDemoOwner(place)
  expect(await firestore.read(`admins/${demoAdmin.uid}`)).toMatchObject({ name: 'Kept Name' })
  await firestore.delete(`admins/${demoAdmin.uid}`)
  await addDemoOwner(place)
  expect(await firestore.read(`admins/${demoAdmin.uid}`)).toMatchObject({ role: 'owner' })
})
