import { describe, expect, test } from 'vitest'
import { changeOf, type Action } from '@/features/requests/review/changes'
import type { Write } from '@/shared/firestore/lite'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import {
  mostOpenRights,
  rightsChange,
  rightsErasure,
  rightsKinds,
  rightsPath,
  rightsSubmission,
  type RightsKind,
} from '@/shared/requests/rights'
import { erasedStatus } from '@/shared/requests/status'
import { submissionId, type Sample } from '@scripts/samples/records'
import { keyOf, statusesOf } from '@scripts/samples/statuses'
import { createHash } from 'node:crypto'
import { sentinels, serverTime, type Fields } from '@test/rules/support/client'
import {
  editors,
  everybody,
  readers,
  projectFor,
  uidOf,
  type Role,
} from '@test/rules/support/project'
import { everyKind, samples } from '@test/rules/support/samples'

/*
 * One's rights without an account: whoever has the key of a request's status may ask for them, and
 * reads what became of it there.
 */

const decided = everyKind.filter((kind) => kind !== 'meeting-answers')
const before = new Date(Date.now() - 3_600_000)
const words = 'The PIN code is 751001.'

const project = projectFor('demo-rights')
let count = 0

const newId = () => submissionId((count += 1), 5)

/** The mobile number of the request that a key belongs to. */
const mobiles = new Map<string, string>()
const mobileOf = (key: string) => mobiles.get(key)
const mayCommit = async (role: Role, writes: readonly Write[]) =>
  (await project.as[role].commit(writes)).isAllowed

/** A request of earlier, in the trash or not, and what its status says beside that. */
async function stored(kind: RequestKind, { isTrashed = false, more = {} as Fields } = {}) {
  const id = newId()
  const review = { v: 1, state: 'received', trashed: true, at: before, by: 'editor' }
  const data: Fields = { ...samples[kind].data, createdAt: before, ...(isTrashed && { review }) }
  const key = keyOf(kind, id)
  const { path } = requestKinds[kind]
  const [ofKey, status] = statusesOf(kind, id, data)
  mobiles.set(key, String(data.mobile))
  await project.firestore.seed({
    [path]: [{ id, data: data as Sample['data'] }],
    request_keys: [{ id: key, data: ofKey.set as Sample['data'] }],
    request_status: [{ id: key, data: { ...status.set, ...more } as Sample['data'] }],
  })
  return {
    kind,
    id,
    key,
    data: data as Fields,
    path: `${path}/${id}`,
    status: `request_status/${key}`,
  }
}

type Stored = Awaited<ReturnType<typeof stored>>

/** What the page sends. */
const asking = (key: string, kind: RightsKind, id = newId(), text: string | undefined = words) =>
  rightsSubmission(key, id, { kind, mobile: mobileOf(key), text }, sentinels)

/** A rights request that has arrived, as the desk reads it. */
async function asked(of: Stored, kind: RightsKind, id = newId()) {
  expect(await mayCommit('a visitor', asking(of.key, kind, id))).toBe(true)
  const { id: _, ...data } = (await project.firestore.read(`${rightsPath}/${id}`))!
  return { id, path: `${rightsPath}/${id}`, status: of.status, data: data as Fields }
}

type Asked = Awaited<ReturnType<typeof asked>>

/** What the desk writes for an action on a rights request. */
function answering({ id, path, status, data }: Asked, action: Action, role: Role) {
  const by = uidOf(role) ?? 'nobody'
  const { review, entry } = changeOf(data.review, action, by, serverTime, Date.now())
  const update = rightsChange(id, data, { ...data, review }, sentinels)
  return [
    { path, update: { review } },
    { path: `${path}/history/${String(review.v)}`, set: entry },
    { path: status, update },
  ] as [Write, Write, Write & { update: Fields }]
}

