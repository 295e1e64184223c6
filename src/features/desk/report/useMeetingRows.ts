import { useMemo } from 'react'
import { meetings } from '@/features/meetings/api'
import type { Meeting } from '@/features/meetings/schema'
import { attendanceApi, selectHeadcount, statusOf } from '@/features/meetings/desk'
import { calendarDay } from '@/shared/text/dateText'
import { today } from '@/shared/validation/dates'
import { shallowEqual } from 'react-redux'
import { useDeskSelector } from '../store'
import type { MeetingRow } from './reportColumns'

/** The meetings of a month that were held, with how many were expected and came. */
export function useMeetingRows(month: string): MeetingRow[] {
  const { data } = attendanceApi.useListenAttendanceQuery({ from: `${month}-01` })
  const attendance = data?.items
  const all = useDeskSelector(meetings.selectAll)
  const held = useMemo(() => heldIn(month, all, attendance ?? []), [month, all, attendance])
  const expected = useDeskSelector(
    (root) => held.map((meeting) => selectHeadcount(root, meeting).heads),
    shallowEqual,
  )
  return useMemo(
    () =>
      held.map(({ id, meetingDate = '', venueName = '' }, at) => ({
        id: `${meetingDate}/${id}`,
        day: calendarDay(meetingDate),
        venue: venueName,
        expected: expected[at] ?? 0,
        came: (attendance ?? [])
          .filter((one) => one.meetingId === id && one.meetingDate === meetingDate && !one.undone)
          .reduce((sum, { people }) => sum + people, 0),
      })),
    [held, expected, attendance],
  )
}

type Held = Pick<Meeting, 'id' | 'meetingDate' | 'venueName'>
type CheckIn = { meetingId: string; meetingDate?: string; undone?: object }

/** A record that was moved to another month keeps its earlier day in the attendance. */
function heldIn(month: string, all: readonly Held[], attendance: readonly CheckIn[]): Held[] {
  const isIn = (date = '') => date.startsWith(month) && date <= today()
  const earlier = attendance
    .filter(({ undone }) => undone === undefined)
    .map(({ meetingId: id, meetingDate }): Held => ({ id, meetingDate, venueName: undefined }))
  const planned = all.filter((meeting) => statusOf(meeting).state !== 'cancelled')
  const held = [...earlier, ...planned].filter(({ meetingDate }) => isIn(meetingDate))
  const byDay = new Map(held.map((meeting) => [`${meeting.meetingDate}/${meeting.id}`, meeting]))
  return [...byDay].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, meeting]) => meeting)
}
