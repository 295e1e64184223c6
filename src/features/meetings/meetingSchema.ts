import { object, string, type InferType } from 'yup'
import type { Live } from '@/shared/firebase/readDocument'
import { lineField, textField } from '@/shared/validation/text'
import { timestamp } from '@/shared/validation/timestamp'

const isoDate = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const clockTime = /^(0[1-9]|1[0-2]):[0-5]\d (AM|PM)$/

/** The part of a meeting an administrator may change. */
export const meetingChangeSchema = object({
  meetingAgenda: lineField('Meeting Agenda', { min: 2, max: 200 }).required(),
  venueName: lineField('Venue Name', { min: 2, max: 200 }).required(),
  venueAddress: textField('Venue Address', { min: 5, max: 300 }).required(),
  /** YYYY-MM-DD */
  meetingDate: string().label('Meeting Date').matches(isoDate).required(),
  /** hh:mm AM or hh:mm PM */
  meetingTime: string().label('Meeting Time').matches(clockTime).required(),
})

/** A record of `monthly_meetings`. */
export const meetingSchema = meetingChangeSchema.shape({ updatedAt: timestamp('Updated') })

/** A meeting in the store; `updatedAtMillis` comes with every timestamp, null when unknown. */
export type Meeting = Live<InferType<typeof meetingSchema>> & { updatedAtMillis?: number | null }
