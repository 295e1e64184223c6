import { object, type InferType } from 'yup'
import type { Live } from '@/shared/firebase/readDocument'
import { dateField } from '@/shared/validation/date'
import { lineField, textField } from '@/shared/validation/text'
import { timestamp } from '@/shared/validation/timestamp'
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

/** A meeting in the store; `updatedAtMillis` comes with every timestamp, null when unknown. */
export type Meeting = Live<InferType<typeof meetingSchema>> & { updatedAtMillis?: number | null }
