import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import { doc, serverTimestamp, setDoc, updateDoc, type Firestore } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gstinCheckCharacter } from '@/shared/validation/gstin'
import { aRegistration, submissionId } from '@scripts/records'
import { firestoreFor } from '@test/support/firestore'
import { startRules, visitorDatabase } from './environment'

const projectId = 'demo-registrations'
const firestore = firestoreFor(projectId)
const { createdAt: _, ...record } = aRegistration(1).data
const hour = 3_600_000
const before = (millis: number) => new Date(Date.now() - millis)

let environment: RulesTestEnvironment
let database: Firestore
let count = 0

beforeAll(async () => {
  environment = await startRules(projectId)
  database = visitorDatabase(projectId)
})
afterAll(() => environment.cleanup())

const newId = () => submissionId((count += 1))

const send = (id: string, changes: object = {}) =>
  setDoc(doc(database, 'New_Registration', id), {
    ...record,
    createdAt: serverTimestamp(),
    ...changes,
  })

/** One that arrived some time ago. */
async function received(millisAgo: number): Promise<string> {
  const id = newId()
  await firestore.seed({
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
    await assertFails(send(id))
  })

  test('may have every character of the alphabet', async () => {
    await assertSucceeds(send('0123456789ABCDEFGHJK'))
    await assertSucceeds(send('0MNPQRSTVWXYZ1234567'))
  })
})

describe('a submission sent twice', () => {
  test('passes with the same data and stays one document', async () => {
    const id = newId()
    await assertSucceeds(send(id))
    await assertSucceeds(send(id))

    const stored = await firestore.list('New_Registration')
    expect(stored.filter((document) => document.id === id)).toHaveLength(1)
  })

  test('takes the time of the second', async () => {
    const id = await received(23 * hour)
    await assertSucceeds(send(id))

    const { createdAt } = (await firestore.read(`New_Registration/${id}`))!
    expect(Number(createdAt)).toBeGreaterThan(Date.now() - hour)
  })

  const { email: _email, ...withoutEmail } = record
  test.each([
    ['a changed field', { ...record, name: 'Somebody Else' }],
    ['a field less', withoutEmail],
    ['a field more', { ...record, unknown: 'x' }],
  ])('is refused with %s', async (_title, data) => {
    const id = await received(hour)
    await assertFails(
      setDoc(doc(database, 'New_Registration', id), { ...data, createdAt: serverTimestamp() }),
    )
  })

  test('is refused after a day', async () => {
    await assertFails(send(await received(25 * hour)))
  })

  test('is refused with a time of its own', async () => {
    await assertFails(send(await received(hour), { createdAt: new Date() }))
  })

  test('is refused where nobody knows when the first came', async () => {
    const id = newId()
    await firestore.seed({ New_Registration: [{ id, data: record }] })
    await assertFails(send(id))
  })

  test('is refused in pieces', async () => {
    const path = doc(database, 'New_Registration', await received(hour))
    await assertFails(updateDoc(path, { name: 'Somebody Else' }))
  })
})

test('a refusal does not tell whether a document is there', async () => {
  const changed = { name: 'Somebody Else', unknown: 'x' }
  const codeOf = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'accepted',
      ({ code }: { code: string }) => code,
    )

  const ofKnown = await codeOf(send(await received(hour), changed))
  const ofUnknown = await codeOf(send(newId(), changed))

  expect([ofKnown, ofUnknown]).toEqual(['permission-denied', 'permission-denied'])
})

test('the check character of a GSTIN is the form’s alone', async () => {
  const { pan: __, ...rest } = record
  const start = '21AAACA1234A1Z'
  const wrong = [...'0123456789'].find((character) => character !== gstinCheckCharacter(start))

  await assertSucceeds(
    setDoc(doc(database, 'New_Registration', newId()), {
      ...rest,
      gstin: `${start}${wrong}`,
      createdAt: serverTimestamp(),
    }),
  )
})
