import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { CollectionConfig, Counts } from '@/shared/collectionConfig'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { calendarDay } from '@/shared/text/dateText'
import { choiceField } from '@/shared/validation/choices'
import { today } from '@/shared/validation/dates'
import { lineField } from '@/shared/validation/text'
import { headsOf, isComing, selectVersions, type Answer, type Version } from './answers'
import { meetingAnswers } from './answersApi'
import { meetings } from './api'
import { earlierDayAddress, meetingAddress } from './links/meetingAddress'
import { joined } from './meetingText'
import { meetingDayInWords } from './meetingWords'
import { attending, meetingAnswerSchema, notAttending, type Meeting } from './schema'

const versions: Version[] = ['Latest', 'Replaced', 'Withdrawn']

/** At the desk an answer to a meeting is a reply, and only the latest reply of a person counts. A meeting is shown by its day and venue, not by its id. */
const listedSchema = meetingAnswerSchema.omit(['meetingId']).shape({
  meeting: lineField('Which meeting'),
  answer: choiceField('Reply', [attending, notAttending]),
  version: choiceField('Version', versions).meta({ usual: 'Latest' satisfies Version }),
})

/** An answer as its list shows it. The same object each time, so that its row is not rendered again. */
const listed = weakMapMemoize(
  (
    answer: Answer,
    version: Version | undefined,
    meeting: Meeting | undefined,
    areMeetingsKnown: boolean,
  ) => ({ ...answer, version, ...meetingInWords(answer, meeting, areMeetingsKnown) }),
)

/** The meeting of an answer as the page of the meetings shows it, with the address of its page. */
function meetingInWords(
  { meetingId = '', meetingDate = '' }: Answer,
  meeting: Meeting | undefined,
  areMeetingsKnown: boolean,
) {
  if (meeting === undefined) {
    return areMeetingsKnown ? { meeting: `A meeting that no longer exists (${meetingId})` } : {}
  }
  const day = meetingDayInWords({ ...meeting, meetingDate })
  // The record has been moved to another day since, with another venue.
  if (meetingDate !== (meeting.meetingDate ?? '')) {
    return { meeting: day, meetingPage: earlierDayAddress(meetingId, meetingDate) }
  }
  return {
    meeting: joined(', ', day, meeting.venueName),
    meetingPage: meetingAddress(meetingId),
  }
}

/** All answers, the newest first, each with how it counts; in the trash it does not. */
export const selectListedAnswers = createSelector(
  [meetingAnswers.selectAll, selectVersions, meetings.selectState],
  (all, counted, { entities, status }) =>
    all.map((answer) =>
      listed(answer, counted.get(answer), entities[answer.meetingId ?? ''], status === 'ready'),
    ),
)

const selectListedById = createSelector(
  [selectListedAnswers],
  (answers) => new Map(answers.map((answer) => [answer.id, answer])),
)

export const selectListedAnswer = (root: object, id: string) => selectListedById(root).get(id)

export const meetingAnswerList: CollectionConfig = {
  id: 'meeting-answers',
  heading: 'Meeting replies',
  singular: 'meeting reply',
  Icon: GroupsIcon,
  fields: fieldInfos(listedSchema),
  live: { ...meetingAnswers, selectAll: selectListedAnswers, selectById: selectListedAnswer },
  ownColumns: ['meetingDate', 'answer', 'version', 'people', 'comingAs'],
  filters: ['meetingDate', 'answer', 'version', 'comingAs', 'sector', 'language'],
  charts: [
    {
      title: 'Expected attendance',
      form: 'latest',
      field: 'meetingDate',
      includes: ({ answer, version }) => isComing({ answer }) && version === 'Latest',
      weightOf: ({ people }) => headsOf({ people }),
      total: (attendance) => nextAttendance(attendance, today()),
    },
    { title: 'By reply', form: 'largest', field: 'answer' },
    { title: 'By sector', form: 'largest', field: 'sector' },
  ],
  subject: 'Reply',
  linkOf: { meeting: ({ meetingPage }) => meetingPage as string | undefined },
}

/** How many people will attend the next meeting, given how many will attend on each date. */
export function nextAttendance(attendance: Counts, from: string): string {
  const dates = [...attendance.keys()].filter((date) => /^\d{4}-/.test(date) && date >= from)
  const next = dates.sort()[0]
  return next === undefined
    ? 'No upcoming meeting'
    : `${attendance.get(next)} on ${calendarDay(next)}`
}
