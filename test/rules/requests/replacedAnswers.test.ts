import { expect, test } from 'vitest'
import type { Write } from '@/shared/firestore/lite'
import { requestKinds } from '@/shared/requests/kinds'
import { replacedDocuments, publicStatusOf } from '@/shared/requests/status'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { keyOf, statusesOf } from '@scripts/samples/statuses'
import { serverTime, type Fields } from '@test/rules/support/client'
import { everybody, projectFor } from '@test/rules/support/project'
import { samples } from '@test/rules/support/samples'
import { acted, all, before, newId, sent, statusesIn } from './requestStatuses'

const project = projectFor()
const { mayCommit, stored } = statusesIn(project)

const kind = 'meeting-answers'
const meeting = {
  name: 'Asha Rani Rao',
  mobile: '9876500001',
  meetingId: 'monthly-meeting',
  meetingDate: '2099-12-05',
}
const earlier = (more: Fields = {}) => stored(kind, { more: { ...meeting, ...more } })
const newer = (more: Fields = {}) => sent(kind, { ...meeting, people: 5, ...more })
const replacing = (key: string, by: string, now: unknown = serverTime): Write[] =>
  replacedDocuments(key, by, now)

test.each(everybody)(
  'a newer answer that %s sends with the same number replaces an answer to a meeting',
  async (role) => {
    const old = await earlier()
    const parts = newer()
    expect(await mayCommit(role, [...all(parts), ...replacing(old.key, parts.key)])).toBe(true)
    const { createdAt } = (await project.firestore.read(parts.record.path))!
    const { data } = old
    expect(await project.firestore.read(`request_status/${old.key}`)).toEqual({
      id: old.key,
      ...publicStatusOf(kind, data),
      replacedAt: createdAt,
    })
    expect(await project.firestore.read(`request_keys/${old.key}`)).toMatchObject({
      requestId: old.id,
      replacedBy: parts.key,
    })
    expect((await project.as['a visitor'].get(`request_status/${old.key}`)).text).not.toContain(
      parts.key,
    )
  },
)

test.each<[string, Fields]>([
  ['another mobile number', { mobile: '9876500002' }],
  ['another meeting', { meetingId: 'another-meeting' }],
  ['the same meeting on another day', { meetingDate: '2099-12-06' }],
  ['no day', { meetingDate: undefined }],
])('an answer with %s replaces none', async (_title, more) => {
  await project.firestore.seed({ monthly_meetings: [aMeeting({}, 'another-meeting')] })
  const old = await earlier()
  const given = Object.entries({ ...meeting, people: 5, ...more })
  const { meetingDate: _, ...base } = samples[kind].data as Fields
  const data: Fields = {
    ...base,
    createdAt: serverTime,
    ...Object.fromEntries(given.filter(([, value]) => value)),
  }
  const id = newId()
  const writes: Write[] = [
    { path: `${requestKinds[kind].path}/${id}`, set: data },
    ...statusesOf(kind, id, data),
  ]
  const key = keyOf(kind, id)
  expect(await mayCommit('a visitor', [...writes, ...replacing(old.key, key)])).toBe(false)
  // The site then sends it without.
  expect(await mayCommit('a visitor', writes)).toBe(true)
})

test.each([
  'ASHA RANI RAO',
  'Smt. Asha Rani Rao',
  'Rao, Asha Rani',
  'A. R. Rao',
  'Asha Rani R.',
  'Asharani Rao',
])('the same person may write the name as %s', async (name) => {
  const old = await earlier()
  const parts = newer({ name })
  expect(await mayCommit('a visitor', [...all(parts), ...replacing(old.key, parts.key)])).toBe(true)
})

test.each([
  ['Asha Rani Rao', 'Bijay Rani Rao'],
  ['Shri Rao', 'Smt Rao'],
  ['Ramesh Sahu', 'Rajesh Sahu'],
  ['ଆଶା ରାଓ', 'ବିଜୟ ରାଓ'],
])('the answer of %s is not replaced by that of %s with the same number', async (one, two) => {
  const old = await earlier({ name: one })
  const parts = newer({ name: two })
  expect(await mayCommit('a visitor', [...all(parts), ...replacing(old.key, parts.key)])).toBe(
    false,
  )
  expect(await mayCommit('a visitor', all(parts))).toBe(true)
})

test('an answer is replaced once, in the commit of the newer one, and nothing else of it changes', async () => {
  const old = await earlier()
  const [ofKey, ofStatus] = replacing(old.key, newer().key)
  const parts = newer()
  const [goodKey, goodStatus] = replacing(old.key, parts.key)
  const late = await earlier()
  const tried: Write[][] = [
    [goodKey!, goodStatus!],
    [...all(parts), goodStatus!],
    [...all(parts), goodKey!],
    [...all(parts), ofKey!, ofStatus!],
    // By one that has come before.
    replacing(old.key, late.key),
    // By itself.
    [...all(parts), ...replacing(old.key, old.key)],
    [...all(parts), ...replacing(old.key, parts.key, before)],
    ...[{ people: 5 }, { state: 'approved' }, { text: 'x' }].map((more): Write[] => [
      ...all(parts),
      goodKey!,
      { path: ofStatus!.path, set: { replacedAt: serverTime, ...more }, merge: true },
    ]),
    [
      ...all(parts),
      { path: goodKey!.path, set: { replacedBy: parts.key, requestId: parts.id }, merge: true },
      goodStatus!,
    ],
  ]
  for (const role of ['a visitor', 'an administrator'] as const) {
    const verdicts = []
    for (const writes of tried) verdicts.push(await mayCommit(role, writes))
    expect([role, verdicts]).toEqual([role, tried.map(() => false)])
  }
  expect(await mayCommit('a visitor', [...all(parts), goodKey!, goodStatus!])).toBe(true)
  // Neither once more, nor back.
  const third = newer()
  const again = [...all(third), ...replacing(old.key, third.key)]
  expect(await mayCommit('a visitor', again)).toBe(false)
  for (const role of everybody) {
    const undone = [{ path: `request_status/${old.key}`, update: { replacedAt: undefined } }]
    expect([role, await mayCommit(role, undone)]).toEqual([role, false])
  }
})

test('an answer replaces no request of another kind', async () => {
  const other = await stored('land-issues', { more: meeting })
  const parts = newer()
  const writes = [...all(parts), ...replacing(other.key, parts.key)]
  expect(await mayCommit('a visitor', writes)).toBe(false)
})

test('a note of the desk leaves an answer replaced', async () => {
  const old = await earlier()
  const parts = newer()
  expect(await mayCommit('a visitor', [...all(parts), ...replacing(old.key, parts.key)])).toBe(true)
  const { ofRecord, entry, told } = acted(old, { kind: 'note', text: 'Called.' }, 'an editor')
  const merged = told.map((write) => ({ ...write, merge: true as const }))
  expect(await mayCommit('an editor', [ofRecord, entry, ...merged])).toBe(true)
  const status = await project.firestore.read(`request_status/${old.key}`)
  expect(status).toHaveProperty('replacedAt')
})
