import { boolean, number, object, string } from 'yup'
import { timestamp } from '@/shared/validation/dates'
import { textField } from '@/shared/validation/text'

/** A saved version of the minutes of a meeting: a document of `meeting_minutes`. */
export const minutesSchema = object({
  meetingId: string().required(),
  /** YYYY-MM-DD: the same record of a meeting holds another day next month. */
  meetingDate: string().required(),
  /** Counts from 1. */
  v: number().required(),
  text: textField('Minutes', { min: 1, max: 20_000 }).required(),
  at: timestamp('Saved'),
  /** The uid of an administrator. */
  by: string().required(),
  /** With it the versions before were erased. */
  isErasure: boolean(),
}).label('Minutes')
