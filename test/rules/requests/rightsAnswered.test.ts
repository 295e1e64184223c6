import { describe, expect, test } from 'vitest'
import { changeOf, type Action } from '@/features/requests/review/changes'
import type { Write } from '@/shared/firestore/lite'
import { rightsKinds, rightsSubmission } from '@/shared/requests/rights'
import { erasedStatus } from '@/shared/requests/status'
import { statusesOf } from '@scripts/samples/statuses'
import { createHash } from 'node:crypto'
import { sentinels, serverTime, type Fields } from '@test/rules/support/client'
import { editors, everybody, projectFor, uidOf } from '@test/rules/support/project'
import { everyKind, samples } from '@test/rules/support/samples'
import { asking, answering, before, erasing, newId, rightsIn, start, words } from './rightsRequests'

const project = projectFor()
const { mayCommit, stored, asked, statusNow, expectNoPersonalData } = rightsIn(project)

const decided = everyKind.filter((kind) => kind !== 'meeting-answers')

describe('a step', () => {
  test('is taken by editors alone, together with the status that the applicant reads', async () => {
    for (const role of everybody) {
      const request = await stored('diamond-club')
      const right = await asked(request, 'Correct')
      const writes = answering(right, start, role)
      expect(await mayCommit(role, writes.slice(0, 2))).toBe(false)
      expect(await mayCommit(role, writes.slice(2))).toBe(false)
      expect([role, await mayCommit(role, writes)]).toEqual([role, editors.includes(role)])
      const entry = (await statusNow(request)).rights[right.id]
      expect(entry).toMatchObject(
        editors.includes(role) ? { state: 'reviewing', text: 'We look.' } : { state: 'received' },
      )
      expect(JSON.stringify(entry)).not.toContain('Internal')
    }
  })

  test.each<[string, Fields]>([
    ['another state', { state: 'done' }],
    ['another text', { text: 'Done' }],
    ['no text', { text: undefined }],
    ['another kind', { kind: 'Erase' }],
    ['another time', { since: before }],
    ['another day of asking', { at: serverTime }],
    ['the internal reason', { reason: 'Internal' }],
  ])('does not say %s', async (_title, more) => {
    const right = await asked(await stored('land-issues'), 'Correct')
    const [ofRecord, entry, told] = answering(right, start, 'an editor')
    const field = `rights.${right.id}`
    const forged = Object.fromEntries(
      Object.entries({ ...(told.update[field] as Fields), ...more }).filter(
        ([, value]) => value !== undefined,
      ),
    )
    const update = { ...told.update, [field]: forged }
    expect(await mayCommit('an editor', [ofRecord, entry, { ...told, update }])).toBe(false)
    expect(await mayCommit('an editor', [ofRecord, entry, told])).toBe(true)
  })

  test('of the request itself keeps the rights that were asked for, and adds none', async () => {
    const request = await stored('registrations')
    const right = await asked(request, 'See')
    const writesWith = (more: Fields): Write[] => {
      const { review, entry } = changeOf(undefined, start, 'editor', serverTime, Date.now())
      const [ofKey, status] = statusesOf('registrations', request.id, { ...request.data, review })
      return [
        { path: request.path, update: { review } },
        { path: `${request.path}/history/1`, set: entry },
        ofKey!,
        { ...status!, set: { ...status!.set, ...more }, merge: true },
      ]
    }
    const dropped = writesWith({}).map((write) => ({ ...write, merge: undefined }) as Write)
    expect(await mayCommit('an editor', dropped)).toBe(false)
    expect(await mayCommit('an editor', writesWith({ withdrawnAt: serverTime }))).toBe(false)
    expect(await mayCommit('an editor', writesWith({ rights: {} }))).toBe(false)
    expect(await mayCommit('an editor', writesWith({}))).toBe(true)
    expect((await statusNow(request)).rights[right.id]).toMatchObject({ state: 'received' })
  })
})

