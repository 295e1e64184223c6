import { mixed, number, object, string, type InferType } from 'yup'
import { timestamp, dateField } from '@/shared/validation/dates'
import { countField } from '@/shared/validation/numbers'
import { textField } from '@/shared/validation/text'
import { meetingChangeSchema } from '../schema'

export const seatsField = countField('Seats', { min: 1, max: 5_000 })

/** YYYY-MM-DD, not after the day of the meeting. */
export const answerUntilField = dateField('Last day for replies', { from: 2000, to: 2100 }).when(
  'meetingDate',
  ([day]: unknown[], field: ReturnType<typeof dateField>) =>
    field.test(
      'before',
      'This is after the meeting',
      (until) => !until || typeof day !== 'string' || until <= day,
    ),
)

/** The facts of a meeting that the desk plans. */
export const meetingPlanSchema = meetingChangeSchema.shape({
  seats: seatsField,
  answerUntil: answerUntilField,
})

export type MeetingPlan = InferType<typeof meetingPlanSchema>

/** Why a meeting is cancelled. Everybody reads it. */
export const reasonField = textField('Reason', { max: 300, rows: 2 })

/** An entry in the history of a meeting. */
export const meetingHistorySchema = object({
  /** None where the venue page has changed it. */
  v: number(),
  kind: string().required(),
  /** `state`: states. `answers`: `full` or `open`. */
  from: string(),
  to: string(),
  /** Why it was cancelled. */
  public: string(),
  /** `change`, `venue`: the changed facts, as they were before. */
  before: mixed(),
  /** The changed facts, as they are since. */
  after: mixed(),
  at: timestamp('Time'),
  /** The uid of an administrator. */
  by: string().required(),
}).label('Entry')
