import { object, string, type InferType } from 'yup'
import { twoDigits } from '@/shared/text/dateText'
import { displayValue } from '@/shared/text/displayValue'
import { choiceField } from '@/shared/validation/choices'
import { isDay, today } from '@/shared/validation/dates'
import { versionOf } from './meetingChanges'
import { joinTime, splitTime } from '../meetingTime'
import {
  meetingChangeSchema,
  meetingDay,
  meetingTexts,
  type Meeting,
  type MeetingChange,
} from '../schema'

/** 12 comes first: it is the first hour of each half of the day. */
const hours = ['12', ...Array.from({ length: 11 }, (_, index) => twoDigits(index + 1))]
export const minutes = Array.from({ length: 60 }, (_, minute) => twoDigits(minute))
const meridiems = ['AM', 'PM']

/** The time in the form for a record without a time. */
const defaultTime = { hour: '12', minute: '00', meridiem: 'AM' }

/** The administrator's form, in the order of the page: a meeting with its time in parts. */
export const venueFormSchema = object({
  meetingAgenda: meetingTexts.meetingAgenda,
  venueName: meetingTexts.venueName,
  meetingDate: meetingDay.meta({
    hint: (date) => (isDay(date) && date < today() ? 'This day has passed.' : undefined),
  }),
  hour: choiceField('Hour', hours).meta({ start: defaultTime.hour }).required(),
  minute: choiceField('Minute', minutes).meta({ start: defaultTime.minute }).required(),
  meridiem: choiceField('AM or PM', meridiems).meta({ start: defaultTime.meridiem }).required(),
  venueAddress: meetingTexts.venueAddress,
  /**
   * The record's `versionOf` when the form was filled in. A hidden field: the draft keeps it, so that a
   * save by someone else in the meantime is noticed.
   */
  seen: string(),
})

export type VenueForm = InferType<typeof venueFormSchema>

/** For the sections of a form. */
export const venueNames = Object.keys(venueFormSchema.fields) as (keyof VenueForm)[]

export const toMeetingChange = (form: VenueForm): MeetingChange => ({
  meetingAgenda: form.meetingAgenda,
  venueName: form.venueName,
  meetingDate: form.meetingDate,
  meetingTime: joinTime(form),
  venueAddress: form.venueAddress,
})

/** The fields of a record as texts, also fields that are stored as another type. */
function textsOf(meeting: Meeting): Partial<MeetingChange> {
  const { other = {} } = meeting
  const texts = Object.keys(meetingChangeSchema.fields).map((name) => [
    name,
    meeting[name as keyof MeetingChange] ??
      (name in other ? displayValue(undefined, other[name]) : undefined),
  ])
  return Object.fromEntries(texts) as Partial<MeetingChange>
}

/** A record as form values. A date or time that is not in the form used today is left empty. */
export function toVenueForm(meeting: Meeting): Partial<VenueForm> {
  const texts = textsOf(meeting)
  const { meetingDate = '', meetingTime = '' } = texts
  const unknownTime = { hour: '', minute: '', meridiem: '' }
  return {
    ...texts,
    meetingDate: isDay(meetingDate) ? meetingDate : '',
    ...(meetingTime.trim() === '' ? defaultTime : (splitTime(meetingTime) ?? unknownTime)),
    seen: versionOf(meeting),
  }
}

/** The stored date and time, each only if the form's field cannot show it. */
export type UnreadableTexts = { date?: string; time?: string }

export function unreadableTexts(meeting: Meeting): UnreadableTexts {
  const { meetingDate = '', meetingTime = '' } = textsOf(meeting)
  return {
    date: meetingDate.trim() === '' || isDay(meetingDate) ? undefined : meetingDate,
    time: meetingTime.trim() === '' || splitTime(meetingTime) ? undefined : meetingTime,
  }
}
