import { beforeAll, describe, expect, test } from 'vitest'
import type { MemberAction } from '@/features/members/memberChanges'
import type { Fields } from '@test/rules/support/client'
import { editors, everybody, projectFor } from '@test/rules/support/project'
import { membersIn, newId, withFields } from './membersInProject'

const project = projectFor()
const members = membersIn(project)
const { stored, step, mayCommit } = members

const member = /^members\/[^/]+$/
const entry = /\/history\/\d+$/

type Stored = Parameters<typeof stored>[0] & Fields

const ended = { on: '2026-11-20', why: 'Resigned' } as const
const change: MemberAction = {
  kind: 'change',
  changes: { firmName: 'Sample Works', mobile: '9876500000', website: null },
}

/** Each action with the member that it is done to. */
const actions: [action: MemberAction, was?: Stored][] = [
  [change],
  [{ kind: 'kind', to: 'Associate', text: 'As the committee decided' }],
  [{ kind: 'kind', to: 'Life' }],
  [
    { kind: 'kind', to: 'Ordinary' },
    { kind: 'Life', paidUntil: undefined },
  ],
  [{ kind: 'joinedOn', to: '2018-04-01' }],
  [{ kind: 'joinedOn', to: '2018-04-01' }, { joinedOn: undefined }],
  [{ kind: 'end', ...ended, text: 'By letter' }],
  [{ kind: 'rejoin', on: '2026-11-27' }, { ended } as Stored],
  // An end that is taken back before its day: no new beginning.
  [{ kind: 'rejoin', on: '2026-11-19' }, { ended } as Stored],
  [{ kind: 'hold', text: 'Complaint of three members' }],
  [{ kind: 'release' }, { hold: true } as Stored],
  [{ kind: 'note', text: 'Called, no answer' }],
  [{ kind: 'told', channel: 'whatsapp', text: 'Your dues are due' }],
]

describe('a step of a member', () => {
  test.each(everybody)('%s takes one only as an editor', async (role) => {
    const answer = await mayCommit(role, step(role, await stored(), change))
    expect(answer).toBe(editors.includes(role))
  })

  test.each(actions)('%j is for editors, and not for viewers', async (action, was) => {
    const record = await stored(was)
    expect(await mayCommit('a viewer', step('a viewer', record, action))).toBe(false)
    expect(await mayCommit('an editor', step('an editor', record, action))).toBe(true)
  })

  test('is refused on a version that a colleague has changed, and alone without its other part', async () => {
    const record = await stored()
    const [ofMember, ofHistory] = step('an editor', record, change)
    expect(await mayCommit('an editor', [ofMember!])).toBe(false)
    expect(await mayCommit('an editor', [ofHistory!])).toBe(false)
    expect(await mayCommit('an administrator', step('an administrator', record, change))).toBe(true)
    expect(await mayCommit('an editor', [ofMember!, ofHistory!])).toBe(false)
  })

  test('names the request with which the new facts came', async () => {
    const request = await members.aRequest('recommended')
    const asked = (requestId: string) => ({ ...change, requestId }) as MemberAction
    const record = await stored()
    expect(await mayCommit('an editor', step('an editor', record, asked(newId())))).toBe(false)
    expect(await mayCommit('an editor', step('an editor', record, asked(request.id)))).toBe(true)
    // A request of the member that says nothing new.
    const nothing: MemberAction = { kind: 'change', changes: {}, requestId: request.id }
    const same = await stored()
    expect(await mayCommit('a viewer', step('a viewer', same, nothing))).toBe(false)
    expect(await mayCommit('an editor', step('an editor', same, nothing))).toBe(true)
  })
})

