import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findDuplicates } from '@/features/members/import/findDuplicates'
import { matchColumns } from '@/features/members/import/matchColumns'
import { planImport } from '@/features/members/import/planImport'
import { readRows } from '@/features/members/import/readRow'
import { readTable } from '@/features/members/import-file/readTable'
import { keyOfNumber } from '@/features/members/memberNumber'
import type { Write } from '@/shared/firestore/lite'
import { aProfile } from '@scripts/samples/members/memberRecords'
import { oldListCsv, shortList } from '@scripts/samples/old-list/oldList'
import { serverTime, type Fields } from '@test/rules/support/client'
import { editors, everybody, projectFor, uidOf, type Role } from '@test/rules/support/project'
import {
  first,
  membersIn,
  newId,
  nextCount,
  rowId,
  rowWrites,
  withFields,
} from './membersInProject'

const project = projectFor()
const members = membersIn(project)
const { mayCommit, step } = members
const { firestore } = project

beforeAll(members.prepare)

let importId = ''
const setState = (state: string) => firestore.update(`imports/${importId}`, { state })

beforeEach(async () => {
  importId = newId()
  const at = new Date()
  const data = {
    file: 'members.xlsx',
    hash: '0'.repeat(64),
    rows: 3,
    lastLine: 1_000_000,
    state: 'open',
    at,
    by: 'editor',
  }
  await firestore.seed({ imports: [{ id: importId, data }] })
})

const aRow = (more: Fields = {}) => ({
  number: `UO/2020/${nextCount()}`,
  kind: 'Ordinary',
  profile: { name: 'Asha Namuna', firmName: 'Sample Works' },
  importId,
  ...more,
})

const mayImport = (row: Fields, role: Role = 'an editor', line = nextCount()) =>
  mayCommit(role, rowWrites(line, row, role))

describe('an import', () => {
  const started = (role: Role, more: Fields = {}): Fields => ({
    file: 'members.xlsx',
    hash: 'a'.repeat(64),
    rows: 2000,
    lastLine: 2003,
    state: 'open',
    at: serverTime,
    by: uidOf(role) ?? 'nobody',
    ...more,
  })

  test.each(everybody)(
    '%s starts and ends one only as an editor, and undoes it only as an owner',
    async (role) => {
      const isEditor = editors.includes(role)
      const isOwner = role === 'an administrator'
      const client = project.as[role]
      const path = `imports/${importId}`
      const by = uidOf(role) ?? 'nobody'
      const undo = { state: 'undoing', undo: { at: serverTime, by, count: 3 } }
      expect((await client.set(`imports/${newId()}`, started(role))).isAllowed).toBe(isEditor)
      expect((await client.update(path, { state: 'closed' })).isAllowed).toBe(isEditor)
      expect((await client.update(path, { state: 'open' })).isAllowed).toBe(false)
      expect((await client.commit([{ path, update: undo }])).isAllowed).toBe(isOwner)
      await setState('undoing')
      expect((await client.commit([{ path, update: undo }])).isAllowed).toBe(false)
      expect((await client.update(path, { state: 'closed' })).isAllowed).toBe(isOwner)
      expect((await client.delete(path)).isAllowed).toBe(false)
    },
  )

  test.each<[string, Fields]>([
    ['without a file', { file: '' }],
    ['with a name that is too long', { file: 'x'.repeat(201) }],
    ['without the hash of its file', { hash: 'x' }],
    ['without rows', { rows: 0 }],
    ['with too many rows', { rows: 20_001, lastLine: 20_001 }],
    ['without its last row', { lastLine: 0 }],
    ['with fewer lines than rows', { lastLine: 1999 }],
    ['that is closed already', { state: 'closed' }],
    ['by a colleague', { by: 'admin' }],
    ['at another time', { at: new Date(0) }],
    ['with more', { undo: {} }],
  ])('is refused %s', async (_title, more) => {
    const { isAllowed } = await project.as['an editor'].set(
      `imports/${newId()}`,
      started('an editor', more),
    )
    expect(isAllowed).toBe(false)
  })

  test('is not changed otherwise', async () => {
    const owner = project.as['an administrator']
    const may = async (update: Fields) =>
      (await owner.commit([{ path: `imports/${importId}`, update }])).isAllowed
    const undo = { at: serverTime, by: 'admin', count: 3 }
    expect(await may({ rows: 4 })).toBe(false)
    expect(await may({ state: 'closed', rows: 4 })).toBe(false)
    expect(await may({ state: 'undoing' })).toBe(false)
    expect(await may({ state: 'undoing', undo: { ...undo, by: 'editor' } })).toBe(false)
    expect(await may({ state: 'undoing', undo: { ...undo, at: new Date(0) } })).toBe(false)
    expect(await may({ state: 'undoing', undo: { ...undo, why: 'x' } })).toBe(false)
    expect(await may({ state: 'undoing', undo: { at: serverTime, by: 'admin' } })).toBe(false)
    expect(await may({ state: 'undoing', undo: { ...undo, count: 4 } })).toBe(false)
    expect(await may({ state: 'undoing', undo, file: 'x' })).toBe(false)
    expect(await may({ state: 'undoing', undo })).toBe(true)
  })

  test('is undone for thirty days', async () => {
    const owner = project.as['an administrator']
    const path = `imports/${importId}`
    const undo = { state: 'undoing', undo: { at: serverTime, by: 'admin', count: 3 } }
    const dayMillis = 86_400_000
    await firestore.update(path, { at: new Date(Date.now() - 30 * dayMillis - 60_000) })
    expect((await owner.commit([{ path, update: undo }])).isAllowed).toBe(false)
    await firestore.update(path, { at: new Date(Date.now() - 30 * dayMillis + 60_000) })
    expect((await owner.commit([{ path, update: undo }])).isAllowed).toBe(true)
  })
})

