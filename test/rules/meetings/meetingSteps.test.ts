import { describe, expect, test } from 'vitest'
import {
  meetingChangeOf,
  meetingSteps,
  venueEntryOf,
  type MeetingAction,
} from '@/features/meetings/plan/meetingChanges'
import type { MeetingState } from '@/features/meetings/meetingStatus'
import { meetingPlanSchema, type MeetingPlan } from '@/features/meetings/plan/planSchema'
import type { Write } from '@/shared/firestore/lite'
import { submissionId, type Value } from '@scripts/samples/records'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { serverTime, type Fields } from '@test/rules/support/client'
import { casesOf } from '@test/rules/support/fieldCases'
import { editors, everybody, projectFor, uidOf, type Role } from '@test/rules/support/project'

/*
 * What the desk may do with a meeting: plan it, change it, cancel it, mark it as held and say that it
 * is full, each in one commit with its entry in the history.
 */

const { updatedAt: _, ...facts } = aMeeting({}).data
const plan: MeetingPlan = { ...facts, seats: 60, answerUntil: '2026-12-03' }
const before = new Date(Date.now() - 3_600_000)
const sentinels = { now: serverTime, none: undefined }
const states: MeetingState[] = ['planned', 'cancelled', 'held']

const project = projectFor()
let count = 0

type Stored = { id: string; data: Fields | undefined }

const newId = () => submissionId((count += 1), 9)

/** Meetings of which the desk has made two changes already, or as given. */
async function stored(all: Fields[]): Promise<Stored[]> {
  const meetings = all.map((fields) => ({
    id: newId(),
    data: {
      ...plan,
      updatedAt: before,
      changedAt: before,
      state: 'planned',
      stateFor: plan.meetingDate,
      v: 2,
      ...fields,
    } as Fields,
  }))
  await project.firestore.seed({
    monthly_meetings: meetings.map(({ id, data }) => ({ id, data: withoutNone(data) })),
  })
  return meetings.map(({ id, data }) => ({ id, data: withoutNone(data) }))
}

const withoutNone = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Record<
    string,
    Value
  >

const one = async (fields: Fields = {}) => (await stored([fields]))[0]!

const inState = (state: MeetingState): Fields =>
  state === 'cancelled' ? { state, reason: 'Cyclone warning' } : { state }

const changeFor = ({ data }: Stored, action: MeetingAction, role: Role) =>
  meetingChangeOf(data, action, uidOf(role) ?? 'nobody', sentinels)

/** What the site writes for a change. */
function writesOf(
  { id, data }: Stored,
  { v, fields, entry }: ReturnType<typeof meetingChangeOf>,
): [Write, Write] {
  const path = `monthly_meetings/${id}`
  return [
    data === undefined ? { path, set: fields } : { path, update: fields },
    { path: `${path}/history/${v}`, set: entry },
  ]
}

const mayWrite = async (role: Role, writes: Write[]) =>
  (await project.as[role].commit(writes)).isAllowed

const mayDo = (role: Role, meeting: Stored, action: MeetingAction) =>
  mayWrite(role, writesOf(meeting, changeFor(meeting, action, role)))

const toState = (to: MeetingState): MeetingAction => ({
  kind: 'state',
  to,
  ...(to === 'cancelled' && { reason: 'Cyclone warning' }),
})

const cancel = toState('cancelled')
const change: MeetingAction = {
  kind: 'change',
  plan: { ...plan, venueName: 'Jaydev Bhawan', seats: undefined, answerUntil: undefined },
}
const full: MeetingAction = { kind: 'answers', to: 'full' }

test('editors and owners may plan, change, cancel, mark and stop answers; no other person may', async () => {
  const actions: MeetingAction[] = [{ kind: 'plan', plan }, change, cancel, toState('held'), full]
  const tried = actions.flatMap((action) => everybody.map((role) => ({ action, role })))
  const meetings = await stored(tried.map(() => ({})))
  const verdicts = await Promise.all(
    tried.map(({ action, role }, at) =>
      mayDo(
        role,
        action.kind === 'plan' ? { id: newId(), data: undefined } : meetings[at]!,
        action,
      ),
    ),
  )
  expect(tried.filter((_each, at) => verdicts[at])).toEqual(
    tried.filter(({ role }) => editors.includes(role)),
  )
})

test('a meeting goes from state to state as the list says, and no other way', async () => {
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const))
  const all = [...pairs, ...pairs]
  const meetings = await stored(all.map(([from]) => inState(from)))
  const verdicts = await Promise.all(
    all.map(([, to], at) => mayDo(editors[at % 2]!, meetings[at]!, toState(to))),
  )
  const taken = all.filter((_pair, at) => verdicts[at]).map((pair) => pair.join('>'))
  expect(new Set(taken)).toEqual(new Set(meetingSteps))
  expect(taken).toHaveLength(2 * meetingSteps.length)
})

