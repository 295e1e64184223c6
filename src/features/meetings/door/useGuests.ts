import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectAnswersById } from '../answers'
import { meetingAnswers } from '../api'
import { useListenAttendanceQuery } from '../attendanceApi'
import type { Meeting } from '../schema'
import { rightsRequests } from '@/features/rights/api'
import { selectUid } from '@/features/session'
import { combineLive } from '@/shared/firestore/live/combineLive'
import type { LiveInfo } from '@/shared/firestore/live/liveCollection'
import { presentOf } from '../attendance/present'
import { useAreAnswersWhole, useHeadcount } from '../attendees/useHeadcount'
import { useMeetingsSelector } from '../queue/store'
import { countGuests, guestsOf, withEntries } from './guests'
import { selectAnswered, selectEntries } from '../queue/queueSlice'

/** Everybody who has answered to a meeting or come to it, and what is known about the lists behind. */
export function useGuests(meeting: Meeting) {
  const { id: meetingId, meetingDate } = meeting
  const headcount = useHeadcount(meeting)
  const { data: list } = useListenAttendanceQuery({ meetingId, meetingDate })
  const entries = useMeetingsSelector(selectEntries)
  const answered = useMeetingsSelector(selectAnswered)
  const by = useMeetingsSelector(selectUid) ?? ''
  const answers = meetingAnswers.useInfo()
  // Which answers are withdrawn.
  const rights = rightsRequests.useInfo()
  // A list that has received nothing yet is not empty.
  const isKnown = useAreAnswersWhole() && list?.isWhole === true

  const records = useMemo(() => {
    const isHere = (record: { meetingId: string; meetingDate?: string }) =>
      record.meetingId === meetingId && record.meetingDate === meetingDate
    const ofMeeting = <Item extends { meetingId: string; meetingDate?: string }>(all: {
      [id: string]: Item
    }) => Object.fromEntries(Object.entries(all).filter(([, record]) => isHere(record)))
    return withEntries(list?.items ?? [], ofMeeting(answered), ofMeeting(entries), by)
  }, [list?.items, answered, entries, by, meetingId, meetingDate])

  const guests = useMemo(
    () => guestsOf({ id: meetingId, meetingDate }, headcount, records),
    [meetingId, meetingDate, headcount, records],
  )
  const byId = useSelector(selectAnswersById)
  const count = useMemo(
    () => countGuests(guests, presentOf([...records.values()], byId)),
    [guests, records, byId],
  )
  const info = useMemo((): LiveInfo => {
    const all = combineLive(answers, rights, list)
    return {
      ...all,
      isEmpty: answers.isEmpty && all.status === 'loading' && all.staleSince === null,
      isPartial: all.status !== 'ready' || answers.isPartial,
    }
  }, [answers, rights, list])
  return { guests, count, info, isKnown }
}