describe.each(decided)('%s once withdrawn', (kind) => {
  const actions: Action[] = [
    start,
    { kind: 'assign', assignee: 'viewer' },
    { kind: 'check', check: 'gstin', isTicked: true },
    { kind: 'correct', field: 'firmName', value: 'Sample Works' },
    { kind: 'state', to: 'withdrawn' },
    { kind: 'note', text: 'The person has called.' },
    { kind: 'told', channel: 'call' },
    { kind: 'trash', text: 'As asked' },
  ]

  test.each(editors)('%s may only note, tell and trash it', async (role) => {
    const request = await stored(kind)
    await asked(request, 'Withdraw')
    const verdicts: boolean[] = []
    for (const action of actions) {
      const { data } = request
      const { review, entry } = changeOf(data.review, action, uidOf(role)!, serverTime, Date.now())
      const [ofKey, status] = statusesOf(kind, request.id, { ...data, review })
      const isAllowed = await mayCommit(role, [
        { path: request.path, update: { review } },
        { path: `${request.path}/history/${String(review.v)}`, set: entry },
        ofKey!,
        { ...status!, merge: true },
      ])
      verdicts.push(isAllowed)
      const now = await project.firestore.read(request.path)
      request.data = { ...data, review: now?.review }
    }
    expect(verdicts).toEqual(actions.map(({ kind: one }) => /note|told|trash/.test(one)))
    expect(await statusNow(request)).toHaveProperty('withdrawnAt')
  })
})

describe('a withdrawal', () => {
  const takeBack: Action = {
    kind: 'state',
    to: 'refused',
    reason: 'They called: it was a mistake.',
    public: 'As you said on the phone, your request goes on.',
  }

  test.each(everybody)(
    '%s takes it back only as an owner, and the applicant reads why',
    async (role) => {
      const request = await stored('registrations')
      const right = await asked(request, 'Withdraw')
      const writes = answering(right, takeBack, role)
      const isOwner = role === 'an administrator'
      expect(await mayCommit(role, writes)).toBe(isOwner)
      const { withdrawnAt, rights } = await statusNow(request)
      expect(withdrawnAt === undefined).toBe(isOwner)
      expect(rights[right.id]?.state).toBe(isOwner ? 'refused' : 'received')
      if (!isOwner) return
      expect(rights[right.id]?.text).toBe(takeBack.public)

      // The request goes on, the withdrawal does not, and the applicant may withdraw again.
      const { review, entry } = changeOf(undefined, start, 'editor', serverTime, Date.now())
      const [ofKey, status] = statusesOf('registrations', request.id, { ...request.data, review })
      const step: Write[] = [
        { path: request.path, update: { review } },
        { path: `${request.path}/history/1`, set: entry },
        ofKey,
        { ...status, merge: true },
      ]
      expect(await mayCommit('an editor', step)).toBe(true)
      const { id: _, ...data } = (await project.firestore.read(right.path))!
      const reopen: Action = { kind: 'state', to: 'reviewing', reason: 'A sample' }
      expect(await mayCommit(role, answering({ ...right, data }, reopen, role))).toBe(false)
      await asked(request, 'Withdraw')
      expect(await statusNow(request)).toHaveProperty('withdrawnAt')
    },
  )

  test('is not taken back without a text for the applicant, without its status, or with another step', async () => {
    const role = 'an administrator'
    const request = await stored('registrations')
    const right = await asked(request, 'Withdraw')
    const { public: _, ...silent } = takeBack
    expect(await mayCommit(role, answering(right, silent, role))).toBe(false)
    const [ofRecord, entry, told] = answering(right, takeBack, role)
    const { withdrawnAt: __, ...locked } = told.update
    expect(await mayCommit(role, [ofRecord, entry, { ...told, update: locked }])).toBe(false)
    const other = await asked(request, 'See')
    const [ofOther, otherEntry, otherTold] = answering(other, start, role)
    const unlocking = { ...otherTold, update: { ...otherTold.update, withdrawnAt: undefined } }
    expect(await mayCommit(role, [ofOther, otherEntry, unlocking])).toBe(false)
    expect(await mayCommit(role, [ofRecord, entry, told])).toBe(true)
  })
})

