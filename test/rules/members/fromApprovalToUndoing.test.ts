import { beforeAll, expect, test } from 'vitest'
import { yearBefore } from '@/features/dues/financialYear'
import type { Write } from '@/shared/firestore/lite'
import { dayMillis } from '@/shared/text/dateText'
import { today } from '@/shared/validation/dates'
import { changeFor, stepTo, writesOf } from '@test/rules/requests/requestsAtDesk'
import { serverTime, type Fields } from '@test/rules/support/client'
import { projectFor, type Role } from '@test/rules/support/project'
import { membersIn, newId, nextCount, rowId, rowWrites, withFields } from './membersInProject'
import { after, cancel, fy, paid, period, receiptsIn } from './receiptsInProject'

/*
 * What the rules take and refuse in the life of a member, in plain words and in its order. Each part has tests of its
 * own with all its cases.
 */

const project = projectFor()
const members = membersIn(project)
const { aRequest, ofRequest, newMember, nextNumber, stored, step, mayCommit } = members
const { pay, mayPay, last } = receiptsIn(members)

beforeAll(members.prepare)

const editor: Role = 'an editor'
const owner: Role = 'an administrator'
const viewer: Role = 'a viewer'

type Expectation = [words: string, isAllowed: boolean, answer: Promise<boolean>]

/** Each in its turn: the next one may need what this one has written. */
async function expectAll(...expectations: (() => Expectation)[]) {
  for (const expectation of expectations) {
    const [words, isAllowed, answer] = expectation()
    expect.soft(await answer, words).toBe(isAllowed)
  }
}

const without = (path: RegExp, writes: readonly Write[]) =>
  writes.filter((write) => !path.test(write.path))

test('an approval and the member that it makes', async () => {
  const asked = await aRequest('recommended')
  const approve = ({ id, data }: typeof asked, role: Role) => {
    const record = { kind: 'registrations', id, path: `New_Registration/${id}`, data } as const
    const action = stepTo('registrations', 'recommended', 'approved')
    return writesOf(record, changeFor(record, action, role))
  }
  const both = (role: Role) => [
    ...approve(asked, role),
    ...newMember(role, asked.id, ofRequest(asked)),
  ]
  const inOne = both(editor)
  const second = await aRequest('recommended')
  const make = (n = nextNumber(), more: Fields = {}) =>
    mayCommit(owner, newMember(owner, second.id, { ...ofRequest(second), ...more }, n))
  const whole = newMember(owner, second.id, ofRequest(second), nextNumber() + 1)
  const other = { ...ofRequest(second).profile, firmName: 'Other Works' }

  await expectAll(
    () => [
      'a member of a request that is only recommended',
      false,
      mayCommit(editor, newMember(editor, asked.id, ofRequest(asked))),
    ],
    () => ['a viewer approves', false, mayCommit(viewer, both(viewer))],
    () => ['approval, member and number in one commit', true, mayCommit(editor, inOne)],
    () => ['the same commit again, after a lost answer', false, mayCommit(editor, inOne)],
  )
  members.isGiven()
  const again = newMember(owner, asked.id, ofRequest(asked))
  await expectAll(
    () => ['a second member of the request', false, mayCommit(owner, again)],
    () => ['an approval alone', true, mayCommit(editor, approve(second, editor))],
    () => ['a number is left out', false, make(nextNumber() + 1)],
    () => ['a number is given twice', false, make(nextNumber() - 1)],
    () => ['a field that the request has not', false, make(nextNumber(), { profile: other })],
    () => [
      'a new member is paid for without a receipt',
      false,
      mayCommit(owner, withFields(whole, /^members\/[^/]+$/, { paidUntil: '2027-03-31' })),
    ],
    () => ['a member without its number', false, mayCommit(owner, without(/^member_n/, whole))],
    () => ['a member without its history', false, mayCommit(owner, without(/history/, whole))],
    () => ['the member in a second commit', true, mayCommit(owner, whole)],
  )
  members.isGiven()
  const { isAllowed } = await project.as['a visitor'].get(`members/${second.id}`)
  expect.soft(isAllowed, 'a visitor reads the member').toBe(false)
})

test('the steps of a member', async () => {
  const record = await stored()
  const later = { paidUntil: '2029-03-31' }
  const note = (was = record, role: Role = editor) =>
    step(role, was, { kind: 'note', text: 'Called, no answer' })
  const ofMember = /^members\/[^/]+$/
  const entry = /history/
  const ended = { on: today(), why: 'Resigned' } as const
  const life = await stored()
  const asLife = after(life, { kind: 'Life' })
  const onHold = step(editor, asLife, { kind: 'hold', text: 'Complaint of 3 members' })
  const change = (mobile: string) =>
    step(editor, record, { kind: 'change', changes: { firmName: 'Other Works', mobile } })
  const silent = withFields(change('9876500000'), entry, { after: { mobile: '9876500000' } })
  const may = (writes: readonly Write[], role: Role = editor) => mayCommit(role, writes)

  await expectAll(
    () => ['paid without a receipt', false, may(withFields(note(), ofMember, later))],
    () => ['a wrong mobile number', false, may(change('12'))],
    () => ['a change whose entry is silent about a field', false, may(silent)],
    () => ['a change of the profile', true, may(change('9876500000'))],
    () => ['a note on an old version', false, may(note())],
  )
  const changed = (await project.firestore.read(record.path)) as Fields
  const now = { ...record, data: changed }
  await expectAll(
    () => ['a note', true, may(note(now))],
    () => ['a member is deleted', false, may([{ path: record.path, isDeleted: true }], owner)],
    () => ['an end', true, may(step(editor, after(now, {}), { kind: 'end', ...ended }))],
    () => [
      'another kind, with a later day',
      false,
      may(withFields(step(owner, life, { kind: 'kind', to: 'Associate' }), ofMember, later), owner),
    ],
    () => ['a life member', true, may(step(editor, life, { kind: 'kind', to: 'Life' }))],
    () => ['a year is paid for a life member', false, mayPay(editor, pay(asLife))],
    () => ['on hold without a reason', false, may(withFields(onHold, entry, { text: undefined }))],
    () => ['on hold', true, may(onHold)],
  )
  const donation = paid({ purpose: 'Donation', ...period })
  const held = after(asLife, { hold: true })
  expect.soft(await mayPay(editor, pay(held, donation)), 'a donation of a life member').toBe(true)
})

