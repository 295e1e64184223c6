import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import type { CollectionConfig, Counts } from '@/shared/collectionConfig'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { today } from '@/shared/validation/dates'
import { meetingAnswers } from './api'
import { meetingAnswerSchema } from './schema'

export const meetingAnswerList: CollectionConfig = {
  id: 'meeting-answers',
  label: 'Monthly meeting answers',
  singular: 'meeting answer',
  Icon: GroupsIcon,
  prefix: 'MM',
  fields: fieldInfos(meetingAnswerSchema),
  live: meetingAnswers,
  defaultColumns: [
    'name',
    'firmName',
    'mobile',
    'meetingDate',
    'answer',
    'people',
    'comingAs',
    'createdAt',
    'reference',
  ],
  filters: ['meetingDate', 'answer', 'comingAs', 'sector'],
  charts: [
    {
      title: 'Expected attendance',
      form: 'latest',
      field: 'meetingDate',
      includes: ({ answer }) => answer === 'I will attend',
      weightOf: ({ people }) => (typeof people === 'number' ? people : 1),
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
  return next === undefined ? 'No upcoming meeting' : `${attendance.get(next)} on ${next}`
}
