import { boolean, number, object, string, type InferType } from 'yup'
import type { Live } from '@/shared/firestore/live/readDocument'
import { noticeFields, submissionFields } from '@/shared/validation/commonFields'
import { choiceField, sectors } from '@/shared/validation/choices'
import { countField } from '@/shared/validation/numbers'
import { dateField, timestamp } from '@/shared/validation/dates'
import { mobileField } from '@/shared/validation/mobile'
import { emailField, lineField, nameField, textField } from '@/shared/validation/text'
import { hiddenWhen } from '@/shared/validation/schema'
import { texts as shared } from '@/texts/forms'
import { texts } from '@/texts/meetings'
import { fromMeetingKey } from './meetingKey'
import { clockTimePattern } from './meetingTime'

export const meetingTexts = {
  meetingAgenda: lineField(texts.meetingAgenda, { min: 2, max: 200 }).required(),
  venueName: lineField(texts.venueName, { min: 2, max: 200 }).required(),
  venueAddress: textField(texts.venueAddress, { min: 5, max: 300 }).required(),
}

/** The two answers. */
export const attending = 'I will attend'
export const notAttending = 'I cannot attend'

/** YYYY-MM-DD */
export const meetingDay = dateField(texts.meetingDate, { from: 2000, to: 2100 }).required()

/** The part of a meeting an administrator may change. */
export const meetingChangeSchema = object({
  ...meetingTexts,
  meetingDate: meetingDay,
  /** hh:mm AM or hh:mm PM */
  meetingTime: lineField(texts.meetingTime).matches(clockTimePattern).required(),
})

export type MeetingChange = InferType<typeof meetingChangeSchema>

/**
 * A record of `monthly_meetings`. The fields after the first six are the desk's, and older records have none
 * of them. `state`, `isFull` and `answerUntil` are read by `statusOf`.
 */
export const meetingSchema = meetingChangeSchema.shape({
  updatedAt: timestamp('Updated'),
  state: string(),
  /** Why it is cancelled; all visitors read it. */
  reason: string(),
  /** The `meetingDate` that state, reason, `isFull` and `answerUntil` are about. */
  stateFor: string(),
  seats: number(),
  /** The desk takes no more answers that say yes. */
  isFull: boolean(),
  /** The last day for answers, YYYY-MM-DD */
  answerUntil: string(),
  /** When the desk last changed it. */
  changedAt: timestamp('Changed'),
  /** The number of the desk's changes; each has an entry in the history. */
  v: number(),
})

export type Meeting = Live<InferType<typeof meetingSchema>> & { changedAtMillis?: number | null }

/** The visitor's form, in the order of the page. */
export const meetingAnswerFormSchema = object({
  /** A `meetingKey` */
  meeting: lineField(texts.meeting, { max: 300 }).required().meta({ autoComplete: 'off' }),

  name: nameField(shared.name).required(),
  mobile: mobileField(shared.mobile).required(),
  email: emailField(shared.email),
  firmName: lineField(shared.firmName).required().meta({ autoComplete: 'organization' }),
  sector: choiceField(shared.sector, sectors).required().meta({ wide: true }),

  comingAs: choiceField(texts.comingAs, ['Member', 'Visitor']).required().meta({ radio: true }),
  invitedBy: hiddenWhen(
    'comingAs',
    (comingAs) => comingAs !== 'Visitor',
    nameField(texts.invitedBy)
      .required()
      .meta({ autoComplete: 'off', help: texts.invitedByHelp, wide: true }),
  ),
  people: countField(texts.people, { min: 1, max: 5 })
    .required()
    .meta({ start: '1', help: texts.peopleHelp }),
  answer: choiceField(texts.answer, [attending, notAttending]).required().meta({ radio: true }),
  question: textField(texts.question, { max: 500, rows: 3 }),

  ...noticeFields,
})

export type MeetingAnswerForm = InferType<typeof meetingAnswerFormSchema>

/**
 * A record of `monthly_meeting_req`. It names the meeting by the id of its record and by its date,
 * because administrators change the same record from month to month. The rules accept any text for
 * both: checking that the record exists would cost a read per answer, and would refuse an answer to a
 * meeting that was deleted a minute ago, which the office still wants to see.
 */
export const meetingAnswerSchema = meetingAnswerFormSchema.omit(['meeting']).shape({
  meetingId: lineField('Which meeting').required(),
  meetingDate: lineField('Meeting Date'),
  ...submissionFields,
})

export type MeetingAnswer = InferType<typeof meetingAnswerSchema>

/** The record of a filled-in form; the server adds `createdAt`. */
export function toMeetingAnswer(
  { meeting, ...form }: MeetingAnswerForm,
  consentVersion: string,
): Omit<MeetingAnswer, 'createdAt'> {
  return { ...form, ...fromMeetingKey(meeting), consentVersion }
}

/** Options of the mutation that sends an answer: its result is the last one that this tab has sent. */
export const lastAnswer = { fixedCacheKey: 'last answer' }

export { attendanceId } from './meetingKey'
export { whyClosed } from './meetingStatus'

/** Of one person at the door; more are refused, because a record must not grow until it can no longer be erased. */
export const mostChanges = 50
