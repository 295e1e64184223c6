import { expect, test } from 'vitest'
import {
  doorQueueSlice,
  notSent,
  queued,
  selectMayLoseEntries,
  sendingBegan,
  sendingSlow,
  sent,
  triedAgain,
} from '@/features/meetings/queue/queueSlice'
import type { Entry } from '@/features/meetings/queue/doorEntry'
import { sessionChanged, type SessionChange } from '@/shared/firestore/live/liveState'

const { reducer } = doorQueueSlice
const walkIn: Entry = {
  id: 'monthly-meeting~W-1',
  meetingId: 'monthly-meeting',
  kind: 'walkin',
  comingAs: 'Visitor',
  name: 'Asha Namuna',
  people: 1,
  late: false,
  via: 'list',
  inMillis: 1,
  press: '0123456789ABCDEFGHJK',
}

/** What there is of a walk-in that was on its way, after these changes of the session. */
const after = (...changes: SessionChange[]) =>
  changes.reduce(
    (state, change) => reducer(state, sessionChanged(change)),
    [queued(walkIn), sendingBegan({ id: walkIn.id, at: 2 })].reduce(reducer, undefined)!,
  )

const expired = { from: 'asha', to: null, reason: 'ended' }
const login = (to: string) => ({ from: null, to, reason: null })

test('a walk-in that waits is kept for the person whose session has expired, and for no other person', () => {
  expect(after(expired)).toMatchObject({ entries: {}, unwritten: ['Check-ins at the door: 1'] })
  expect(selectMayLoseEntries({ doorQueue: after(expired) })).toBe(true)
  const again = after(expired, login('asha'))
  expect(Object.values(again.entries)).toMatchObject([{ name: 'Asha Namuna', state: 'queued' }])
  expect(again).toMatchObject({ kept: null, unwritten: [] })

  const other = after(expired, login('bina'))
  expect(JSON.stringify(other)).not.toContain('Asha')
  expect(after(expired, login('bina'), login('asha')).entries).toEqual({})
})

test.each([
  ['a logout', null],
  ['a lost right', 'notAdmin'],
])('nothing of it is kept after %s, and the login page says so', (_title, reason) => {
  const left = after({ from: 'asha', to: null, reason })
  expect(left).toMatchObject({ entries: {}, kept: null, unwritten: ['Check-ins at the door: 1'] })
  expect(JSON.stringify(left)).not.toContain('Asha')
  expect(selectMayLoseEntries({ doorQueue: left })).toBe(false)
})

const { id } = walkIn
const member: Entry = { ...walkIn, kind: 'member', answer: 'A', name: undefined }
const pressed = queued(member)
const began = sendingBegan({ id, at: 2 })
const slow = sendingSlow(id)
const offline = notSent({ id, message: '', isFinal: false })
const refused = notSent({ id, message: '', isFinal: true })

/** The queue after these. */
const queueAfter = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, reducer(undefined, { type: 'start' }))

test.each([
  ['pressed', [pressed], 'queued'],
  ['on its way', [pressed, began], 'sending'],
  ['on its way for two seconds', [pressed, began, slow], 'sendingSlow'],
  ['without a network', [pressed, began, offline], 'waiting'],
  ['tried again', [pressed, began, offline, began], 'sendingSlow'],
  ['refused', [pressed, began, refused], 'refused'],
  ['refused, and tried again by hand', [pressed, began, refused, triedAgain()], 'waiting'],
  ['refused, and pressed again', [pressed, began, refused, pressed], 'waiting'],
  ['pressed again on its way', [pressed, began, pressed], 'sending'],
  ['slow, after it has failed meanwhile', [pressed, began, offline, slow], 'waiting'],
])('an entry that is %s has a state', (_title, actions, state) => {
  expect(queueAfter(...actions).entries[id]).toMatchObject({ state })
})

test('an entry that arrives leaves the queue; more that was pressed meanwhile is a change of the record', () => {
  const attendance = { ...member, at: '', atMillis: 3, by: 'asha' }
  const arrived = sent({ id, version: 1, attendance })
  expect(queueAfter(pressed, began, arrived).entries).toEqual({})
  expect(
    queueAfter(pressed, began, queued({ ...member, people: 2 }), arrived).entries,
  ).toMatchObject({ [id]: { state: 'queued', stored: 'this', people: 2 } })
})

test('another person under the same id stays to be undone, until this person is known to be stored', () => {
  const other = queued({ ...member, stored: 'other' })
  expect(queueAfter(other, queued({ ...member, isUndone: true })).entries[id]).toMatchObject({
    stored: 'other',
  })
  expect(queueAfter(other, queued({ ...member, stored: 'this' })).entries[id]).toMatchObject({
    stored: 'this',
  })
  expect(queueAfter(queued({ ...member, stored: 'this' }), pressed).entries[id]?.stored).toBe(
    undefined,
  )
})

test('a colleague who was first is named until the next press', () => {
  const attendance = { ...member, at: '', atMillis: 3, by: 'bina' }
  const first = sent({ id, version: 1, attendance, alreadyCheckedIn: true })
  const known = queueAfter(pressed, began, first)
  expect(known.answered[id]).toMatchObject({ alreadyCheckedIn: true })
  expect(reducer(known, pressed).answered[id]).toMatchObject({ alreadyCheckedIn: false })
})
