import { expect, test } from 'vitest'
import { doorChanges } from '@/features/meetings/attendees/doorChanges'
import type { Attendance, AttendanceChange } from '@/features/meetings/attendanceApi'

const first: AttendanceChange['was'] = {
  kind: 'member',
  people: 1,
  late: false,
  at: '10:00',
  inAt: null,
  by: 'asha',
  press: 'p1',
  undone: null,
}
const undone = { at: '10:05', by: 'bina' }

/** A record that has been so, one state after the other. */
function changed(...states: Partial<AttendanceChange['was']>[]) {
  const all = states.reduce(
    (known: AttendanceChange['was'][], next) => [...known, { ...known.at(-1)!, ...next }],
    [first],
  )
  const { kind, people, late, press } = all.at(-1)!
  const record = {
    id: 'm~1',
    meetingId: 'm',
    kind,
    people,
    late,
    via: 'list',
    at: '',
    by: 'asha',
    atMillis: 0,
    inMillis: 0,
  } as const
  const now = all.at(-1)!.undone
  const changes = all.slice(0, -1).map((was, index) => ({ at: `10:0${index}`, by: 'bina', was }))
  const full: Attendance = {
    ...record,
    press: press ?? undefined,
    changes,
    ...(now && { undone: { ...now, atMillis: 0 } }),
  }
  return doorChanges(full).map(({ text }) => text)
}

test('each change says what was before and what is since', () => {
  expect(changed({ people: 3 }, { late: true, people: 2 }, { late: false })).toEqual([
    'changed 1 person to 3',
    'changed 3 people to 2, marked as late',
    'marked as not late',
  ])
  expect(changed({ undone }, { undone: null })).toEqual([
    'undid the check-in',
    'took the undo back',
  ])
  expect(
    changed({ undone }, { undone: null, kind: 'substitute', press: 'p2' }, {}, { undone }),
  ).toEqual([
    'undid the check-in',
    'checked in a substitute in the place of a member',
    'erased the name',
    'undid the check-in',
  ])
})

test('a record that was never changed has none', () => {
  expect(changed()).toEqual([])
})