test('a payment and its receipt', async () => {
  const [first, second] = [await stored(), await stored()]
  const payment = paid()
  const writes = pay(first, payment)
  const { utr: _, ...cash } = paid({ mode: 'Cash' })
  const tomorrow = new Date(Date.parse(today()) + dayMillis).toISOString().slice(0, 10)
  await expectAll(
    () => ['without the member', false, mayPay(editor, without(/^members/, writes))],
    () => ['without its UTR', false, mayPay(editor, without(/^utrs/, writes))],
    () => ['a receipt', true, mayPay(editor, writes)],
    () => ['the same again', false, mayPay(editor, writes)],
  )
  const number = last()
  const path = `receipts/${fy}~${number}`
  const now = after(first, { paidUntil: '2028-03-31' })
  const client = project.as['an administrator']
  const given = (numbered: Fields) => pay(second, paid(), editor, numbered)
  await expectAll(
    () => ['the UTR of another receipt', false, mayPay(editor, pay(second, payment))],
    () => ['a number left out', false, mayPay(editor, given({ n: number + 2 }))],
    () => ['the series of last year', false, mayPay(editor, given({ fy: yearBefore(fy), n: 1 }))],
    () => ['paid tomorrow', false, mayPay(editor, pay(second, paid({ paidOn: tomorrow })))],
    () => ['cash', true, mayPay(editor, pay(second, cash))],
    () => [
      'a receipt is changed',
      false,
      client.update(path, { amount: 1 }).then(({ isAllowed }) => isAllowed),
    ],
    () => ['a receipt is deleted', false, client.delete(path).then(({ isAllowed }) => isAllowed)],
    () => ['an editor cancels', false, mayCommit(editor, cancel(now, number, editor))],
    () => ['an owner cancels', true, mayCommit(owner, cancel(now, number, owner))],
  )
  const cancelled = after(now, { paidUntil: '2027-03-31' })
  await expectAll(
    () => ['cancelled twice', false, mayCommit(owner, cancel(after(now, {}), number, owner))],
    () => [
      'an editor uses the UTR of a cancelled receipt',
      false,
      mayPay(editor, pay(cancelled, payment)),
    ],
    () => ['an owner uses it', true, mayPay(owner, pay(cancelled, payment, owner))],
  )
})

test('an import and its undoing', async () => {
  const importId = newId()
  const data = {
    file: 'members.xlsx',
    hash: '0'.repeat(64),
    rows: 3,
    lastLine: 1_000_000,
    by: 'editor',
  }
  await project.firestore.seed({
    imports: [{ id: importId, data: { ...data, state: 'open', at: new Date() } }],
  })
  const profile = { name: 'Asha Namuna', firmName: 'Sample Works' }
  const row = (number: string) => {
    const line = nextCount()
    const id = rowId(importId, line)
    const member = { number, kind: 'Ordinary', profile, importId }
    const writes = rowWrites(line, member, editor)
    const undo = writes.map(({ path }): Write => ({ path, isDeleted: true }))
    return { id, path: `members/${id}`, data: { ...member, v: 1 } as Fields, writes, undo }
  }
  const [one, same, two, late] = ['UO/2019/417', 'uo-2019-417', 'UO/2019/418', 'UO/2019/419'].map(
    row,
  )
  const undoing = { state: 'undoing', undo: { at: serverTime, by: 'admin', count: 1 } }
  await expectAll(
    () => ['a row', true, mayCommit(editor, one!.writes)],
    () => ['its number in another spelling', false, mayCommit(editor, same!.writes)],
    () => ['the row again', false, mayCommit(editor, one!.writes)],
    () => ['undone while the import is open', false, mayCommit(owner, one!.undo)],
    () => ['another row', true, mayCommit(editor, two!.writes)],
    () => [
      'a note on it',
      true,
      mayCommit(editor, step(editor, two!, { kind: 'note', text: 'x' })),
    ],
    () => [
      'an owner begins to undo',
      true,
      mayCommit(owner, [{ path: `imports/${importId}`, update: undoing }]),
    ],
    () => ['undone by an editor', false, mayCommit(editor, one!.undo)],
    () => ['the number is left', false, mayCommit(owner, one!.undo.slice(0, 1))],
    () => ['undone', true, mayCommit(owner, one!.undo)],
    () => ['a row that was changed since', false, mayCommit(owner, two!.undo)],
    () => ['a row of an import that is undone', false, mayCommit(editor, late!.writes)],
  )
})