describe('a step is refused', () => {
  const records = new Map<Stored | undefined, ReturnType<typeof stored>>()

  /** A member to which nothing has happened: what is refused changes nothing. */
  function unchanged(was?: Stored) {
    const record = records.get(was) ?? stored(was)
    records.set(was, record)
    return record
  }

  const life: Stored = { kind: 'Life', paidUntil: undefined }

  test.each<[string, MemberAction, RegExp, Fields, Stored?]>([
    ['that pays a year', { kind: 'note', text: 'x' }, member, { paidUntil: '2030-03-31' }],
    [
      'that pays a year with a kind',
      { kind: 'kind', to: 'Associate' },
      member,
      { paidUntil: '2030-03-31' },
    ],
    [
      'that takes away what is paid, with a kind',
      { kind: 'kind', to: 'Life' },
      member,
      { paidUntil: undefined },
    ],
    [
      'that gives a day with the kind',
      { kind: 'kind', to: 'Ordinary' },
      member,
      { paidUntil: '2027-03-31' },
      life,
    ],
    ['to an unknown kind', { kind: 'kind', to: 'Patron' as 'Life' }, member, {}],
    ['to the same kind', { kind: 'kind', to: 'Ordinary' }, member, {}],
    ['from a kind that it had not', { kind: 'kind', to: 'Associate' }, entry, { from: 'Life' }],
    ['to another number', change, member, { number: '1' }],
    ['into the series', change, member, { n: 1 }],
    ['with another request', change, member, { requestId: newId() }],
    ['with a wrong mobile number', { kind: 'change', changes: { mobile: '12' } }, member, {}],
    ['without a name', { kind: 'change', changes: { name: null } }, member, {}],
    ['with an unknown fact', { kind: 'change', changes: { aadhaar: '1' } as object }, member, {}],
    ['that changes nothing', { kind: 'change', changes: {} }, member, {}],
    ['that is silent about a fact', change, entry, { after: { mobile: '9876500000' } }],
    ['that invents an earlier value', change, entry, { before: { firmName: 'Other' } }],
    ['that changes the kind, too', change, member, { kind: 'Associate' }],
    ['since no day', { kind: 'joinedOn', to: 'soon' }, member, {}],
    [
      'that hides the earlier day',
      { kind: 'joinedOn', to: '2018-04-01' },
      entry,
      { from: '2017-04-01' },
    ],
    [
      'that ends for an unknown reason',
      { kind: 'end', on: ended.on, why: 'Other' as 'Removed' },
      member,
      {},
    ],
    ['that ends on no day', { kind: 'end', on: 'soon', why: 'Removed' }, member, {}],
    ['that ends otherwise than it says', { kind: 'end', ...ended }, entry, { why: 'Removed' }],
    [
      'that ends twice',
      { kind: 'end', on: '2026-11-27', why: 'Removed' },
      member,
      {},
      { ended } as Stored,
    ],
    ['back without having left', { kind: 'rejoin', on: '2026-11-27' }, member, {}],
    [
      'back on another day than it says',
      { kind: 'rejoin', on: '2026-11-27' },
      member,
      { startedOn: '2026-11-20' },
      { ended } as Stored,
    ],
    [
      'back before its end with a new beginning',
      { kind: 'rejoin', on: '2026-11-19' },
      member,
      { startedOn: '2026-11-19' },
      { ended } as Stored,
    ],
    ['on hold without a reason', { kind: 'hold', text: 'x' }, entry, { text: undefined }],
    ['on hold twice', { kind: 'hold', text: 'x' }, member, {}, { hold: true } as Stored],
    ['on hold by something else', { kind: 'hold', text: 'x' }, member, { hold: 'yes' }],
    ['off hold without having been', { kind: 'release' }, member, {}],
    ['with an empty note', { kind: 'note', text: '' }, member, {}],
    ['with a note that is too long', { kind: 'note', text: 'x'.repeat(1001) }, member, {}],
    ['without the text of a note', { kind: 'note', text: 'x' }, entry, { text: undefined }],
    ['told by an unknown way', { kind: 'told', channel: 'telegram' as 'call' }, member, {}],
    ['of an unknown sort', { kind: 'note', text: 'x' }, entry, { kind: 'card' }],
    ['with more in its entry', { kind: 'note', text: 'x' }, entry, { channel: 'call' }],
    ['with an entry without its form', { kind: 'note', text: 'x' }, entry, { id: 'x' }],
    ['by a colleague', { kind: 'note', text: 'x' }, member, { by: 'admin' }],
    ['with an entry by a colleague', { kind: 'note', text: 'x' }, entry, { by: 'admin' }],
    ['at another time', { kind: 'note', text: 'x' }, member, { updatedAt: new Date(0) }],
    ['with an entry of another time', { kind: 'note', text: 'x' }, entry, { at: new Date(0) }],
    ['of another version', { kind: 'note', text: 'x' }, member, { v: 3 }],
    ['with an entry of another version', { kind: 'note', text: 'x' }, entry, { v: 3 }],
  ])('%s', async (_title, action, path, more, was) => {
    const record = await unchanged(was)
    const writes = withFields(step('an editor', record, action), path, more)
    expect(await mayCommit('an editor', writes)).toBe(false)
  })
})

beforeAll(members.prepare)

test('only an owner makes a member honorary', async () => {
  const honorary: MemberAction = { kind: 'kind', to: 'Honorary' }
  const life = { kind: 'Life', paidUntil: undefined } as const
  expect(await mayCommit('an editor', step('an editor', await stored(life), honorary))).toBe(false)
  const owner = 'an administrator'
  expect(await mayCommit(owner, step(owner, await stored(life), honorary))).toBe(true)
})

test('an end is of this year or the next', async () => {
  const role = 'an editor'
  const year = new Date().getUTCFullYear()
  const endIn = async (on: string) =>
    mayCommit(role, step(role, await stored(), { kind: 'end', on, why: 'Resigned' }))
  expect(await endIn(`${year + 2}-01-01`)).toBe(false)
  expect(await endIn('9999-12-31')).toBe(false)
  expect(await endIn(`${year + 1}-12-31`)).toBe(true)
})
