import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Action } from '@/features/requests/review/changes'
import type { Write } from '@/shared/firestore/lite'
import { type Fields } from '@test/rules/support/client'
import { editors, everybody, projectFor, type Role } from '@test/rules/support/project'
import { changeFor, writesOf } from '@test/rules/requests/requestsAtDesk'
import { first, membersIn, newId, withFields } from './membersInProject'

const project = projectFor()
const members = membersIn(project)
const { aRequest, ofRequest, byHand, newMember, mayCommit, nextNumber, isGiven } = members

beforeAll(members.prepare)

const member = /^members\/[^/]+$/
const number = /^member_numbers\//
const entry = /\/history\/1$/

let approved: Awaited<ReturnType<typeof aRequest>> | undefined

/** Tries a member made from an approved request, as an editor. All that is refused is of the same request. */
async function mayMake(change: (writes: Write[]) => Write[], of: 'request' | 'hand' = 'request') {
  const request = (approved ??= await aRequest())
  const made = of === 'request' ? ofRequest(request) : byHand()
  const id = of === 'request' ? request.id : newId()
  return mayCommit('an editor', change(newMember('an editor', id, made)))
}

describe('a new member', () => {
  test.each(everybody)(
    '%s makes one, of a request and by hand, only as an editor',
    async (role) => {
      const request = await aRequest()
      const tried = [
        newMember(role, request.id, ofRequest(request)),
        // The second takes the same number, where the first was refused.
        newMember(role, newId(), byHand(), nextNumber() + (editors.includes(role) ? 1 : 0)),
      ]
      const answers = []
      for (const writes of tried) answers.push(await mayCommit(role, writes))
      answers.filter(Boolean).forEach(isGiven)
      expect(answers).toEqual(tried.map(() => editors.includes(role)))
    },
  )

  test('keeps its request approved, which an owner may still move to the trash', async () => {
    const role = 'an administrator'
    const [made, request] = [await aRequest(), await aRequest()]
    expect(await mayCommit(role, newMember(role, made.id, ofRequest(made)))).toBe(true)
    isGiven()
    const mayDo = ({ id, data }: typeof made, action: Action) => {
      const record = { kind: 'registrations', id, path: `New_Registration/${id}`, data } as const
      return mayCommit(role, writesOf(record, changeFor(record, action, role)))
    }
    const reopen: Action = { kind: 'state', to: 'reviewing', reason: 'A mistake' }
    expect(await mayDo(made, reopen)).toBe(false)
    expect(await mayDo(request, reopen)).toBe(true)
    expect(await mayDo(made, { kind: 'trash' })).toBe(true)
  })

  test('takes the remarks with which it is made', async () => {
    const writes = newMember('an editor', newId(), byHand({ text: 'Fee received in cash' }))
    expect(await mayCommit('an editor', writes)).toBe(true)
    isGiven()
  })

  test.each<[string, 'approved' | 'recommended', Fields]>([
    ['that is only recommended', 'recommended', {}],
    ['in the trash', 'approved', { trashed: true }],
  ])('is not made from a request %s', async (_title, state, review) => {
    const request = await aRequest(state, review)
    const writes = newMember('an administrator', request.id, ofRequest(request))
    expect(await mayCommit('an administrator', writes)).toBe(false)
    const { requestId: _, ...hand } = ofRequest(request)
    const asByHand = newMember('an administrator', request.id, hand)
    expect(await mayCommit('an administrator', asByHand)).toBe(false)
  })

  test('is not made from a request that its applicant has withdrawn', async () => {
    const request = await aRequest()
    await project.firestore.update(request.status, { withdrawnAt: new Date() })
    const writes = newMember('an administrator', request.id, ofRequest(request))
    expect(await mayCommit('an administrator', writes)).toBe(false)
  })

  test('has the corrections of the office, and nothing that was not sent', async () => {
    const corrected = { firmName: 'Sample Works', district: 'Puri' }
    const request = await aRequest('approved', { corrected })
    const asked = ofRequest(request)
    const having = (more: Fields) =>
      newMember('an editor', request.id, {
        ...asked,
        profile: { ...asked.profile, ...more } as typeof asked.profile,
      })
    expect(await mayCommit('an editor', having({}))).toBe(false)
    expect(await mayCommit('an editor', having({ ...corrected, firmName: 'Other' }))).toBe(false)
    expect(await mayCommit('an editor', having({ ...corrected, pin: '751002' }))).toBe(false)
    expect(await mayCommit('an editor', having(corrected))).toBe(true)
    isGiven()
  })

  test('does not come back once it is erased', async () => {
    const request = await aRequest()
    const hash = createHash('sha256').update(request.id).digest('hex')
    await project.firestore.seed({
      erasures: [{ id: `members~${hash}`, data: { why: 'request', at: new Date(), by: 'admin' } }],
    })
    const writes = newMember('an administrator', request.id, ofRequest(request))
    expect(await mayCommit('an administrator', writes)).toBe(false)
  })
})

