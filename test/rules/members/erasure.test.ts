import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { keyOfNumber } from '@/features/members/memberNumber'
import type { Write } from '@/shared/firestore/lite'
import { dayMillis } from '@/shared/text/dateText'
import { today } from '@/shared/validation/dates'
import { serverTime, clientFor, type Fields } from '@test/rules/support/client'
import { everybody, projectFor, sharedId, uidOf, type Role } from '@test/rules/support/project'
import { membersIn, newId } from './membersInProject'

const project = projectFor()
const { stored, mayCommit } = membersIn(project)
const { firestore } = project

const ended = { ended: { on: '2026-11-20', why: 'Resigned' } }

const traceOf = (id: string) => `erasures/members~${createHash('sha256').update(id).digest('hex')}`

/** A member with two entries, and what erases it. */
async function erasing(role: Role, more: Fields = ended) {
  const { id, path, data } = await stored({ v: 2, ...more })
  const history = ['1', '2'].map((v) => ({ id: v, data: { v: Number(v), kind: 'note' } }))
  await firestore.seed({ [`${path}/history`]: history })
  const deleted = [path, `${path}/history/1`, `${path}/history/2`]
  const trace = { why: 'request', at: serverTime, by: uidOf(role) ?? 'nobody' }
  const writes: Write[] = [
    ...deleted.map((one) => ({ path: one, isDeleted: true as const })),
    { path: traceOf(id), set: trace },
  ]
  return { id, path, number: keyOfNumber(String(data.number)), writes }
}

test.each(everybody)('%s erases a member who has left only as an owner', async (role) => {
  const { writes } = await erasing(role)
  expect(await mayCommit(role, writes)).toBe(role === 'an administrator')
})

test('the number stays, and nothing of the person does', async () => {
  const { id, path, number, writes } = await erasing('an administrator')
  expect(await mayCommit('an administrator', writes)).toBe(true)
  expect(await firestore.read(path)).toBeUndefined()
  expect(await firestore.list(`${path}/history`)).toEqual([])
  expect(await firestore.read(`member_numbers/${number}`)).toMatchObject({ memberId: id })
  expect(await firestore.read(traceOf(id))).toMatchObject({ why: 'request', by: 'admin' })
})

test('the number of an erased member stays when the import it came with is undone', async () => {
  const importId = newId()
  await firestore.seed({ imports: [{ id: importId, data: { state: 'undoing' } }] })
  const { number, writes } = await erasing('an administrator', { ...ended, importId })
  await firestore.update(`member_numbers/${number}`, { importId })
  expect(await mayCommit('an administrator', writes)).toBe(true)
  const { isAllowed } = await project.as['an administrator'].delete(`member_numbers/${number}`)
  expect(isAllowed).toBe(false)
})

test('is refused while the membership lasts, without a trace, and of a history alone', async () => {
  const role = 'an administrator'
  const { writes: ofMember } = await erasing(role, {})
  expect(await mayCommit(role, ofMember)).toBe(false)
  const tomorrow = new Date(Date.parse(today()) + dayMillis).toISOString().slice(0, 10)
  const { writes: ofLeaving } = await erasing(role, { ended: { on: tomorrow, why: 'Resigned' } })
  expect(await mayCommit(role, ofLeaving)).toBe(false)
  const { writes } = await erasing(role)
  expect(await mayCommit(role, writes.slice(0, -1))).toBe(false)
  expect(await mayCommit(role, writes.slice(1))).toBe(false)
})

test('an owner who signed in more than an hour ago erases none', async () => {
  const { writes } = await erasing('an administrator')
  const auth_time = Math.floor(Date.now() / 1000) - 3700
  const { isAllowed } = await clientFor(sharedId, 'admin', { auth_time }).commit(writes)
  expect(isAllowed).toBe(false)
})