/** What an owner writes to erase a rights request from the trash. */
function erasing({ id, path, status, data }: Asked): Write[] {
  const hash = createHash('sha256').update(id).digest('hex')
  return [
    { path, isDeleted: true },
    { path: `${path}/history/1`, isDeleted: true },
    { path: `erasures/rights~${hash}`, set: { why: 'request', at: serverTime, by: 'admin' } },
    { path: status, update: rightsErasure(id, data, sentinels) },
  ]
}

const start: Action = { kind: 'state', to: 'reviewing', reason: 'Internal', public: 'We look.' }

const statusNow = async ({ status }: { status: string }) =>
  (await project.firestore.read(status)) as unknown as Fields & { rights: { [id: string]: Fields } }

describe.each(everyKind)('of %s', (kind) => {
  test.each(rightsKinds)('everybody with the key asks: %s', async (right) => {
    for (const role of everybody) {
      const request = await stored(kind)
      const id = newId()
      expect([role, await mayCommit(role, asking(request.key, right, id))]).toEqual([role, true])
      const { createdAt } = (await project.firestore.read(`${rightsPath}/${id}`))!
      const { withdrawnAt, rights } = await statusNow(request)
      expect(rights).toEqual({ [id]: { kind: right, state: 'received', at: createdAt } })
      expect((await statusNow(request)).rightsOpen).toEqual({ [right]: 1 })
      expect(withdrawnAt).toEqual(right === 'Withdraw' ? createdAt : undefined)
    }
  })
})

