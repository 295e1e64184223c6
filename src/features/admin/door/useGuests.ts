import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { presentOf, selectHeadcount } from '@/features/meetings/answers'
import { meetingAnswers } from '@/features/meetings/api'
import { useListenAttendanceQuery } from '@/features/meetings/attendance'
import type { Meeting } from '@/features/meetings/schema'
import { selectUid } from '@/features/session'
import type { LiveInfo } from '@/shared/firestore/liveCollection'
import { countGuests, guestsOf, withEntries } from './guests'
import { selectAnswered, selectEntries, type DoorRoot } from './queueSlice'

/** Everybody who has answered to a meeting or come to it, and what is known about the lists behind. */
export function useGuests(meeting: Meeting) {
  const { id: meetingId, meetingDate } = meeting
  const headcount = useSelector((root: object) => selectHeadcount(root, meeting))
  const { data: list } = useListenAttendanceQuery({ meetingId, meetingDate })
  const entries = useSelector((root: DoorRoot) => selectEntries(root))
  const answered = useSelector((root: DoorRoot) => selectAnswered(root))
  const by = useSelector(selectUid) ?? ''
  const answers = meetingAnswers.useInfo()

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
  const byId = useSelector((root: object) => meetingAnswers.selectState(root).entities)
  const count = useMemo(
    () => countGuests(guests, presentOf([...records.values()], byId)),
    [guests, records, byId],
  )
  const info = useMemo(() => joined(answers, list), [answers, list])
  return { guests, count, info }
}

type Info = Pick<LiveInfo, 'status' | 'error' | 'staleSince'>

/** Two lists are live only if each of them is. */
function joined(answers: LiveInfo, list: Info | undefined): LiveInfo {
  const attendance = list ?? { status: 'loading', error: null, staleSince: null }
  const isFailed = answers.status === 'failed' || attendance.status === 'failed'
  const isReady = answers.status === 'ready' && attendance.status === 'ready'
  const stale = [answers, attendance].flatMap(({ staleSince }) => staleSince ?? [])
  return {
    status: isFailed ? 'failed' : isReady ? 'ready' : 'loading',
    error: answers.error ?? attendance.error,
    staleSince: stale.length > 0 ? Math.min(...stale) : null,
    isEmpty: answers.isEmpty && !isReady && stale.length === 0 && !isFailed,
    isPartial: !isReady || answers.isPartial,
  }
}
