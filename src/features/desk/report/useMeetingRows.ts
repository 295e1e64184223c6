import { useMemo } from 'react'
import { meetings } from '@/features/meetings/api'
import { attendanceApi, selectHeadcount, statusOf } from '@/features/meetings/desk'
import { calendarDay } from '@/shared/text/dateText'
import { today } from '@/shared/validation/dates'
import { shallowEqual } from 'react-redux'
import { useDeskSelector } from '../store'
import type { MeetingRow } from './reportColumns'

/** The meetings of a month that were held, with how many were expected and came. */
export function useMeetingRows(month: string): MeetingRow[] {
  const { data } = attendanceApi.useListenAttendanceQuery({ from: `${month}-01` })
  const held = useDeskSelector(
    (root) => meetings.selectAll(root).filter((meeting) => isHeldIn(meeting, month)),
    shallowEqual,
  )
  const expected = useDeskSelector(
    (root) => held.map((meeting) => selectHeadcount(root, meeting).heads),
    shallowEqual,
  )
  const attendance = data?.items
  return useMemo(
    () =>
      held.map(({ id, meetingDate = '', venueName = '' }, at) => ({
        id,
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

type Held = Parameters<typeof statusOf>[0]

const isHeldIn = (meeting: Held, month: string) =>
  meeting.meetingDate?.startsWith(month) === true &&
  meeting.meetingDate <= today() &&
  statusOf(meeting).state !== 'cancelled'