describe('a row', () => {
  test.each(everybody)('%s imports one only as an editor', async (role) => {
    expect(await mayImport(aRow(), role)).toBe(editors.includes(role))
  })

  test('may know no more than a number, a name and a firm, and as much as a whole registration', async () => {
    const full = {
      legacyNumber: '0017',
      joinedOn: '1999-04-01',
      paidUntil: '2027-03-31',
      profile: aProfile(3 * nextCount() + 1),
    }
    expect(await mayImport(aRow())).toBe(true)
    expect(await mayImport(aRow(full))).toBe(true)
    expect(await mayImport(aRow({ ...full, kind: 'Life' }))).toBe(false)
    expect(await mayImport(aRow({ ...full, kind: 'Life', paidUntil: undefined }))).toBe(true)
  })

  test('is imported once, under its id and under its number, however that is written', async () => {
    const line = nextCount()
    const row = aRow({ number: 'UO/2019/017' })
    expect(await mayImport(row, 'an editor', line)).toBe(true)
    expect(await mayImport(row, 'an editor', line)).toBe(false)
    expect(await mayImport(aRow(), 'an editor', line)).toBe(false)
    for (const number of ['UO/2019/017', 'uo-2019-017', 'UO 2019 (017)']) {
      expect(await mayImport(aRow({ number }))).toBe(false)
    }
    expect(await mayImport(aRow({ number: 'UO/2019/17' }))).toBe(true)
  })

  test('has no number of the series, which goes on as if it was not there', async () => {
    const before = String(first - 1)
    expect(await mayImport(aRow({ number: String(first) }))).toBe(false)
    expect(await mayImport(aRow({ number: '90000' }))).toBe(false)
    expect(await mayImport(aRow({ number: before }))).toBe(true)
    const made = (wanted: number) =>
      members.newMember('an editor', newId(), members.byHand(), wanted)
    // A number from before the series began, and before a first number was entered.
    await firestore.seed({ member_numbers: [{ id: '90000', data: { memberId: 'x', importId } }] })
    expect(await mayCommit('an editor', made(90_001))).toBe(false)
    expect(await mayCommit('an editor', made(members.nextNumber()))).toBe(true)
    members.isGiven()
    expect(await mayCommit('an editor', made(members.nextNumber()))).toBe(true)
    members.isGiven()
  })

  test('may have plain digits while no owner has said where the series begins', async () => {
    await firestore.seed({ settings: [{ id: 'membership', data: {} }] })
    expect(await mayImport(aRow({ number: '90001' }))).toBe(true)
    await members.prepare()
  })

  test('is a line of its list, and has the id of that line', async () => {
    const path = `imports/${importId}`
    await firestore.update(path, { lastLine: 12 })
    expect(await mayImport(aRow(), 'an editor', 13)).toBe(false)
    expect(await mayImport(aRow(), 'an editor', 12)).toBe(true)
    const writes = rowWrites(11, aRow(), 'an editor')
    expect(await mayCommit('an editor', withFields(writes, /^member_numbers/, { line: 10 }))).toBe(
      false,
    )
    expect(
      await mayCommit('an editor', withFields(writes, /^member_numbers/, { line: undefined })),
    ).toBe(false)
    expect(await mayCommit('an editor', writes)).toBe(true)
  })

  test.each<[string, Fields]>([
    ['of no import', { importId: 'x' }],
    ['in the series', { number: '1044', n: 1044 }],
    ['of a request', { requestId: newId() }],
    ['with zeros before its number', { number: '0017' }],
    ['with a mark before its number', { number: '/17' }],
    ['with a number of other letters', { number: 'ଉଓ/17' }],
    ['with a number that is too long', { number: 'x'.repeat(21) }],
    ['with an empty old number', { legacyNumber: '' }],
    ['with an old number that is too long', { legacyNumber: 'x'.repeat(41) }],
    ['without a kind', { kind: undefined }],
    ['paid until no day', { paidUntil: 'March' }],
    ['since no day', { joinedOn: '1999' }],
    ['without a name', { profile: { firmName: 'Sample Works' } }],
    ['without a firm', { profile: { name: 'Asha Namuna' } }],
    ['without a profile', { profile: undefined }],
    ['with more', { listed: true }],
  ])('is refused %s', async (_title, more) => {
    const row = aRow(more)
    const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))
    expect(await mayImport(given)).toBe(false)
  })

  test('is refused without its number, with an entry of a history, and once the import has ended', async () => {
    const line = nextCount()
    const writes = rowWrites(line, aRow(), 'an editor')
    const id = rowId(importId, line)
    const entry = { v: 1, kind: 'join', at: serverTime, by: 'editor' }
    const withEntry: Write[] = [...writes, { path: `members/${id}/history/1`, set: entry }]
    expect(await mayCommit('an editor', writes.slice(0, 1))).toBe(false)
    expect(await mayCommit('an editor', writes.slice(1))).toBe(false)
    expect(await mayCommit('an editor', withEntry)).toBe(false)
    expect(
      await mayCommit('an editor', withFields(writes, /^member_numbers/, { importId: undefined })),
    ).toBe(false)
    for (const state of ['closed', 'undoing']) {
      await setState(state)
      expect(await mayCommit('an editor', writes)).toBe(false)
    }
  })
})

