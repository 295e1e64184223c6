import { describe, expect, test } from 'vitest'
import { registrationSchema } from '@/features/registrations/schema'
import { gstinCheckCharacter } from '@/shared/validation/taxIds'
import { aRegistration, submissionId } from '@scripts/samples/records'
import { repeatOf, serverTime, type Fields } from '@test/rules/support/client'
import { projectFor } from '@test/rules/support/project'
import { submission } from '@test/rules/support/submission'

const { createdAt: _, ...record } = aRegistration(1).data
const names = Object.keys(registrationSchema.fields)
const hour = 3_600_000
const day = 24 * hour
const before = (millis: number) => new Date(Date.now() - millis)

const project = projectFor()
let count = 0

const newId = () => submissionId((count += 1))

/** Whether a visitor may write this whole document. */
const mayWrite = async (id: string, fields: Fields) =>
  (await project.as['a visitor'].set(`New_Registration/${id}`, fields)).isAllowed

/** Whether a visitor may send a registration with all that belongs to it. */
async function maySend(id: string, fields: Fields = record) {
  const writes = submission('registrations', id, { ...fields, createdAt: serverTime })
  return (await project.as['a visitor'].commit(writes)).isAllowed
}

/** Whether a visitor may change this document, or make it, by a write of these fields. */
const mayMerge = async (id: string, fields: Fields) =>
  (await project.as['a visitor'].merge(`New_Registration/${id}`, fields)).isAllowed

/** Whether a visitor may send this for the second time. */
const mayRepeat = (id: string, fields: Fields = record) => mayMerge(id, repeatOf(fields, names))

const read = (id: string) => project.firestore.read(`New_Registration/${id}`)

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
  const { email: _email, ...withoutEmail } = record

  test('is refused as a new one, passes as a repeat, and stays one document', async () => {
    const id = newId()
    expect(await maySend(id)).toBe(true)
    const first = await read(id)
    expect(await maySend(id)).toBe(false)
    expect(await mayRepeat(id)).toBe(true)

    const stored = await project.firestore.list('New_Registration')
    expect(stored.filter((document) => document.id === id)).toEqual([first])
  })

  test.each([
    ['a minute', 60_000],
    ['23 hours', 23 * hour],
    ['25 hours', 25 * hour],
    ['400 days', 400 * day],
  ])('passes after %s, and keeps its date', async (_title, millisAgo) => {
    const id = await received(millisAgo)
    const first = await read(id)
    expect(await mayRepeat(id)).toBe(true)
    expect(await read(id)).toEqual(first)
  })

  test.each<[string, Fields]>([
    ['the server’s time', { createdAt: serverTime }],
    ['a time of its own', { createdAt: before(60_000) }],
    ['a time to come', { createdAt: before(-day) }],
    ['no time', { createdAt: undefined }],
  ])('cannot move its date: %s', async (_title, times) => {
    const id = await received(hour)
    const first = await read(id)
    expect(await mayMerge(id, { ...repeatOf(record, names), ...times })).toBe(false)
    expect(await mayMerge(id, times)).toBe(false)
    expect(await mayWrite(id, { ...record, ...times })).toBe(false)
    expect(await read(id)).toEqual(first)
  })

  test.each<[string, Fields]>([
    ['a changed field', { ...record, name: 'Somebody Else' }],
    ['a field less', withoutEmail],
    ['a field more', { ...record, unknown: 'x' }],
  ])('is refused with %s', async (_title, fields) => {
    const id = await received(hour)
    const first = await read(id)
    expect(await mayRepeat(id, fields)).toBe(false)
    expect(await mayWrite(id, { ...fields, createdAt: serverTime })).toBe(false)
    expect(await mayWrite(id, { ...fields, createdAt: first?.createdAt })).toBe(false)
    expect(await read(id)).toEqual(first)
  })

  test('is refused with a field that was left empty at first', async () => {
    const id = newId()
    expect(await maySend(id, withoutEmail)).toBe(true)
    expect(await mayRepeat(id, record)).toBe(false)
    expect(await mayRepeat(id, withoutEmail)).toBe(true)
  })

  test('is refused where the first has not arrived', async () => {
    const id = newId()
    expect(await mayRepeat(id)).toBe(false)
    expect(await read(id)).toBeUndefined()
  })
})

test('the check character of a GSTIN is the form’s alone', async () => {
  const { pan: __, ...rest } = record
  const start = '21AAACA1234A1Z'
  const wrong = [...'0123456789'].find((character) => character !== gstinCheckCharacter(start))

  expect(await maySend(newId(), { ...rest, gstin: `${start}${wrong}` })).toBe(true)
})
