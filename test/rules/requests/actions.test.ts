import { describe, expect, test } from 'vitest'
import type { Action } from '@/features/requests/review/changes'
import { isDecided, kinds, limits, statesOf } from '@/shared/requests/steps'
import { collections } from '@/features/requests/collections'
import { isCorrectable } from '@/shared/requests/corrections'
import type { Sample } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { serverTime, type Fields } from '@test/rules/support/client'
import { editors, everybody, projectFor, uidOf } from '@test/rules/support/project'
import {
  before,
  changeFor,
  everyDecided,
  newId,
  otherActions,
  requestsIn,
  stepTo,
  writesOf,
  type Received,
} from './requestsAtDesk'

const project = projectFor()
const { received, one, mayWrite, mayDo } = requestsIn(project)

describe.each(everyDecided)('%s', (kind) => {
  const inKind = statesOf(kind)

  test('editors assign, note, tell, check, follow up, correct and trash in every state', async () => {
    const tried = [...otherActions, stepTo(kind, 'received', 'reviewing')].flatMap((action) =>
      everybody.map((role) => ({ action, role })),
    )
    const records = await received(
      kind,
      tried.map(() => 'received' as const),
    )
    const verdicts = await Promise.all(
      tried.map(({ action, role }, at) => mayDo(role, records[at]!, action)),
    )
    expect(tried.filter((_one, at) => verdicts[at])).toEqual(
      tried.filter(({ role }) => editors.includes(role)),
    )

    // Dealt out, one for each state.
    const acts = inKind.map((state, at) => ({
      state,
      action: otherActions[at % otherActions.length]!,
    }))
    const later = await received(
      kind,
      acts.map(({ state }) => state),
    )
    const taken = await Promise.all(
      acts.map(({ action }, at) => mayDo('an editor', later[at]!, action)),
    )
    expect(acts.filter((_act, at) => !taken[at])).toEqual([])
  })

  test.each(editors)('%s decides no request with their own mobile number', async (role) => {
    const mobile = '9876512345'
    await project.firestore.update(`admins/${uidOf(role)}`, { mobile })
    const actions = [...otherActions, stepTo(kind, 'reviewing', 'waiting')]
    const { review } = aReviewIn(kind, 'reviewing', ['admin'], before)
    const own: Fields[] = [
      { mobile },
      { mobile: '+91 98765 12345' },
      { mobile: '09876512345' },
      { mobile: 9876512345 },
      { review: { ...review, corrected: { mobile } } },
    ]
    // Dealt out to the actions, and a step of each.
    const tried = [
      ...actions.map((action, at) => ({ action, fields: own[at % own.length]! })),
      ...own.map((fields) => ({ action: actions.at(-1)!, fields })),
    ]
    const verdicts = await Promise.all(
      tried.map(async ({ action, fields }) =>
        mayDo(role, await one(kind, 'reviewing', fields), action),
      ),
    )
    const harmless = ['assign', 'note', 'told', 'followUp']
    expect(tried.filter((_one, at) => verdicts[at])).toEqual(
      tried.filter(({ action }) => harmless.includes(action.kind)),
    )
    const another = await one(kind, 'reviewing', { mobile: '9876512346' })
    expect(await mayDo(role, another, actions.at(-1)!)).toBe(true)
    await project.firestore.update(`admins/${uidOf(role)}`, { mobile: '' })
  })

  test('a request in the trash can only be restored', async () => {
    const actions: Action[] = [...otherActions, stepTo(kind, 'reviewing', 'waiting')]
    const records = await received(
      kind,
      actions.map(() => 'reviewing' as const),
    )
    const trashed = records.map((record) => ({
      ...record,
      data: { ...record.data, review: { ...(record.data.review as object), trashed: true } },
    }))
    await project.firestore.seed({
      [kinds[kind].path]: trashed.map(({ id, data }) => ({ id, data: data as Sample['data'] })),
    })
    const verdicts = await Promise.all(
      actions.map((action, at) => mayDo('an administrator', trashed[at]!, action)),
    )
    expect(actions.filter((_action, at) => verdicts[at])).toEqual([])
    expect(await mayDo('an editor', trashed[0]!, { kind: 'restore' })).toBe(true)
    expect(await mayDo('an editor', await one(kind), { kind: 'restore' })).toBe(false)
  })
})

const kind = 'registrations'
const may = async (action: Action, record?: Received) =>
  mayDo('an editor', record ?? (await one(kind)), action)

