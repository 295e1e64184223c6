import type { InferType } from 'yup'
import { createForm } from '@/shared/forms/createForm'
import { statusOf } from '../meetingStatus'
import { answerUntilField, seatsField, type MeetingPlan } from './planSchema'
import type { Meeting } from '../schema'
import { toMeetingChange, toVenueForm, venueFormSchema, venueNames } from './venueSchema'

const planFormSchema = venueFormSchema.shape({
  seats: seatsField.meta({ help: 'Seats in the hall. Visitors see the number' }),
  answerUntil: answerUntilField.meta({ help: 'After this day the page takes no more replies' }),
})

export type PlanValues = InferType<typeof planFormSchema>

export const planForm = createForm(planFormSchema, {
  'The meeting': venueNames,
  Replies: ['seats', 'answerUntil'],
})

export const toPlan = (form: PlanValues): MeetingPlan => ({
  ...toMeetingChange(form),
  ...(form.seats !== undefined && { seats: form.seats }),
  ...(form.answerUntil !== undefined && { answerUntil: form.answerUntil }),
})

export const toPlanForm = (meeting: Meeting) => ({
  ...toVenueForm(meeting),
  seats: meeting.seats,
  // The stored one may be of a day before the venue page moved the meeting.
  answerUntil: statusOf(meeting).answerUntil,
})
