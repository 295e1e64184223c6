import { describe, expect, test } from 'vitest'
import { mostPeople } from '@/features/meetings/attendanceApi'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { submissionId } from '@scripts/samples/records'
import { serverTime, type Fields } from '@test/rules/support/client'
import { projectFor, uidOf } from '@test/rules/support/project'
import {
  attendanceIn,
  before,
  day,
  hour,
  lastNumber,
  nextNumber,
  type Of,
} from './attendanceRecords'

const project = projectFor()
const { seedAnswer, sent, mayCreate } = attendanceIn(project)

test('an attendee is checked in once, so the second phone reads who was first', async () => {
  const { path, fields } = await sent('answer', 'an editor')
  expect((await project.as['an editor'].set(path, fields)).isAllowed).toBe(true)
  expect((await project.as['an editor'].set(path, fields)).isAllowed).toBe(false)
  const { by: _, ...others } = fields
  const second = { ...others, by: uidOf('an administrator') }
  expect((await project.as['an administrator'].set(path, second)).isAllowed).toBe(false)
})

describe('an attendee', () => {
  test.each<[string, Of, Fields]>([
    ['as a member', 'answer', { kind: 'member' }],
    ['as a visitor', 'answer', { kind: 'visitor' }],
    [
      'with twenty people, late, by scan',
      'answer',
      { people: mostPeople, late: true, via: 'scan' },
    ],
    ['with the time at which they came', 'answer', { inAt: before(hour) }],
    ['as coming almost a day ago', 'answer', { inAt: before(day - hour) }],
    ['as a walk-in', 'walkIn', {}],
    ['as a walk-in with a name alone', 'walkIn', { firmName: undefined, mobile: undefined }],
    ['as a walk-in who is a member', 'walkIn', { comingAs: 'Member' }],
    ['as a substitute', 'answer', { kind: 'substitute', name: 'Sample Person' }],
  ])('is checked in %s', async (_title, of, more) => {
    expect(await mayCreate(of, more)).toBe(true)
  })

  test.each<[string, Of, Fields]>([
    ['by a colleague', 'answer', { by: 'admin' }],
    ['at another time', 'answer', { at: before(hour) }],
    ['as coming in the future', 'answer', { inAt: new Date(Date.now() + hour) }],
    ['as coming more than a day ago', 'answer', { inAt: before(day + 60_000) }],
    ['as coming in another century', 'walkIn', { inAt: new Date(0) }],
    ['as coming at no time', 'answer', { inAt: '10:32' }],
    ['without a press', 'answer', { press: undefined }],
    ['with a press of another form', 'answer', { press: 'x' }],
    ['as changed already', 'answer', { changes: {} }],
    ['on another day than the answer', 'answer', { meetingDate: '2026-01-01' }],
    ['on no day, with an answer that has one', 'answer', { meetingDate: undefined }],
    ['as another kind', 'answer', { kind: 'guest' }],
    ['as a walk-in with an answer', 'answer', { kind: 'walkin', name: 'Sample Person' }],
    ['with a name that the answer has', 'answer', { name: 'Sample Person' }],
    ['with a mobile that the answer has', 'answer', { mobile: '9876500001' }],
    ['with the way of coming that the answer has', 'answer', { comingAs: 'Member' }],
    ['with no people', 'answer', { people: 0 }],
    ['with more than twenty', 'answer', { people: mostPeople + 1 }],
    ['with half a person', 'answer', { people: 1.5 }],
    ['late as a text', 'answer', { late: 'no' }],
    ['in another way', 'answer', { via: 'self' }],
    ['of another meeting than the id', 'answer', { meetingId: 'other' }],
    ['of another answer than the id', 'answer', { answer: '0123456789ABCDEFGHJK' }],
    ['without an answer', 'answer', { answer: undefined }],
    ['as undone', 'answer', { undone: { at: serverTime, by: 'editor' } }],
    ['with a field more', 'answer', { note: 'x' }],
    ['as a substitute without a name', 'answer', { kind: 'substitute' }],
    ['as a walk-in without a name', 'walkIn', { name: undefined }],
    ['as a walk-in with an address in the name', 'walkIn', { name: 'Pay at example.org/x' }],
    ['as a walk-in whose name turns the text', 'walkIn', { name: 'Sample \u202ePerson' }],
    ['as a walk-in with a firm of two lines', 'walkIn', { firmName: 'Sample\nWorks' }],
    ['at a meeting of two lines', 'answer', { meetingDate: '2026-12-05\n2026-12-06' }],
    ['as a walk-in with another number', 'walkIn', { mobile: '12345' }],
    ['as a walk-in who is neither', 'walkIn', { comingAs: 'Guest' }],
    ['as a walk-in who is not asked', 'walkIn', { comingAs: undefined }],
    ['as a walk-in who is a member by kind', 'walkIn', { kind: 'member' }],
    ['as a walk-in of another meeting', 'walkIn', { meetingId: 'other' }],
  ])('is never checked in %s', async (_title, of, more) => {
    expect(await mayCreate(of, more)).toBe(false)
  })

  test('is never checked in with an answer that is not there, or is to another meeting', async () => {
    const { path, fields } = await sent('answer', 'an editor')
    await project.firestore.delete(`monthly_meeting_req/${String(fields.answer)}`)
    expect((await project.as['an editor'].set(path, fields)).isAllowed).toBe(false)
    expect(await mayCreate('answer', {}, undefined, { meetingId: 'other' })).toBe(false)
    expect(await mayCreate('answer', {}, undefined, { meetingDate: '2026-01-01' })).toBe(false)
    const another = { kind: 'substitute', name: 'Sample Person' }
    expect(await mayCreate('answer', another, undefined, { meetingId: 'other' })).toBe(false)
    // Both without a date: of a record from before there were dates.
    const undated = { meetingDate: undefined }
    expect(await mayCreate('answer', undated, undefined, undated)).toBe(true)
  })

  test('is never checked in at a meeting that is not there', async () => {
    const meetingId = 'gone'
    const id = submissionId(nextNumber(), 5)
    expect(await mayCreate('walkIn', { meetingId }, `attendance/gone~W-${id}`)).toBe(false)
    await seedAnswer(nextNumber(), { meetingId })
    const { id: answer } = aMeetingAnswer(lastNumber())
    expect(await mayCreate('answer', { meetingId, answer }, `attendance/gone~${answer}`)).toBe(
      false,
    )
    await project.firestore.seed({ monthly_meetings: [aMeeting({}, meetingId)] })
    expect(await mayCreate('walkIn', { meetingId }, `attendance/gone~W-${id}`)).toBe(true)
    expect(await mayCreate('answer', { meetingId, answer }, `attendance/gone~${answer}`)).toBe(true)
    await project.firestore.delete(`monthly_meetings/${meetingId}`)
  })

  test('is never checked in under another id', async () => {
    for (const id of ['x', 'monthly-meeting~W-1', 'other~W-0123456789ABCDEFGHJK']) {
      expect(await mayCreate('walkIn', {}, `attendance/${id}`)).toBe(false)
      expect(await mayCreate('answer', {}, `attendance/${id}`)).toBe(false)
    }
  })
})