test.each<[string, Action, boolean]>([
  ['adds a note of the greatest length', { kind: 'note', text: 'x'.repeat(limits.text) }, true],
  ['adds no longer note', { kind: 'note', text: 'x'.repeat(limits.text + 1) }, false],
  ['adds no empty note', { kind: 'note', text: '' }, false],
  ['adds a note of two lines', { kind: 'note', text: 'Called.\nNo answer.' }, true],
  ['adds no note that turns the text behind it', { kind: 'note', text: 'Called \u202eand' }, false],
  [
    'corrects no name to one that turns the text',
    { kind: 'correct', field: 'name', value: 'Sample \u202ePerson' },
    false,
  ],
  [
    'corrects no list to one that turns the text',
    { kind: 'correct', field: 'a', value: ['x', '\u202ey'] },
    false,
  ],
  ['assigns it to no account without the right', { kind: 'assign', assignee: 'account' }, false],
  [
    'tells the applicant by no unknown channel',
    { kind: 'told', channel: 'pigeon' as 'call' },
    false,
  ],
  [
    'notes no message with the key of a status',
    { kind: 'told', channel: 'call', text: `See /my-request/#${'a1'.repeat(32)}` },
    false,
  ],
  ['tells the applicant without noting the text', { kind: 'told', channel: 'call' }, true],
  ['ticks no unknown check', { kind: 'check', check: 'name' as 'pan', isTicked: true }, false],
  [
    'ticks no unknown document',
    { kind: 'document', document: 'seconder' as 'pan', isTicked: true },
    false,
  ],
  ['follows up on a day, without a remark', { kind: 'followUp', on: '2026-12-07' }, true],
  ['follows up on no day in words', { kind: 'followUp', on: 'Monday' }, false],
  [
    'follows up with no remark that is too long',
    { kind: 'followUp', on: '2026-12-07', text: 'x'.repeat(limits.text + 1) },
    false,
  ],
  ['marks no follow-up as done that is not there', { kind: 'followUp' }, false],
  ['corrects a number', { kind: 'correct', field: 'yearEstablished', value: 1999 }, true],
  ['corrects a yes to a no', { kind: 'correct', field: 'offer', value: false }, true],
  ['corrects a list', { kind: 'correct', field: 'documentsReady', value: ['Quotations'] }, true],
  [
    'corrects no list to one that is too long',
    { kind: 'correct', field: 'documentsReady', value: Array(21).fill('x') },
    false,
  ],
  [
    'corrects no text to one that is too long',
    { kind: 'correct', field: 'name', value: 'x'.repeat(1001) },
    false,
  ],
  ['does not correct the agreement', { kind: 'correct', field: 'consent', value: false }, false],
  ['does not correct the date', { kind: 'correct', field: 'createdAt', value: 'today' }, false],
  ['does not correct the review', { kind: 'correct', field: 'review', value: 'x' }, false],
  [
    'corrects no name that every object has',
    { kind: 'correct', field: 'toString', value: 'x' },
    false,
  ],
  ['corrects nothing that no form asks', { kind: 'correct', field: 'aadhaar', value: 'x' }, false],
  ['corrects no part of a field', { kind: 'correct', field: 'name2', value: 'x' }, false],
])('an editor %s', async (_title, action, isAllowed) => {
  expect(await may(action)).toBe(isAllowed)
})

test('every field of a form can be corrected, but for what only the applicant can say', async () => {
  const fields = collections.flatMap(({ id, fields: ofForm }) =>
    isDecided(id) && id !== 'rights' ? [...ofForm.values()] : [],
  )
  const wrong = await Promise.all(
    fields.map(async (field) => {
      const isAllowed = await may({ kind: 'correct', field: field.name, value: 'A sample' })
      return isAllowed === isCorrectable(field) ? [] : [field.name]
    }),
  )
  expect(fields.length).toBeGreaterThan(60)
  expect(wrong.flat()).toEqual([])
})

test('a correction has a line break only where the form takes one', async () => {
  const fields = collections.flatMap(({ id, fields: ofForm }) =>
    isDecided(id) && id !== 'rights' ? [...ofForm.values()].filter(isCorrectable) : [],
  )
  const wrong = await Promise.all(
    fields.map(async (field) => {
      const isAllowed = await may({ kind: 'correct', field: field.name, value: 'Two\nlines' })
      return isAllowed === (field.meta.kind === 'text') ? [] : [field.name]
    }),
  )
  expect(fields.filter(({ meta }) => meta.kind === 'text').length).toBeGreaterThan(6)
  expect(wrong.flat()).toEqual([])
})

test('every action may carry the id of its form', async () => {
  for (const action of otherActions) {
    const record = await one(kind)
    const { review, entry } = changeFor(record, action, 'an editor')
    const id = newId()
    expect(await mayWrite('an editor', writesOf(record, { review, entry: { ...entry, id } }))).toBe(
      true,
    )
  }
})

test('an assignment, a check, a document, a follow-up and a correction can be taken back', async () => {
  const { review } = (await one(kind)).data as { review: Fields }
  const more = {
    assignee: 'viewer',
    checks: { pan: { on: before, by: 'admin' } },
    documents: { photo: { on: before, by: 'admin' } },
    followUp: { on: '2026-12-07', by: 'admin' },
    corrected: { name: 'Another Person', firmName: 'Sample Works' },
  }
  const back: Action[] = [
    { kind: 'assign', assignee: null },
    { kind: 'check', check: 'pan', isTicked: false },
    { kind: 'document', document: 'photo', isTicked: false },
    { kind: 'followUp', text: 'Reached on the phone' },
    { kind: 'correct', field: 'name' },
  ]
  for (const action of back) {
    const record = await one(kind, 'reviewing', { review: { ...review, ...more } })
    expect(await may(action, record)).toBe(true)
  }
})