describe('a new member is refused', () => {
  test.each<[string, RegExp, Fields]>([
    ['paid for without a receipt', member, { paidUntil: '2027-03-31' }],
    ['with an old spelling of the number', member, { legacyNumber: '01042' }],
    ['on hold', member, { hold: true }],
    ['that has left', member, { ended: { on: '2026-11-27', why: 'Resigned' } }],
    ['with another field', member, { extra: 'x' }],
    ['of an unknown kind', member, { kind: 'Patron' }],
    ['since no day', member, { joinedOn: 'today' }],
    ['without its first day', member, { joinedOn: undefined }],
    ['of another version', member, { v: 2 }],
    ['by a colleague', member, { by: 'admin' }],
    ['at another time', member, { updatedAt: new Date(0) }],
    ['with another number than its own', member, { number: '9' }],
    ['outside of the series', member, { n: undefined }],
    ['of an import that there is not', member, { importId: 'x' }],
    ['of another request', member, { requestId: newId() }],
    ['with the number of another member', number, { memberId: newId() }],
    ['with a number in the name of an import', number, { importId: 'x' }],
    ['with a number that counts otherwise', number, { n: 1 }],
    ['with more in its number', number, { name: 'Asha' }],
    ['with another entry', entry, { kind: 'note' }],
    ['with the entry of another version', entry, { v: 2 }],
    ['with an entry by a colleague', entry, { by: 'admin' }],
    ['with an entry of another time', entry, { at: new Date(0) }],
    ['with more in its entry', entry, { from: 'x' }],
    ['with an empty text', entry, { text: '' }],
    ['with a text that is too long', entry, { text: 'x'.repeat(1001) }],
  ])('%s', async (_title, path, more) => {
    expect(await mayMake((writes) => withFields(writes, path, more))).toBe(false)
  })

  test.each<[string, RegExp]>([
    ['member', member],
    ['number', number],
    ['entry', entry],
  ])('without its %s', async (_title, path) => {
    const without = (writes: Write[]) => writes.filter((write) => !path.test(write.path))
    expect(await mayMake(without)).toBe(false)
    expect(await mayMake(without, 'hand')).toBe(false)
  })

  test('under an id that no form makes', async () => {
    expect(await mayCommit('an editor', newMember('an editor', 'x', byHand()))).toBe(false)
  })
})

describe('a number', () => {
  test('is not given twice and leaves none out, and the series begins where an owner says', async () => {
    const n = nextNumber()
    const may = (wanted: number) =>
      mayCommit('an editor', newMember('an editor', newId(), byHand(), wanted))
    expect(await may(n + 1)).toBe(false)
    expect(await may(n - 1)).toBe(false)
    expect(await may(first - 1)).toBe(false)
    expect(await may(1)).toBe(false)
    expect(await may(0)).toBe(false)
    expect(await may(n)).toBe(true)
    isGiven()
    expect(await may(n)).toBe(false)
  })

  test('of a whole number only', async () => {
    const n = nextNumber()
    const half = newMember('an editor', newId(), byHand(), n)
    const changed = withFields(withFields(half, member, { n: n + 0.5 }), number, { n: n + 0.5 })
    expect(await mayCommit('an editor', changed)).toBe(false)
    const asText = withFields(withFields(half, member, { n: String(n) }), number, { n: String(n) })
    expect(await mayCommit('an editor', asText)).toBe(false)
  })

  test('is neither changed nor taken back', async () => {
    const writes = newMember('an editor', newId(), byHand())
    expect(await mayCommit('an editor', writes)).toBe(true)
    isGiven()
    const { path } = writes.find((write) => number.test(write.path))!
    const owner = project.as['an administrator']
    expect((await owner.update(path, { memberId: newId() })).isAllowed).toBe(false)
    expect((await owner.delete(path)).isAllowed).toBe(false)
  })

  test('goes to one of two administrators who take it at the same moment, ten times', async () => {
    const before = nextNumber()
    for (let round = 0; round < 10; round += 1) {
      const requests = [await aRequest(), await aRequest()]
      const n = nextNumber()
      const answers = await Promise.all(
        editors.map((role, at) =>
          mayCommit(role, newMember(role, requests[at]!.id, ofRequest(requests[at]!), n)),
        ),
      )
      expect(answers.filter(Boolean)).toHaveLength(1)
      isGiven()
    }
    const numbers = await project.firestore.list('member_numbers')
    const given = numbers.map(({ n }) => Number(n)).sort((a, b) => a - b)
    expect(given).toEqual(Array.from({ length: before + 10 - first }, (_, at) => first + at))
  })
})

test('an editor makes neither the own member nor an honorary one', async () => {
  const mobile = '9437011111'
  const profile = { ...byHand().profile, mobile }
  const owner = 'an administrator'
  await project.firestore.update('admins/editor', { mobile })
  const make = (role: Role, member: ReturnType<typeof byHand>) =>
    mayCommit(role, newMember(role, newId(), member))
  expect(await make('an editor', { ...byHand(), profile })).toBe(false)
  expect(await make(owner, { ...byHand(), profile })).toBe(true)
  isGiven()
  expect(await make('an editor', { ...byHand(), kind: 'Honorary' })).toBe(false)
  expect(await make(owner, { ...byHand(), kind: 'Honorary' })).toBe(true)
  isGiven()
})