describe('a visitor', () => {
  const role = 'a visitor'

  test('needs no words but to correct or to complain', async () => {
    for (const right of rightsKinds) {
      const { key } = await stored('registrations')
      const writes = rightsSubmission(
        key,
        newId(),
        { kind: right, mobile: mobileOf(key) },
        sentinels,
      )
      expect([right, await mayCommit(role, writes)]).toEqual([
        right,
        !['Correct', 'Complain'].includes(right),
      ])
    }
  })

  test('sends nothing twice', async () => {
    const { key } = await stored('registrations')
    const writes = asking(key, 'See')
    expect(await mayCommit(role, writes)).toBe(true)
    expect(await mayCommit(role, writes)).toBe(false)
    expect(await mayCommit(role, [writes[0]!])).toBe(false)
  })

  type Forge = (ofRequest: Fields, ofStatus: Fields, id: string) => [Fields?, Fields?]
  const entryIn = (status: Fields, id: string) => status[`rights.${id}`] as Fields
  test.each<[string, Forge]>([
    ['alone', (request) => [request]],
    ['without its request', (_request, status) => [undefined, status]],
    ['of another kind', (request, status) => [{ ...request, kind: 'Erase' }, status]],
    ['of no kind', (request, status) => [{ ...request, kind: 'x' }, status]],
    ['too long', (request, status) => [{ ...request, text: 'x'.repeat(1001) }, status]],
    ['of another time', (request, status) => [{ ...request, createdAt: before }, status]],
    ['with a name', (request, status) => [{ ...request, name: 'Somebody' }, status]],
    [
      'for a key that is not there',
      (request, status) => [{ ...request, key: '0'.repeat(64) }, status],
    ],
    [
      'with a decision',
      (request, status) => [{ ...request, review: { v: 1, state: 'done' } }, status],
    ],
    [
      'that is done',
      (request, status, id) => [
        request,
        { ...status, [`rights.${id}`]: { ...entryIn(status, id), state: 'done' } },
      ],
    ],
    [
      'with a text',
      (request, status, id) => [
        request,
        { ...status, [`rights.${id}`]: { ...entryIn(status, id), text: 'Done' } },
      ],
    ],
    [
      'under another id',
      (request, status, id) => [
        request,
        { rightsLatest: newId(), [`rights.${newId()}`]: entryIn(status, id) },
      ],
    ],
    ['that names another', (request, status) => [request, { ...status, rightsLatest: newId() }]],
    ['that also withdraws', (request, status) => [request, { ...status, withdrawnAt: serverTime }]],
    ['that also decides', (request, status) => [request, { ...status, state: 'approved' }]],
  ])('does not ask %s', async (_title, forge) => {
    const { key, status } = await stored('registrations')
    const id = newId()
    const [request, told] = asking(key, 'See', id) as unknown as [
      { set: Fields },
      { update: Fields },
    ]
    const [set, update] = forge(request.set, told.update, id)
    const writes: Write[] = [
      ...(set ? [{ path: `${rightsPath}/${id}`, set }] : []),
      ...(update ? [{ path: status, update }] : []),
    ]
    expect(await mayCommit(role, writes)).toBe(false)
    expect(await mayCommit(role, asking(key, 'See', id))).toBe(true)
  })

  test('touches neither another key nor what is there', async () => {
    const [own, other] = [await stored('registrations'), await stored('registrations')]
    const [mine, theirs] = [await asked(own, 'See'), await asked(other, 'Correct')]
    const id = newId()
    const [request, told] = asking(own.key, 'See', id)
    const entry = (await statusNow(other)).rights[theirs.id]!
    const tried: Write[][] = [
      [request!, { ...told!, path: other.status } as Write],
      [
        request!,
        told!,
        { path: other.status, update: { rightsLatest: id, [`rights.${id}`]: entry } },
      ],
      [{ path: own.status, update: { [`rights.${mine.id}.state`]: 'done' } }],
      [{ path: own.status, update: { [`rights.${mine.id}`]: undefined } }],
      [{ path: own.status, update: { rights: {} } }],
      [{ path: own.status, update: { rightsLatest: id } }],
      [{ path: theirs.path, update: { text: 'x' } }],
      [{ path: theirs.path, isDeleted: true }],
      [{ path: own.status, isDeleted: true }],
    ]
    for (const one of everybody) {
      const verdicts = await Promise.all(tried.map((writes) => mayCommit(one, writes)))
      expect([one, verdicts]).toEqual([one, tried.map(() => false)])
    }
  })

  test(`has ${mostOpenRights} of a kind open at most; answered ones and other kinds do not count`, async () => {
    const open = { See: mostOpenRights - 1, Correct: mostOpenRights }
    const answered = Object.fromEntries(
      Array.from({ length: 30 }, () => [newId(), { kind: 'See', state: 'done', at: before }]),
    )
    const more = { rights: answered, rightsLatest: 'x', rightsOpen: open }
    const request = await stored('land-issues', { more })
    expect(await mayCommit(role, asking(request.key, 'Correct'))).toBe(false)
    const last = await asked(request, 'See')
    expect(await mayCommit(role, asking(request.key, 'See'))).toBe(false)
    expect(await mayCommit(role, asking(request.key, 'Erase'))).toBe(true)

    const close: Action = { kind: 'state', to: 'closed', reason: 'A sample' }
    expect(await mayCommit('an editor', answering(last, close, 'an editor'))).toBe(true)
    expect(await mayCommit(role, asking(request.key, 'See'))).toBe(true)
    expect((await statusNow(request)).rightsOpen).toEqual({ ...open, See: 20, Erase: 1 })
  })

  test('counts nothing but what is asked', async () => {
    const { key, status } = await stored('registrations')
    const [request, told] = asking(key, 'See') as [Write, Write & { update: Fields }]
    const { 'rightsOpen.See': _, ...uncounted } = told.update
    for (const count of [
      {},
      { 'rightsOpen.See': sentinels.add(2) },
      { 'rightsOpen.See': sentinels.add(-1) },
      { 'rightsOpen.Correct': sentinels.add(1) },
      { 'rightsOpen.See': sentinels.add(1), 'rightsOpen.Correct': sentinels.add(1) },
    ]) {
      const writes = [request, { path: status, update: { ...uncounted, ...count } }]
      expect([count, await mayCommit(role, writes)]).toEqual([count, false])
    }
  })

  test('needs the mobile number of the request, as it was sent or corrected', async () => {
    const request = await stored('registrations')
    const corrected = { mobile: '9876500099' }
    const review = { v: 1, state: 'received', corrected, at: before, by: 'editor' }
    await project.firestore.update(request.path, { review })
    const trying = (mobile: string | undefined, kind: RightsKind = 'Withdraw') =>
      rightsSubmission(request.key, newId(), { kind, mobile, text: words }, sentinels)
    for (const kind of rightsKinds) {
      for (const wrong of [undefined, '', '9876500000', `+91${mobileOf(request.key)}`]) {
        expect([kind, wrong, await mayCommit(role, trying(wrong, kind))]).toEqual([
          kind,
          wrong,
          false,
        ])
      }
    }
    expect(await mayCommit(role, trying('9876500099', 'See'))).toBe(true)
    expect(await mayCommit(role, trying(mobileOf(request.key), 'See'))).toBe(true)
  })

  test('withdraws once, in one commit, and nobody takes it back', async () => {
    const request = await stored('growth-fund')
    const [ofRequest, told] = asking(request.key, 'Withdraw') as [Write, Write & { update: Fields }]
    const { withdrawnAt: _, ...without } = told.update
    const changed = (update: Fields): Write[] => [ofRequest, { path: request.status, update }]
    expect(await mayCommit(role, changed(without))).toBe(false)
    expect(await mayCommit(role, changed({ ...told.update, withdrawnAt: before }))).toBe(false)
    expect(
      await mayCommit(role, [{ path: request.status, update: { withdrawnAt: serverTime } }]),
    ).toBe(false)
    expect(await mayCommit(role, [ofRequest, told])).toBe(true)
    expect(await mayCommit(role, asking(request.key, 'Withdraw'))).toBe(false)
    for (const one of everybody) {
      for (const withdrawnAt of [undefined, serverTime, before]) {
        const update = { withdrawnAt }
        expect(await mayCommit(one, [{ path: request.status, update }])).toBe(false)
      }
    }
    // The other rights stay.
    expect(await mayCommit(role, asking(request.key, 'Erase'))).toBe(true)
  })
})

