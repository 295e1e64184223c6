import { beforeEach, expect, test } from 'vitest'
import {
  keepEntry,
  readQueue,
  removeQueue,
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

beforeEach(() => ['asha', 'bina'].forEach(removeQueue))

test('two administrators on one phone each have what they have pressed, also of the same person', () => {
  keepEntry('asha', 'm~1', entry('m~1', { people: 2 }))
  keepEntry('bina', 'm~1', entry('m~1', { people: 3 }))
  keepEntry('bina', 'm~2', entry('m~2'))
  expect(readQueue('asha')).toEqual({ 'm~1': entry('m~1', { people: 2 }) })
  expect(Object.keys(readQueue('bina'))).toEqual(['m~1', 'm~2'])
  expect(waitingOfOthers('asha')).toEqual([{ uid: 'bina', count: 2 }])
  expect(readQueue('chitra')).toEqual({})

  keepEntry('bina', 'm~1', undefined)
  expect(readQueue('asha')).toHaveProperty(['m~1', 'people'], 2)
  expect(waitingOfOthers('asha')).toEqual([{ uid: 'bina', count: 1 }])
})

test('an entry with a name is never kept', () => {
  keepEntry('asha', 'm~1', entry('m~1', { kind: 'substitute', name: 'Esha Namuna' }))
  expect(readQueue('asha')).toEqual({})
})

test('a logout removes what is one’s own; another person who logs in removes nothing', () => {
  keepEntry('asha', 'm~1', entry('m~1'))
  keepEntry('bina', 'm~2', entry('m~2'))
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
  for (const [id, stored] of Object.entries(entries)) keepEntry('asha', id, stored)
  const kept = { version: 2, isKept: true }
  expect(readQueue('asha')).toEqual({
    'm~1': { ...entry('m~1', { isUndone: true, stored: 'this' }), ...kept },
    'm~2': { ...entry('m~2', { triedAt: 5, stored: 'other' }), ...kept },
    'm~3': { ...entry('m~3', { people: 4, pressed: ['people'] }), ...kept },
  })
})