test('an editor does not answer what they have asked about their own request', async () => {
  await project.firestore.update('admins/editor', {
    mobile: String(samples.registrations.data.mobile),
  })
  const right = await asked(await stored('registrations'), 'Complain')
  expect(await mayCommit('an editor', answering(right, start, 'an editor'))).toBe(false)
  expect(await mayCommit('an administrator', answering(right, start, 'an administrator'))).toBe(
    true,
  )
  await project.firestore.seed({ admins: [{ id: 'editor', data: { role: 'editor' } }] })
})

describe.each(rightsKinds)('the rights request %s', (kind) => {
  test.each(['there', 'erased', 'gone'])(
    'is erased while its request is %s, but not a withdrawal that locks it',
    async (state) => {
      const owner = 'an administrator'
      const request = await stored('registrations')
      const right = await asked(request, kind)
      expect(await mayCommit(owner, answering(right, { kind: 'trash' }, owner).slice(0, 2))).toBe(
        true,
      )
      if (state === 'erased') await project.firestore.update(request.status, { state })
      if (state === 'gone') await project.firestore.delete(request.status)
      const writes = erasing(right).slice(0, state === 'gone' ? 3 : 4)
      expect(await mayCommit(owner, writes)).toBe(kind !== 'Withdraw' || state !== 'there')
    },
  )
})

describe('once its request is erased', () => {
  const owner = 'an administrator'

  async function erased() {
    const request = await stored('registrations', { isTrashed: true })
    const right = await asked(request, 'Erase')
    const { rights, rightsLatest, rightsOpen } = await statusNow(request)
    const hash = createHash('sha256').update(request.id).digest('hex')
    const told = (more: Fields = {}): Write => ({
      path: request.status,
      set: {
        ...erasedStatus({ kind: 'registrations', rights, rightsLatest, rightsOpen }, serverTime),
        ...more,
      },
    })
    const others: Write[] = [
      { path: request.path, isDeleted: true },
      { path: `request_keys/${request.key}`, isDeleted: true },
      {
        path: `erasures/registrations~${hash}`,
        set: { why: 'request', at: serverTime, by: 'admin' },
      },
    ]
    return { request, right, others, told }
  }

  test('the rights request stays, and is answered', async () => {
    const { request, right, others, told } = await erased()
    expect(await mayCommit(owner, [...others, told({ rights: {} })])).toBe(false)
    expect(await mayCommit(owner, [...others, told()])).toBe(true)
    expect(await mayCommit('an editor', answering(right, start, 'an editor'))).toBe(true)
    expect(await statusNow(request)).toMatchObject({
      state: 'erased',
      rights: { [right.id]: { state: 'reviewing' } },
    })
    for (const one of rightsKinds) {
      const withoutNumber = rightsSubmission(
        request.key,
        newId(),
        { kind: one, text: words },
        sentinels,
      )
      expect(await mayCommit('a visitor', asking(request.key, one))).toBe(false)
      const isAllowed = await mayCommit('a visitor', withoutNumber)
      expect([one, isAllowed]).toEqual([one, one === 'Complain'])
    }
  })

  test('only an owner takes the mobile number from the rights request, and no sooner', async () => {
    const { right, others, told } = await erased()
    const forget: Write = { path: right.path, update: { mobile: undefined } }
    for (const role of everybody) expect(await mayCommit(role, [forget])).toBe(false)
    const more = { path: right.path, update: { mobile: undefined, text: 'x' } }
    expect(await mayCommit(owner, [...others, told(), more])).toBe(false)
    expect(await mayCommit(owner, [...others, told(), forget])).toBe(true)
    expect(await project.firestore.read(right.path)).not.toHaveProperty('mobile')
  })

  test('an owner erases the rights request, too, and then it is nowhere', async () => {
    const { request, right } = await erased()
    const trash = answering(right, { kind: 'trash' }, owner)
    expect(await mayCommit(owner, trash.slice(0, 2))).toBe(true)
    const writes = erasing(right)
    for (const role of everybody) {
      expect(await mayCommit(role, writes.slice(3))).toBe(false)
    }
    for (const role of everybody.filter((one) => one !== owner)) {
      expect(await mayCommit(role, writes)).toBe(false)
    }
    expect(await mayCommit(owner, writes)).toBe(true)
    expect((await statusNow(request)).rights).toEqual({})
  })
})

test('no status has personal data, whatever was done', async () => {
  await expectNoPersonalData()
})
