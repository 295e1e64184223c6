import { skipToken } from '@reduxjs/toolkit/query/react'
import { useDeferredValue, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectAnswers, selectAnswersById, selectLatestAnswers } from '../answers'
import { meetingAnswers } from '../answersApi'
import { meetings } from '../api'
import { noAttendance, useListenAttendanceQuery } from '../attendanceApi'
import { meetingKey } from '../meetingKey'
import { rightsRequests } from '@/features/rights/api'
import { combineLive } from '@/shared/firestore/live/combineLive'
import type { LiveInfo } from '@/shared/firestore/live/liveCollection'
import { groupBy } from '@/shared/text/groupBy'
import { personsAmong } from '@/shared/text/persons'
import { today } from '@/shared/validation/dates'
import { useMemberRows } from '@/features/members/desk'
import { collectionById } from '@/features/requests/api'
import { attendanceFrom, heldMeetings, type HeldMeeting } from './heldMeetings'
import { knownMembers } from './knownMembers'
import { personsOf, type Person } from './persons'
import { presentOf, type Present } from './present'

const registrations = collectionById('registrations')!

type Compared = {
  info: LiveInfo
  held: readonly HeldMeeting[]
  persons: readonly Person[]
  /** The attendees of each meeting, by its key. */
  presentAt: ReadonlyMap<string, readonly Present[]>
}

/** The last six meetings, with their attendees and with all members, live. */
export function useAttendance(): Compared {
  const day = today()
  const all = meetings.useRecords()
  const newest = useSelector(selectAnswers)
  const answers = useDeferredValue(useSelector(selectLatestAnswers))
  const answersById = useDeferredValue(useSelector(selectAnswersById))
  const records = useDeferredValue(useSelector(registrations.selectRecords))
  const { rows, info: membersInfo } = useMemberRows()
  const members = useMemo(() => knownMembers(rows, records), [rows, records])
  const answersInfo = meetingAnswers.useInfo()
  const registrationsInfo = registrations.live.useInfo()
  // Which answers are withdrawn.
  const rightsInfo = rightsRequests.useInfo()
  // Which meetings there were is known once all answers are here; and then it stays known.
  const isKnown = !answersInfo.isPartial && (answersInfo.status === 'ready' || !answersInfo.isEmpty)
  const from = useMemo(() => attendanceFrom(all, newest, day), [all, newest, day])
  const { data: list } = useListenAttendanceQuery(isKnown ? { from } : skipToken)
  const attendance = useDeferredValue(list?.items ?? noAttendance)

  const held = useMemo(() => heldMeetings(attendance, all, day), [attendance, all, day])
  const personOf = useMemo(
    () => personsAmong([...Object.values(answersById), ...members, ...attendance]),
    [answersById, members, attendance],
  )
  const present = useMemo(
    () => presentOf(attendance, answersById, personOf),
    [attendance, answersById, personOf],
  )
  const persons = useMemo(
    () => personsOf({ held, present, answers, members, personOf }),
    [held, present, answers, members, personOf],
  )
  const presentAt = useMemo(
    () =>
      groupBy(present, ({ attendance: { meetingId: id, meetingDate } }) =>
        meetingKey({ id, meetingDate }),
      ),
    [present],
  )

  const info = {
    ...combineLive(answersInfo, registrationsInfo, membersInfo, rightsInfo, list),
    isEmpty: held.length === 0,
    isPartial:
      [registrationsInfo, membersInfo].some(({ isPartial }) => isPartial) ||
      rightsInfo.status === 'loading',
  }
  return { info, held, persons, presentAt }
}
