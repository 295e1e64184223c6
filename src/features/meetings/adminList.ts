import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { CollectionConfig, Counts } from '@/shared/collectionConfig'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { calendarDay } from '@/shared/text/dateText'
import { choiceField } from '@/shared/validation/choices'
import { today } from '@/shared/validation/dates'
import { headsOf, isComing, selectVersions, type Answer, type Version } from './answers'
import { meetingAnswers } from './answersApi'
import { meetingAnswerSchema } from './schema'

const versions: Version[] = ['Latest', 'Replaced', 'Withdrawn']

/** Only the latest answer of a person counts. */
const listedSchema = meetingAnswerSchema.shape({
  version: choiceField('Version', versions).meta({ usual: 'Latest' satisfies Version }),
})

/** An answer as its list shows it. The same object each time, so that its row is not rendered again. */
const withVersion = weakMapMemoize((answer: Answer, version: Version | undefined) => ({
  ...answer,
  version,
}))

/** All answers, the newest first, each with how it counts; in the trash it does not. */
export const selectListedAnswers = createSelector(
  [meetingAnswers.selectAll, selectVersions],
  (all, counted) => all.map((answer) => withVersion(answer, counted.get(answer))),
)

const selectListedById = createSelector(
  [selectListedAnswers],
  (answers) => new Map(answers.map((answer) => [answer.id, answer])),
)

export const selectListedAnswer = (root: object, id: string) => selectListedById(root).get(id)

export const meetingAnswerList: CollectionConfig = {
  id: 'meeting-answers',
  heading: 'Meeting replies',
  singular: 'meeting answer',
  Icon: GroupsIcon,
  fields: fieldInfos(listedSchema),
  live: { ...meetingAnswers, selectAll: selectListedAnswers, selectById: selectListedAnswer },
  ownColumns: ['meetingDate', 'answer', 'version', 'people', 'comingAs'],
  filters: ['meetingDate', 'answer', 'version', 'comingAs', 'sector'],
  charts: [
    {
      title: 'Expected attendance',
      form: 'latest',
      field: 'meetingDate',
      includes: ({ answer, version }) => isComing({ answer }) && version === 'Latest',
      weightOf: ({ people }) => headsOf({ people }),
      total: (attendance) => nextAttendance(attendance, today()),
    },
    { title: 'By answer', form: 'largest', field: 'answer' },
    { title: 'By sector', form: 'largest', field: 'sector' },
  ],
  subject: 'Answer',
}

/** How many people will attend the next meeting, given how many will attend on each date. */
export function nextAttendance(attendance: Counts, from: string): string {
  const dates = [...attendance.keys()].filter((date) => /^\d{4}-/.test(date) && date >= from)
  const next = dates.sort()[0]
  return next === undefined
    ? 'No upcoming meeting'
    : `${attendance.get(next)} on ${calendarDay(next)}`
}
