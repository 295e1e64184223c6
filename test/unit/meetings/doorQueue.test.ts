import { expect, test } from 'vitest'
import {
  doorQueueSlice,
  queued,
  selectMayLoseEntries,
  sendingBegan,
  type Entry,
} from '@/features/meetings/queue/queueSlice'
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

test('a walk-in that waits is kept for the person whose session has expired, and for nobody else', () => {
  expect(after(expired)).toMatchObject({ entries: {}, unwritten: ['Check-ins at the door: 1'] })
  expect(selectMayLoseEntries({ doorQueue: after(expired) })).toBe(true)
  const again = after(expired, login('asha'))
  expect(Object.values(again.entries)).toMatchObject([{ name: 'Asha Namuna', status: 'waiting' }])
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
