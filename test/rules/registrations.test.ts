import { beforeAll, describe, expect, test } from 'vitest'
import { gstinCheckCharacter } from '@/shared/validation/gstin'
import { aRegistration, submissionId } from '@scripts/records'
import { serverTime, type Fields } from './client'
import { startProject, type Project } from './project'

const { createdAt: _, ...record } = aRegistration(1).data
const hour = 3_600_000
const before = (millis: number) => new Date(Date.now() - millis)

let project: Project
let count = 0

beforeAll(async () => {
  project = await startProject('demo-registrations')
})

const newId = () => submissionId((count += 1))

/** Whether a visitor may write this whole document. */
const mayWrite = async (id: string, fields: Fields) =>
  (await project.as['a visitor'].set(`New_Registration/${id}`, fields)).isAllowed

const maySend = (id: string, changes: object = {}) =>
  mayWrite(id, { ...record, createdAt: serverTime, ...changes })

/** One that arrived some time ago. */
async function received(millisAgo: number): Promise<string> {
  const id = newId()
  await project.firestore.seed({
    New_Registration: [{ ...aRegistration(1, { createdAt: before(millisAgo) }), id }],
  })
  return id
}

describe('the id', () => {
  const good = submissionId(9)

  test.each([
    ['19 characters', good.slice(1)],
    ['21 characters', `${good}0`],
    ['lower case', good.toLowerCase()],
    ...[...'ILOU-'].map((character) => [`with ${character}`, character + good.slice(1)]),
  ])('is refused: %s', async (_title = '', id = '') => {
    expect(await maySend(id)).toBe(false)
  })

  test('may have every character of the alphabet', async () => {
    expect(await maySend('0123456789ABCDEFGHJK')).toBe(true)
    expect(await maySend('0MNPQRSTVWXYZ1234567')).toBe(true)
  })
})

describe('a submission sent twice', () => {
  test('passes with the same data and stays one document', async () => {
    const id = newId()
    expect(await maySend(id)).toBe(true)
    expect(await maySend(id)).toBe(true)

    const stored = await project.firestore.list('New_Registration')
    expect(stored.filter((document) => document.id === id)).toHaveLength(1)
  })

  test('takes the time of the second', async () => {
    const id = await received(23 * hour)
    expect(await maySend(id)).toBe(true)

    const { createdAt } = (await project.firestore.read(`New_Registration/${id}`))!
    expect(Number(createdAt)).toBeGreaterThan(Date.now() - hour)
  })

  const { email: _email, ...withoutEmail } = record
  test.each([
    ['a changed field', { ...record, name: 'Somebody Else' }],
    ['a field less', withoutEmail],
    ['a field more', { ...record, unknown: 'x' }],
  ])('is refused with %s', async (_title, data) => {
    const id = await received(hour)
    expect(await mayWrite(id, { ...data, createdAt: serverTime })).toBe(false)
  })

  test('is refused after a day', async () => {
    expect(await maySend(await received(25 * hour))).toBe(false)
  })

  // Not the present one: within the same millisecond it is the server's own, and passes.
  test.each([
    ['a minute ago', 60_000],
    ['in a minute', -60_000],
  ])('is refused with a time of its own: %s', async (_title, millisAgo) => {
    expect(await maySend(await received(hour), { createdAt: before(millisAgo) })).toBe(false)
  })

  test('is refused where nobody knows when the first came', async () => {
    const id = newId()
    await project.firestore.seed({ New_Registration: [{ id, data: record }] })
    expect(await maySend(id)).toBe(false)
  })
})

test('the check character of a GSTIN is the form’s alone', async () => {
  const { pan: __, ...rest } = record
  const start = '21AAACA1234A1Z'
  const wrong = [...'0123456789'].find((character) => character !== gstinCheckCharacter(start))

  const sent = { ...rest, gstin: `${start}${wrong}`, createdAt: serverTime }
  expect(await mayWrite(newId(), sent)).toBe(true)
})