test('rights requests are read by administrators alone', async () => {
  const { path } = await asked(await stored('registrations'), 'See')
  for (const role of everybody) {
    const client = project.as[role]
    const answers = await Promise.all([
      client.get(path),
      client.list(rightsPath),
      client.list(rightsPath, { where: ['kind', 'See'], limit: 1 }),
      client.list(rightsPath, { isGroup: true }),
      client.count(rightsPath),
      client.list(`${path}/history`),
    ])
    const isReader = readers.includes(role)
    // A group of them everywhere is nobody's.
    const expected = [isReader, isReader, isReader, false, isReader, isReader]
    expect([role, answers.map(({ isAllowed }) => isAllowed)]).toEqual([role, expected])
  }
})

describe('at the desk', () => {
  test('a step goes with what the applicant reads of it, by editors alone', async () => {
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
  ])('a step does not say %s', async (_title, more) => {
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

  test('a step of the request itself keeps what is asked, and drops or adds nothing', async () => {
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

  test.each(editors)('%s may note, tell and trash it, and nothing else', async (role) => {
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

  test('is not taken back without a text for the applicant, without its status, or by the way', async () => {
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

  test('what was asked stays, and is answered', async () => {
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

  test('the mobile number goes from what was asked, by an owner alone and no sooner', async () => {
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
  const statuses = await project.firestore.list('request_status')
  expect(statuses.length).toBeGreaterThan(100)
  const texts = JSON.stringify(statuses)
  const personal = Object.values(samples).flatMap(({ data }) =>
    ['name', 'firmName', 'mobile', 'email', 'address', 'gstin', 'pan', 'udyam'].flatMap((field) =>
      typeof data[field] === 'string' && data[field].length > 3 ? [data[field]] : [],
    ),
  )
  for (const text of [...personal, words, 'Internal', 'The person has called.']) {
    expect(texts).not.toContain(text)
  }
  const names = new Set(statuses.flatMap((status) => Object.keys(status)))
  const known =
    'id|kind|state|since|received|waited|text|answer|people|meetingDate|rights|rightsLatest|rightsOpen|withdrawnAt'.split(
      '|',
    )
  expect([...names].filter((name) => !known.includes(name))).toEqual([])
})