describe('planning', () => {
  const may = (fields: Fields, { id = newId(), withEntry = true } = {}) => {
    const [record, entry] = writesOf(
      { id, data: undefined },
      changeFor({ id, data: undefined }, { kind: 'plan', plan }, 'an administrator'),
    )
    const set = withoutNone({ ...('set' in record ? record.set : {}), ...fields })
    return mayWrite('an administrator', [{ path: record.path, set }, ...(withEntry ? [entry] : [])])
  }

  test.each<[string, Fields]>([
    ['without a time', { updatedAt: undefined }],
    ['without the time of the change', { changedAt: undefined }],
    ['at another time', { updatedAt: before }],
    ['as a later version', { v: 2 }],
    ['without a version', { v: undefined }],
    ['cancelled at once', { state: 'cancelled', reason: 'x' }],
    ['full at once', { isFull: true }],
    ['with its state for another day', { stateFor: '2099-12-06' }],
    ['with another field', { note: 'x' }],
    ['without a venue', { venueName: undefined }],
    ['with a last day for answers after it', { answerUntil: '2099-12-06' }],
  ])('is refused %s', async (_title, fields) => {
    expect(await may(fields)).toBe(false)
  })

  test('needs no seats and no last day, and its entry', async () => {
    expect(await may({ seats: undefined, answerUntil: undefined })).toBe(true)
    expect(await may({ answerUntil: plan.meetingDate })).toBe(true)
    expect(await may({}, { withEntry: false })).toBe(false)
    expect(await may({}, { id: 'next-meeting' })).toBe(false)
    const there = await one()
    expect(await may({}, { id: there.id })).toBe(false)
  })

  test.each(['seats', 'answerUntil'] as const)('takes of %s what the form does', async (name) => {
    const field = meetingPlanSchema.describe().fields[name]!
    const cases = casesOf(field, plan[name]).filter(([, value]) => value !== undefined)
    const isGood = (value: unknown) => {
      try {
        const { [name]: read } = meetingPlanSchema.validateSync({ ...plan, [name]: value })
        return read === value
      } catch {
        return false
      }
    }
    const verdicts = await Promise.all(
      cases.map(async ([title, value]) => [title, await may({ [name]: value })]),
    )
    expect(verdicts).toEqual(cases.map(([title, value]) => [title, isGood(value)]))
  })
})

