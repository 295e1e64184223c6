import { useMemo } from 'react'
import type { Meeting } from '../schema'
import { createMemberOf, useMemberRows } from '@/features/members/desk'
import { selectUid } from '@/features/session'
import type { LiveInfo } from '@/shared/firestore/live/liveCollection'
import { headsIn, presentOf, type Present } from '../attendance/present'
import { useMeetingPeople } from '../attendees/useMeetingPeople'
import { useMeetingsSelector } from '../queue/store'
import { guestsOf, isIn, withEntries, type Guest } from '../door-search/guests'
import { selectAnswered, selectEntries } from '../queue/queueSlice'

/** All people with an answer or a check-in at a meeting, and the status of the lists behind. */
export function useGuests(meeting: Meeting) {
  const { id: meetingId, meetingDate } = meeting
  const people = useMeetingPeople(meeting)
  const { headcount, answersById, attendance, answers, isKnown } = people
  const entries = useMeetingsSelector(selectEntries)
  const answered = useMeetingsSelector(selectAnswered)
  const by = useMeetingsSelector(selectUid) ?? ''

  const records = useMemo(() => {
    const isHere = (record: { meetingId: string; meetingDate?: string }) =>
      record.meetingId === meetingId && record.meetingDate === meetingDate
    const ofMeeting = <Item extends { meetingId: string; meetingDate?: string }>(all: {
      [id: string]: Item
    }) => Object.fromEntries(Object.entries(all).filter(([, record]) => isHere(record)))
    return withEntries(attendance, ofMeeting(answered), ofMeeting(entries), by)
  }, [attendance, answered, entries, by, meetingId, meetingDate])

  const { rows: members, isWhole: areMembersWhole } = useMemberRows()
  const memberOf = useMemo(() => createMemberOf(members), [members])
  const guests = useMemo(
    () =>
      guestsOf({ id: meetingId, meetingDate }, headcount, records).map((guest): Guest => ({
        ...guest,
        member: memberOf(guest.searched),
      })),
    [meetingId, meetingDate, headcount, records, memberOf],
  )
  const { personOf } = headcount
  const count = useMemo(
    () => countGuests(guests, presentOf([...records.values()], answersById, personOf)),
    [guests, records, answersById, personOf],
  )
  const { status, staleSince } = people.info
  const info: LiveInfo = {
    ...people.info,
    isEmpty: answers.isEmpty && status === 'loading' && staleSince === null,
    isPartial: status !== 'ready' || answers.isPartial,
  }
  return { guests, members, areMembersWhole, count, info, isKnown }
}

export type Count = {
  /** Of the guests with an answer. */
  in: number
  expected: number
  walkIns: number
  /** Of all attendees. */
  heads: number
}

/** @param present the attendees, each person once: every page of the desk shows these numbers */
export function countGuests(guests: readonly Guest[], present: readonly Present[]): Count {
  const answered = guests.filter(({ attendance }) => attendance.kind !== 'walkin')
  const here = answered.filter(isIn).length
  return {
    in: here,
    expected: answered.filter((guest) => isIn(guest) || !guest.saysNo).length,
    walkIns: Math.max(0, present.length - here),
    heads: headsIn(present),
  }
}
