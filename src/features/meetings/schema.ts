import { object, type InferType } from 'yup'
import type { Live } from '@/shared/firestore/readDocument'
import { noticeFields, submissionFields } from '@/shared/validation/commonFields'
import { choiceField, sectors } from '@/shared/validation/choices'
import { countField } from '@/shared/validation/numbers'
import { dateField, timestamp } from '@/shared/validation/dates'
import { emailField, lineField, mobileField, nameField, textField } from '@/shared/validation/text'
import { hiddenWhen } from '@/shared/validation/schema'
import { fromMeetingKey } from './meetingKey'
import { clockTimePattern } from './meetingTime'

/** The fields that are plain text. */
export const meetingTexts = {
  meetingAgenda: lineField('Meeting Agenda', { min: 2, max: 200 }).required(),
  venueName: lineField('Venue Name', { min: 2, max: 200 }).required(),
  venueAddress: textField('Venue Address', { min: 5, max: 300 }).required(),
}

/** The part of a meeting an administrator may change. */
export const meetingChangeSchema = object({
  ...meetingTexts,
  /** YYYY-MM-DD */
  meetingDate: dateField('Meeting Date').required(),
  /** hh:mm AM or hh:mm PM */
  meetingTime: lineField('Meeting Time').matches(clockTimePattern).required(),
})

export type MeetingChange = InferType<typeof meetingChangeSchema>

/** A record of `monthly_meetings`. */
export const meetingSchema = meetingChangeSchema.shape({ updatedAt: timestamp('Updated') })

/** A meeting in the store. */
export type Meeting = Live<InferType<typeof meetingSchema>>

/** What the visitor fills in, in the order of the page. */
export const meetingAnswerFormSchema = object({
  /** A `meetingKey`: which meeting, and on which date. */
  meeting: lineField('Meeting', { max: 300 }).required().meta({ autoComplete: 'off' }),

  name: nameField('Name').required(),
  mobile: mobileField('Mobile').required(),
  email: emailField('Email'),
  firmName: lineField('Firm name').required().meta({ autoComplete: 'organization' }),
  sector: choiceField('Sector', sectors).required(),

  comingAs: choiceField('Coming as', ['Member', 'Visitor']).required(),
  invitedBy: hiddenWhen(
    'comingAs',
    (comingAs) => comingAs !== 'Visitor',
    nameField('Invited by')
      .required()
      .meta({ autoComplete: 'off', help: 'The member who has asked you to come' }),
  ),
  people: countField('People coming', { min: 1, max: 5 })
    .required()
    .meta({ start: '1', help: 'From 1 to 5, you included' }),
  answer: choiceField('Answer', ['I will attend', 'I cannot attend']).required(),
  question: textField('Question for the agenda', { max: 500, rows: 3 }),

  ...noticeFields,
})

export type MeetingAnswerForm = InferType<typeof meetingAnswerFormSchema>

/**
 * A record of `monthly_meeting_req`. It names the meeting by the id of its record and by the
 * date that stood in it: administrators change the one record from month to month, so the id
 * alone would not say which month's meeting was meant. The rules take any text for both. Asking
 * whether the record is there would cost a read for each answer and refuse one to a meeting that
 * was taken back a minute ago, which the office still wants to know of.
 */
export const meetingAnswerSchema = meetingAnswerFormSchema.omit(['meeting']).shape({
  meetingId: lineField('Which meeting').required(),
  meetingDate: lineField('Meeting Date'),
  ...submissionFields,
})

export type MeetingAnswer = InferType<typeof meetingAnswerSchema>

/** What is sent for a filled-in form; the server adds `createdAt`. */
export function toMeetingAnswer(
  { meeting, ...form }: MeetingAnswerForm,
  consentVersion: string,
): Omit<MeetingAnswer, 'createdAt'> {
  return { ...form, ...fromMeetingKey(meeting), consentVersion }
}