describe.each(editors)('%s', (role) => {
  const uid = uidOf(role)!

  /** Of an action whose writes are changed before they are sent. */
  async function may(
    action: MeetingAction,
    { fields = {}, entry = {} }: { fields?: Fields; entry?: Fields },
    meeting?: Stored,
  ) {
    const of = meeting ?? (await one())
    const made = changeFor(of, action, role)
    const writes = writesOf(of, {
      ...made,
      fields: { ...made.fields, ...fields },
      entry: withoutNone({ ...made.entry, ...entry }),
    })
    return mayWrite(role, writes)
  }

  test.each<[string, MeetingAction, { fields?: Fields; entry?: Fields }]>([
    ['sets the time of the venue page', cancel, { fields: { updatedAt: serverTime } }],
    ['gives the time of the browser', cancel, { fields: { changedAt: new Date() } }],
    ['skips a version', cancel, { fields: { v: 4 }, entry: { v: 4 } }],
    ['writes the version again', cancel, { fields: { v: 2 }, entry: { v: 2 } }],
    ['gives no reason', cancel, { fields: { reason: undefined }, entry: { public: undefined } }],
    ['gives two reasons', cancel, { entry: { public: 'Another' } }],
    [
      'gives too long a reason',
      cancel,
      { fields: { reason: 'x'.repeat(301) }, entry: { public: 'x'.repeat(301) } },
    ],
    ['gives a reason for a meeting that is held', toState('held'), { fields: { reason: 'x' } }],
    ['cancels and moves', cancel, { fields: { meetingDate: '2026-12-12' } }],
    ['cancels and says that it is full', cancel, { fields: { isFull: true } }],
    ['cancels another day', cancel, { fields: { stateFor: '2026-12-12' } }],
    ['names somebody else', cancel, { entry: { by: 'viewer' } }],
    ['dates the entry back', cancel, { entry: { at: before } }],
    ['adds to the entry', cancel, { entry: { note: 'x' } }],
    ['says that it was in another state', cancel, { entry: { from: 'held' } }],
    ['calls it something else', cancel, { entry: { kind: 'plan' } }],
    ['calls it nothing', cancel, { entry: { kind: 'note' } }],
    ['says that it is open while it is full', full, { entry: { to: 'open' } }],
    ['says again that it is open', { kind: 'answers', to: 'open' }, {}],
    ['changes and cancels', change, { fields: { state: 'cancelled', reason: 'x' } }],
    ['changes and says that it is full', change, { fields: { isFull: true } }],
    ['hides what it was', change, { entry: { before: { venueName: 'Another Hall' } } }],
    ['leaves out what it was', change, { entry: { before: {} } }],
    ['leaves out what it is', change, { entry: { after: {} } }],
    ['says that more has changed', change, { entry: { after: { seats: 9 } } }],
    ['takes the venue away', change, { fields: { venueName: undefined } }],
    ['adds a field', change, { fields: { note: 'x' } }],
    ['sets too many seats', change, { fields: { seats: 5001 } }],
  ])('is refused who %s', async (_title, action, forged) => {
    expect(await may(action, forged)).toBe(false)
  })

  test('a meeting without its entry, an entry without its meeting, or two at once', async () => {
    const [first, second, third] = (await stored([{}, {}, {}])) as [Stored, Stored, Stored]
    const [record, entry] = writesOf(first, changeFor(first, cancel, role))
    expect(await mayWrite(role, [record])).toBe(false)
    expect(await mayWrite(role, [entry])).toBe(false)

    const [other] = writesOf(second, changeFor(second, cancel, role))
    expect(await mayWrite(role, [other, entry])).toBe(false)

    const next = { ...(entry as { set: Fields }).set, v: 4 }
    const path = `monthly_meetings/${third.id}`
    const [ofThird, entryOfThird] = writesOf(third, changeFor(third, cancel, role))
    expect(
      await mayWrite(role, [ofThird, entryOfThird, { path: `${path}/history/4`, set: next }]),
    ).toBe(false)
    expect(await mayWrite(role, [ofThird, entryOfThird])).toBe(true)
    // The second of two who act on the same version.
    expect(await mayWrite(role, [ofThird, entryOfThird])).toBe(false)
  })

  test('what is written is neither changed nor deleted', async () => {
    const { id } = await one()
    await project.firestore.seed({
      [`monthly_meetings/${id}/history`]: [
        { id: '2', data: { v: 2, kind: 'answers', to: 'full', at: before, by: uid } },
        { id: '3', data: { v: 3, kind: 'answers', to: 'full', at: before, by: uid } },
      ],
    })
    const path = `monthly_meetings/${id}`
    const client = project.as[role]
    const answers = await Promise.all([
      client.update(`${path}/history/2`, { to: 'open' }),
      client.set(`${path}/history/2`, { v: 2, kind: 'plan', at: serverTime, by: uid }),
      client.delete(`${path}/history/2`),
      client.delete(path),
    ])
    expect(answers.map(({ isAllowed }) => isAllowed)).toEqual(answers.map(() => false))
    // Nor written over, where somebody has put one beforehand.
    expect(await may(cancel, {}, { id, data: { ...plan, v: 2, state: 'planned' } })).toBe(false)
  })

  test('a record from before the desk, and one with any date, can be changed and cancelled', async () => {
    const none = { state: undefined, stateFor: undefined, changedAt: undefined, v: undefined }
    const older = { ...none, seats: undefined, answerUntil: undefined }
    expect(await may(cancel, {}, await one(older))).toBe(true)
    expect(await may(change, {}, await one({ ...older, meetingDate: '5 December' }))).toBe(true)
    expect(await may(cancel, {}, await one({ ...older, meetingDate: undefined }))).toBe(true)
  })

  test('what was decided about another day counts no more once the venue page has moved it', async () => {
    const moved = { ...inState('cancelled'), isFull: true, meetingDate: '2027-01-02' }
    expect(await may(cancel, {}, await one(moved))).toBe(true)
    expect(await may(full, {}, await one(moved))).toBe(true)
    expect(await may(full, { fields: { answerUntil: plan.answerUntil } }, await one(moved))).toBe(
      false,
    )
    expect(await may(toState('planned'), {}, await one(moved))).toBe(false)
  })

  test('the venue page changes a meeting in any state, and nothing of the desk’s', async () => {
    const meetings = await stored(states.map(inState))
    const change = { ...facts, venueName: 'Jaydev Bhawan' }
    const update = { ...change, updatedAt: serverTime }
    for (const { id, data } of meetings) {
      const path = `monthly_meetings/${id}`
      const was = { ...data, updatedAt: { toMillis: () => Number(before) } }
      const { id: name, entry } = venueEntryOf(was, change, uidOf(role), { now: serverTime })
      const mayUpdate = async (more: Fields) => {
        const writes = [
          { path, update: { ...update, ...more } },
          { path: `${path}/history/${name}`, set: entry },
        ]
        return (await project.as[role].commit(writes)).isAllowed
      }
      expect(await mayUpdate({ state: 'planned', v: 3 })).toBe(false)
      expect(await mayUpdate({ seats: 9 })).toBe(false)
      expect(await mayUpdate({})).toBe(true)
    }
  })
})