describe('the undoing of an import', () => {
  async function imported(more: Fields = {}) {
    const line = nextCount()
    const row = aRow(more)
    const id = rowId(importId, line)
    expect(await mayImport(row, 'an editor', line)).toBe(true)
    const [ofMember, ofNumber] = [`members/${id}`, `member_numbers/${keyOfNumber(row.number)}`].map(
      (path): Write => ({ path, isDeleted: true }),
    )
    return { id, line, data: { ...row, v: 1 } as Fields, writes: [ofMember!, ofNumber!] }
  }

  test.each(everybody)('%s takes a row away only as an owner', async (role) => {
    const { writes } = await imported()
    await setState('undoing')
    expect(await mayCommit(role, writes)).toBe(role === 'an administrator')
  })

  test('waits until an owner has begun it, and takes the member with its number', async () => {
    const { line, data, writes } = await imported()
    for (const state of ['open', 'closed']) {
      await setState(state)
      expect(await mayCommit('an administrator', writes)).toBe(false)
    }
    await setState('undoing')
    expect(await mayCommit('an administrator', writes.slice(0, 1))).toBe(false)
    expect(await mayCommit('an administrator', writes.slice(1))).toBe(false)
    expect(await mayCommit('an administrator', writes)).toBe(true)
    await setState('open')
    expect(await mayImport(data, 'an editor', line)).toBe(true)
  })

  test('leaves a member that an administrator has changed, and those of the desk', async () => {
    const row = await imported()
    expect(
      await mayCommit('an editor', step('an editor', row, { kind: 'note', text: 'Called' })),
    ).toBe(true)
    await setState('undoing')
    expect(await mayCommit('an administrator', row.writes)).toBe(false)
    const number = String(members.nextNumber())
    const id = newId()
    const made = members.newMember('an editor', id, members.byHand(), Number(number))
    expect(await mayCommit('an editor', made)).toBe(true)
    const deletions = [`members/${id}`, `member_numbers/${number}`]
    expect(
      await mayCommit(
        'an administrator',
        deletions.map((path) => ({ path, isDeleted: true as const })),
      ),
    ).toBe(false)
  })
})

/** Rows as lists have them, whose cells are read in many ways. */
const oddRows = `Member No;Old No;Name;Firm;Kind;DOJ;Paid upto;Mobile;WhatsApp;Estd.;Employees;Turnover;Dist;Address;Products;Website;Directory
0071;;Asha Namuna;Works;LM;36251;31.03.2027;0 94370-12345;same;01.04.1987;25;up to ₹10 crore;Keonjhar;"Plot 4
Barbil";"Rods; bars";example.org/a?b=c;yes
୦୦୭୨;A–9;ଅନିତା ନମୁନା;ଉଦ୍ୟୋଗ “କ”;Ordinary;1st April 1999;31-Mar-27;୯୪୩୭୦ ୧୨୩୪୬;-;;;;ଖୋର୍ଦ୍ଧା;  Plot 5, Road;Tea​;;n
UO / 73 (L);;B. Namuna;M/s Works & Sons;hony;N.A.;nil;;;;;;Outside Orissa;;;;`

test('each row that the preview of an old list calls a new member is accepted', async () => {
  const { headers, rows } = shortList
  const lists = [oldListCsv({ headers, rows, faults: [] }), oddRows]
  for (const list of lists) {
    const table = await readTable(new File([list], 'members.csv'))
    const read = await readRows(table, matchColumns(table.rows), {}, () => {})
    const plan = planImport(read, [], findDuplicates(read, []), { all: 'new' })
    const planned = plan.rows.flatMap((row) => (row.act === 'new' ? [row.member] : []))
    expect(planned).toHaveLength(list === oddRows ? 3 : 19)
    const answers = await Promise.all(planned.map((member) => mayImport({ ...member, importId })))
    expect(planned.filter((_, at) => !answers[at])).toEqual([])
  }
  // A duplicate: the preview says that its number is given.
  expect(await mayImport(aRow({ number: 'uo 73 l' }))).toBe(false)
})
