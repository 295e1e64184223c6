import { meetingChangeOf, type MeetingAction } from '@/features/meetings/plan/meetingChanges'
import { minutesIdOf } from '@/features/meetings/minutes/minutesWrites'
import { demoAdmin, demoEditor } from '@/shared/config/demo'
import { withoutGaps, type Collections, type Sample, type Value } from './records'
import { aMeeting } from './meetingRecords'

const hour = 3_600_000
const day = 24 * hour

/** The changes of a meeting at the desk: planned some days ago, the rest in the last hours. */
function aMeetingBy(actions: readonly MeetingAction[], id: string, now: Date): Collections {
  const by = [demoEditor.uid, demoAdmin.uid]
  let data: Record<string, unknown> | undefined
  const history = actions.map((action, at): Sample => {
    const ago = at === 0 ? 6 * day : (actions.length - at) * 5 * hour
    const sentinels = { now: new Date(now.getTime() - ago), none: undefined }
    const change = meetingChangeOf(data, action, by[at % 2]!, sentinels)
    data = { ...data, ...change.fields }
    return { id: String(change.v), data: change.entry as Record<string, Value> }
  })
  const stored = withoutGaps((data ?? {}) as Record<string, Value>)
  return { monthly_meetings: [{ id, data: stored }], [`monthly_meetings/${id}/history`]: history }
}

/**
 * Meetings after the next one: one with seats and a last day for answers, one that is full, one that is
 * cancelled. The next one stays the one updated last.
 */
export function plannedMeetings(now: Date): Collections {
  const inDays = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10)
  const { updatedAt: _, ...facts } = aMeeting().data
  const plan = (days: number, more = {}) => ({ ...facts, meetingDate: inDays(days), ...more })
  const asked = { seats: 60, answerUntil: inDays(73) }
  const all = [
    aMeetingBy(
      [
        { kind: 'plan', plan: plan(20, { venueName: 'Sample Beach Hall', seats: 40 }) },
        { kind: 'state', to: 'cancelled', reason: 'A sample of a reason: cyclone warning.' },
      ],
      'sample-meeting-cancelled',
      now,
    ),
    aMeetingBy(
      [
        { kind: 'plan', plan: plan(45, { seats: 30 }) },
        { kind: 'change', plan: plan(45, { seats: 25, venueName: 'Sample Small Hall' }) },
        { kind: 'answers', to: 'full' },
      ],
      'sample-meeting-full',
      now,
    ),
    aMeetingBy([{ kind: 'plan', plan: plan(76, asked) }], 'sample-meeting-planned', now),
  ]
  return {
    ...Object.assign({}, ...all),
    monthly_meetings: all.flatMap(({ monthly_meetings: meetings = [] }) => meetings),
  } as Collections
}

/** The one entry in the history of a meeting that the desk has only marked as held. */
export const historyOfHeld = ({ id, data: { changedAt, v } }: Sample): Collections => ({
  [`monthly_meetings/${id}/history`]: [
    {
      id: String(v),
      data: withoutGaps({
        v,
        kind: 'state',
        from: 'planned',
        to: 'held',
        at: changedAt,
        by: demoEditor.uid,
      }),
    },
  ],
})

/** The saved minutes of a meeting that was held. */
export function minutesOfHeld({ id: meetingId, data }: Sample): Sample {
  const meetingDate = String(data.meetingDate)
  return {
    id: minutesIdOf({ meetingId, meetingDate }, 1),
    data: withoutGaps({
      meetingId,
      meetingDate,
      v: 1,
      text: 'Minutes of the monthly meeting\n\nDecisions:\n- A stall at the district fair is booked together.\n- The next meeting takes up the accounts.',
      at: data.changedAt,
      by: demoEditor.uid,
    }),
  }
}