test('a correction is the value of the entry, and of its field alone', async () => {
  const { review: before } = (await one(kind)).data as { review: Fields }
  const corrected = { name: 'Another Person', firmName: 'Sample Works' }
  const record = await one(kind, 'reviewing', { review: { ...before, corrected } })
  const mayCorrect = (action: Action, forged: Fields) => {
    const { review, entry } = changeFor(record, action, 'an editor')
    const after = { ...(review.corrected as Fields), ...forged }
    return mayWrite(
      'an editor',
      writesOf(record, { review: { ...review, corrected: after }, entry }),
    )
  }
  const toValue: Action = { kind: 'correct', field: 'name', value: 'Sample Person' }
  const back: Action = { kind: 'correct', field: 'name' }
  expect(await mayCorrect(toValue, { name: 'Forged Person' })).toBe(false)
  expect(await mayCorrect(toValue, { firmName: 'Forged Works' })).toBe(false)
  expect(await mayCorrect(toValue, { mobile: '9876500000' })).toBe(false)
  expect(await mayCorrect(back, { name: 'Forged Person' })).toBe(false)
  expect(await mayCorrect(back, {})).toBe(true)
})

test('a check is by who ticks it, and at that time', async () => {
  const record = await one(kind)
  const tick: Action = { kind: 'check', check: 'pan', isTicked: true }
  const { review, entry } = changeFor(record, tick, 'an editor')
  const forged = [
    { pan: { on: serverTime, by: 'admin' } },
    { pan: { on: before, by: 'editor' } },
    { pan: { on: serverTime, by: 'editor', note: 'x' } },
    { pan: { on: serverTime, by: 'editor' }, gstin: { on: serverTime, by: 'editor' } },
  ]
  for (const checks of forged) {
    const writes = writesOf(record, { review: { ...review, checks }, entry })
    expect(await mayWrite('an editor', writes)).toBe(false)
  }
})

test('a follow-up is by the administrator who sets it, and its day and remark are those of the entry', async () => {
  const record = await one(kind)
  const action: Action = { kind: 'followUp', on: '2026-12-07', text: 'Ring again' }
  const { review, entry } = changeFor(record, action, 'an editor')
  const forged = [
    { on: '2026-12-07', text: 'Ring again', by: 'admin' },
    { on: '2026-12-08', text: 'Ring again', by: 'editor' },
    { on: '2026-12-07', text: 'Wait', by: 'editor' },
    { on: '2026-12-07', by: 'editor' },
    { on: '2026-12-07', text: 'Ring again', by: 'editor', note: 'x' },
  ]
  for (const followUp of forged) {
    const writes = writesOf(record, { review: { ...review, followUp }, entry })
    expect(await mayWrite('an editor', writes)).toBe(false)
  }
})

test('days of waiting are counted when the applicant has answered, and only upwards', async () => {
  const record = await one(kind, 'waiting')
  const { review, entry } = changeFor(record, stepTo(kind, 'waiting', 'reviewing'), 'an editor')
  const withDays = (waited: unknown) => writesOf(record, { review: { ...review, waited }, entry })
  for (const waited of [-1, '3', NaN, Infinity]) {
    expect(await mayWrite('an editor', withDays(waited))).toBe(false)
  }
  // They were asked an hour ago, and a clock may be an hour fast.
  const hour = 1 / 24
  // The others of this file may have taken minutes.
  for (const waited of [3 * hour, 1, 12, 3650]) {
    expect(await mayWrite('an editor', withDays(waited))).toBe(false)
  }
  expect(await mayWrite('an editor', withDays(1.9 * hour))).toBe(true)
  const again = await one(kind, 'waiting', {
    review: { ...(record.data.review as Fields), waited: 7.5 },
  })
  const next = changeFor(again, stepTo(kind, 'waiting', 'reviewing'), 'an editor')
  const more = (waited: number) =>
    writesOf(again, { review: { ...next.review, waited }, entry: next.entry })
  expect(await mayWrite('an editor', more(8.5))).toBe(false)
  expect(await mayWrite('an editor', more(7))).toBe(false)
  expect(await mayWrite('an editor', more(7.5 + hour))).toBe(true)
})

test('a record from before there was a schema can be reviewed, too', async () => {
  const id = newId()
  const data = { name: 'Old Namuna', mobile: 9876543210, remarks: { by: 'office' } }
  await project.firestore.seed({ New_Registration: [{ id, data }] })
  const record = { kind, id, path: `New_Registration/${id}`, data } as const
  expect(await may(stepTo(kind, 'received', 'reviewing'), record)).toBe(true)
})
