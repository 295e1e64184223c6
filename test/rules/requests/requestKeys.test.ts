import { expect, inject, test } from 'vitest'
import { changeOf } from '@/features/requests/review/changes'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import { publicStatusOf, statusChanges } from '@/shared/requests/status'
import { openDatabase } from '@scripts/keys/restDatabase'
import { submissionId, type Sample } from '@scripts/samples/records'
import { giveKeys } from '@scripts/keys/requestKeys'
import { keyOf, lookupOf } from '@scripts/samples/statuses'
import { aReviewIn } from '@scripts/samples/reviews'
import { serverTime } from '@test/rules/support/client'
import { projectFor, sharedId } from '@test/rules/support/project'
import { everyKind, samples } from '@test/rules/support/samples'

/* Requests from before they had the keys of today. */

const before = new Date('2026-10-01T04:30:00.123Z')
const project = projectFor()
let count = 0

const run = () =>
  giveKeys(
    openDatabase({ server: `http://${inject('firestore')}`, project: sharedId, token: 'owner' }),
  )
const documents = async (name: string) =>
  Object.fromEntries((await project.firestore.list(name)).map(({ id, ...data }) => [id, data]))

type Fields = { [name: string]: unknown }

/** A request whose key was made from reference number and mobile number. */
async function stored(
  kind: RequestKind,
  { hasKey = true, id = submissionId((count += 1), 4), more = {} as Fields, status = {} } = {},
) {
  const { review } = aReviewIn(kind, 'received', ['admin'], before)
  const data = {
    ...samples[kind].data,
    createdAt: before,
    ...(review && { review }),
    ...more,
  } as Sample['data']
  const former = lookupOf(kind, id, data.mobile)
  await project.firestore.seed({
    [requestKinds[kind].path]: [{ id, data }],
    ...(hasKey && {
      request_keys: [{ id: former, data: { kind, requestId: id } }],
      request_status: [
        { id: former, data: { ...publicStatusOf(kind, data), ...status } as Sample['data'] },
      ],
    }),
  })
  return { kind, id, data, former, key: keyOf(kind, id) }
}

test('each request gets its key, status and look-up; a second run changes nothing', async () => {
  const rightId = submissionId(1, 7)
  const entry = { kind: 'Erase', state: 'received', at: before }
  const all = []
  for (const [index, kind] of everyKind.entries()) {
    const mobile = `98765${11111 + index}`
    const rights = { rights: { [rightId]: entry }, rightsLatest: rightId }
    all.push(
      await stored(kind, { more: { mobile: `+91 ${mobile}` }, status: rights }),
      await stored(kind, { hasKey: false, more: { mobile: `98765${22222 + index}` } }),
    )
  }
  const [first] = all
  await project.firestore.seed({
    rights_requests: [
      { id: rightId, data: { key: first!.former, kind: 'Erase', createdAt: before } },
    ],
    request_status: [{ id: 'e'.repeat(64), data: { kind: 'registrations', state: 'erased' } }],
  })

  const { changed, problems } = await run()

  expect([changed, problems]).toEqual([all.length + 1, []])
  const [keys, statuses, lookups] = await Promise.all(
    ['request_keys', 'request_status', 'request_lookups'].map(documents),
  )
  expect(keys).toEqual(
    Object.fromEntries(all.map(({ key, kind, id }) => [key, { kind, requestId: id }])),
  )
  expect(lookups).toEqual(
    Object.fromEntries([
      ...all.map(({ former, key }) => [former, { key }] as const),
      ['e'.repeat(64), { key: 'e'.repeat(64) }],
    ]),
  )
  expect(Object.keys(statuses!).sort()).toEqual(
    [...all.map(({ key }) => key), 'e'.repeat(64)].sort(),
  )
  expect(statuses![first!.key]).toMatchObject({
    received: before,
    rights: { [rightId]: entry },
    rightsOpen: { Erase: 1 },
  })
  expect(await documents('rights_requests')).toMatchObject({
    [rightId]: { key: first!.key, mobile: '9876511111' },
  })

  const everything = await project.firestore.everything()
  expect(await run()).toEqual({ changed: 0, problems: [] })
  expect(await project.firestore.everything()).toEqual(everything)
})

test('what the desk does next with such a request passes', async () => {
  const { id, data } = await stored('registrations', { more: { mobile: '9876533333' } })
  await run()
  const start = { kind: 'state', to: 'reviewing' } as const
  const { review, entry } = changeOf(undefined, start, 'editor', serverTime, Date.now())
  const path = `New_Registration/${id}`
  const writes = [
    { path, update: { review } },
    { path: `${path}/history/1`, set: entry },
    // The rules compare its times with those of the record.
    ...(await statusChanges('registrations', id, { ...data, review }, undefined)),
  ]
  expect((await project.as['an editor'].commit(writes)).isAllowed).toBe(true)
})

test('an answer that was replaced names the new key of the newer one', async () => {
  const more = { mobile: '9876544444' }
  const [earlier, newer] = [
    await stored('meeting-answers', { more }),
    await stored('meeting-answers', { more }),
  ]
  await project.firestore.update(`request_keys/${earlier.former}`, { replacedBy: newer.former })
  await run()
  expect(await project.firestore.read(`request_keys/${earlier.key}`)).toMatchObject({
    replacedBy: newer.key,
  })
})

test('a look-up leads to the request that came first; the other one is named', async () => {
  const id = submissionId((count += 1), 4)
  const more = { mobile: '9876555555' }
  const first = await stored('land-issues', { id, hasKey: false, more })
  const second = await stored('land-issues', {
    id: id.slice(0, 8) + submissionId(99, 4).slice(8),
    more: { ...more, createdAt: new Date() },
  })
  const { problems } = await run()
  expect(problems).toEqual([expect.stringContaining(`land-issues/${second.id} has`)])
  expect(await project.firestore.read(`request_lookups/${first.former}`)).toMatchObject({
    key: first.key,
  })
  // Both have keys of their own.
  for (const { key, id: requestId } of [first, second]) {
    expect(await project.firestore.read(`request_keys/${key}`)).toMatchObject({ requestId })
  }
})
