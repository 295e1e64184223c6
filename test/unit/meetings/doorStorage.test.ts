import { beforeEach, expect, test } from 'vitest'
import {
  readQueue,
  removeQueue,
  storeChanges,
  waitingOfOthers,
} from '@/features/meetings/queue/queueStorage'
import type { Entry } from '@/features/meetings/queue/doorEntry'
import { clearAllDrafts } from '@/shared/forms/draft/drafts'

const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  id,
  meetingId: 'monthly-meeting',
  kind: 'member',
  answer: id,
  people: 1,
  late: false,
  via: 'list',
  inMillis: 1,
  press: '0123456789ABCDEFGHJK',
  ...more,
})

const store = (uid: string, ...entries: Entry[]) =>
  storeChanges(uid, {}, Object.fromEntries(entries.map((stored) => [stored.id, stored])))

beforeEach(() => ['asha', 'bina'].forEach(removeQueue))

test('two administrators on one phone each have what they have pressed, also of the same person', () => {
  store('asha', entry('m~1', { people: 2 }))
  store('bina', entry('m~1', { people: 3 }))
  store('bina', entry('m~2'))
  expect(readQueue('asha')).toEqual({ 'm~1': entry('m~1', { people: 2 }) })
  expect(Object.keys(readQueue('bina'))).toEqual(['m~1', 'm~2'])
  expect(waitingOfOthers('asha')).toEqual([{ uid: 'bina', count: 2 }])
  expect(readQueue('chitra')).toEqual({})

  storeChanges('bina', { 'm~1': entry('m~1') }, {})
  expect(readQueue('asha')).toHaveProperty(['m~1', 'people'], 2)
  expect(waitingOfOthers('asha')).toEqual([{ uid: 'bina', count: 1 }])
})

test('an entry with a name is never stored', () => {
  store('asha', entry('m~1', { kind: 'substitute', name: 'Esha Namuna' }))
  expect(readQueue('asha')).toEqual({})
})

test('a logout removes what is one’s own; another person who logs in removes nothing', () => {
  store('asha', entry('m~1'))
  store('bina', entry('m~2'))
  clearAllDrafts()
  expect(waitingOfOthers(null).map(({ uid }) => uid)).toEqual(['asha', 'bina'])
  clearAllDrafts('bina')
  expect(waitingOfOthers(null)).toEqual([{ uid: 'asha', count: 1 }])
})

test('entries that an earlier version of the site kept on this phone are read as it meant them', () => {
  const older = { status: 'sending', isLate: true, version: 2, isKept: true }
  const entries = {
    'm~1': { ...entry('m~1', { isUndone: true }), ...older, isThere: true },
    'm~2': { ...entry('m~2', { triedAt: 5 }), ...older, isReplacement: true },
    'm~3': { ...entry('m~3', { people: 4, pressed: ['people'] }), ...older },
  }
  storeChanges('asha', {}, entries)
  const kept = { version: 2 }
  expect(readQueue('asha')).toEqual({
    'm~1': { ...entry('m~1', { isUndone: true, stored: 'this' }), ...kept },
    'm~2': { ...entry('m~2', { triedAt: 5, stored: 'other' }), ...kept },
    'm~3': { ...entry('m~3', { people: 4, pressed: ['people'] }), ...kept },
  })
})
