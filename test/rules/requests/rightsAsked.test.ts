import { describe, expect, test } from 'vitest'
import type { Action } from '@/features/requests/review/changes'
import type { Write } from '@/shared/firestore/lite'
import {
  mostOpenRights,
  rightsKinds,
  rightsPath,
  rightsSubmission,
  type RightsKind,
} from '@/shared/requests/rights'
import { sentinels, serverTime, type Fields } from '@test/rules/support/client'
import { everybody, readers, projectFor } from '@test/rules/support/project'
import { everyKind } from '@test/rules/support/samples'
import { asking, answering, before, mobileOf, newId, rightsIn, words } from './rightsRequests'

const project = projectFor()
const { mayCommit, stored, asked, statusNow, expectNoPersonalData } = rightsIn(project)

describe.each(everyKind)('%s', (kind) => {
  test.each(rightsKinds)('each person with the key may ask: %s', async (right) => {
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

  test('needs words only to correct or to complain', async () => {
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
    ['without its status', (request) => [request]],
    ['without its request', (_request, status) => [undefined, status]],
    [
      'of another kind in the request',
      (request, status) => [{ ...request, kind: 'Erase' }, status],
    ],
    ['of no kind', (request, status) => [{ ...request, kind: 'x' }, status]],
    ['too long', (request, status) => [{ ...request, text: 'x'.repeat(1001) }, status]],
    ['of another time', (request, status) => [{ ...request, createdAt: before }, status]],
    ['with a name', (request, status) => [{ ...request, name: 'Another Person' }, status]],
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

  test('changes neither the status of another key nor an earlier request', async () => {
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

  test('withdraws once, in one commit, and cannot take it back', async () => {
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
    // A group of them everywhere is read by owners alone, who may copy everything.
    const isOwner = role === 'an administrator'
    const expected = [isReader, isReader, isReader, isOwner, isReader, isReader]
    expect([role, answers.map(({ isAllowed }) => isAllowed)]).toEqual([role, expected])
  }
})

test('no status has personal data, whatever was done', async () => {
  await expectNoPersonalData()
})
