import { beforeAll, describe, expect, test } from 'vitest'
import { minutesIdOf, minutesWrites } from '@/features/meetings/minutes/minutesWrites'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { serverTime, type Fields } from '@test/rules/support/client'
import { editors, everybody, projectFor, uidOf, type Role } from '@test/rules/support/project'

const project = projectFor()
const meetingId = 'monthly-meeting'

beforeAll(() => project.firestore.seed({ monthly_meetings: [aMeeting()] }))

let days = 0
/** A day without minutes. */
const newDay = () => new Date(Date.UTC(2026, 0, (days += 1))).toISOString().slice(0, 10)

const versionOf = (meetingDate: string, v: number, text = 'Some minutes') => ({
  id: minutesIdOf({ meetingId, meetingDate }, v),
  data: { meetingId, meetingDate, v, text, at: new Date(), by: 'editor' },
})

const seedVersions = (meetingDate: string, ...versions: number[]) =>
  project.firestore.seed({ meeting_minutes: versions.map((v) => versionOf(meetingDate, v)) })

async function maySave(
  more: Fields = {},
  { role = 'an editor', after = 0, id }: { role?: Role; after?: number; id?: string } = {},
) {
  const meetingDate = newDay()
  if (after > 0) await seedVersions(meetingDate, after)
  const { id: own, data } = versionOf(meetingDate, after + 1)
  const fields = { ...data, at: serverTime, by: uidOf(role) ?? 'nobody', ...more }
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  )
  return (await project.as[role].set(`meeting_minutes/${id ?? own}`, given)).isAllowed
}

test.each(everybody)('%s saves minutes only as an editor or an owner', async (role) => {
  expect(await maySave({}, { role })).toBe(editors.includes(role))
  expect(await maySave({}, { role, after: 1 })).toBe(editors.includes(role))
})

test('a version is written once: the second writer is refused, and nothing is changed later', async () => {
  const meetingDate = newDay()
  const saved = { text: 'x', after: 0, meetingId, meetingDate }
  const write = (role: Role, text: string) =>
    project.as[role].commit(minutesWrites({ ...saved, text }, uidOf(role)!, { now: serverTime }))
  expect((await write('an editor', 'First')).isAllowed).toBe(true)
  expect((await write('an administrator', 'Second')).isAllowed).toBe(false)
  const path = `meeting_minutes/${minutesIdOf(saved, 1)}`
  expect((await project.as['an editor'].update(path, { text: 'Other' })).isAllowed).toBe(false)
  expect(await project.firestore.read(path)).toMatchObject({ text: 'First' })
})

describe('minutes are refused', () => {
  test.each<[string, Fields]>([
    ['without a text', { text: undefined }],
    ['with an empty text', { text: '' }],
    ['with a text that is too long', { text: 'x'.repeat(20_001) }],
    ['by a colleague', { by: 'admin' }],
    ['at another time', { at: new Date(0) }],
    ['of an unknown meeting', { meetingId: 'other' }],
    ['of no day', { meetingDate: 'soon' }],
    ['with another field', { extra: 'x' }],
    ['as an erasure by an editor', { isErasure: true }],
    ['with another number', { v: 2 }],
  ])('%s', async (_title, more) => {
    expect(await maySave(more)).toBe(false)
  })

  test('under another name, and with a number that leaves a gap', async () => {
    expect(await maySave({}, { id: 'x' })).toBe(false)
    const meetingDate = newDay()
    await seedVersions(meetingDate, 1)
    const { id, data } = versionOf(meetingDate, 3)
    const fields = { ...data, at: serverTime }
    expect((await project.as['an editor'].set(`meeting_minutes/${id}`, fields)).isAllowed).toBe(
      false,
    )
  })
})

test('the longest text is saved', async () => {
  expect(await maySave({ text: 'x'.repeat(20_000) })).toBe(true)
})

test('an owner erases what was replaced, and not the newest version; an editor erases none', async () => {
  const meetingDate = newDay()
  await seedVersions(meetingDate, 1, 2)
  const pathOf = (v: number) => `meeting_minutes/${minutesIdOf({ meetingId, meetingDate }, v)}`
  const isDeleted = async (role: Role, v: number) =>
    (await project.as[role].delete(pathOf(v))).isAllowed
  expect(await isDeleted('an editor', 1)).toBe(false)
  expect(await isDeleted('an administrator', 2)).toBe(false)
  const writes = minutesWrites(
    { meetingId, meetingDate, after: 2, text: 'Without the name', erased: [1] },
    'admin',
    { now: serverTime },
  )
  expect((await project.as['an administrator'].commit(writes)).isAllowed).toBe(true)
  expect(await project.firestore.read(pathOf(1))).toBeUndefined()
  expect(await isDeleted('an administrator', 2)).toBe(true)
})

test('a version that was erased does not come back', async () => {
  const meetingDate = newDay()
  await seedVersions(meetingDate, 2)
  const { id, data } = versionOf(meetingDate, 1, 'Other minutes')
  const again = async () =>
    (await project.as['an editor'].set(`meeting_minutes/${id}`, { ...data, at: serverTime }))
      .isAllowed
  expect(await again()).toBe(false)
  await project.firestore.delete(`meeting_minutes/${minutesIdOf({ meetingId, meetingDate }, 2)}`)
  expect(await again()).toBe(true)
})
