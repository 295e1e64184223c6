import { object, string, type InferType } from 'yup'
import { displayValue } from '@/shared/forms/displayValue'
import { choiceField } from '@/shared/validation/choices'
import { today } from '@/shared/validation/dates'
import { meetingChangeSchema, meetingTexts, type Meeting, type MeetingChange } from './schema'
import { defaultTime, halves, hours, joinTime, minutes, splitTime } from './meetingTime'
import { isDate } from './meetingWords'

/** What administrators fill in, in the order of the page: a meeting with its time in parts. */
export const venueFormSchema = object({
  meetingAgenda: meetingTexts.meetingAgenda,
  venueName: meetingTexts.venueName,
  meetingDate: string()
    .label('Meeting Date')
    .meta({
      kind: 'date',
      hint: (date) => (isDate(date) && date < today() ? 'This day has passed.' : undefined),
    })
    .transform((value: unknown) => (value === '' ? undefined : value))
    .test('day', 'Enter a complete date or clear the field', (date) => !date || isDate(date))
    .required(),
  hour: choiceField('Hour', hours).meta({ start: defaultTime.hour }).required(),
  minute: choiceField('Minute', minutes).meta({ start: defaultTime.minute }).required(),
  half: choiceField('AM or PM', halves).meta({ start: defaultTime.half }).required(),
  venueAddress: meetingTexts.venueAddress,
  /**
   * When the record had been updated last as the typing began, in milliseconds since 1970; nobody
   * is shown it. A draft keeps it, so that what others save meanwhile is noticed.
   */
  seenAt: string(),
})

export type VenueForm = InferType<typeof venueFormSchema>

export const toMeetingChange = (form: VenueForm): MeetingChange => ({
  meetingAgenda: form.meetingAgenda,
  venueName: form.venueName,
  meetingDate: form.meetingDate,
  meetingTime: joinTime(form),
  venueAddress: form.venueAddress,
})

/** Null where the record had no time of its last update. */
export const seenIn = ({ seenAt }: VenueForm): number | null =>
  seenAt === undefined || seenAt === '' ? null : Number(seenAt)

/** The fields of a record as texts: what somebody stored as something else is shown as it is. */
function textsOf(meeting: Meeting): Partial<MeetingChange> {
  const { other = {} } = meeting
  const texts = Object.keys(meetingChangeSchema.fields).map((name) => [
    name,
    meeting[name as keyof MeetingChange] ??
      (name in other ? displayValue(undefined, other[name]) : undefined),
  ])
  return Object.fromEntries(texts) as Partial<MeetingChange>
}

/** A record as the form shows it. A date or time in another form has to be chosen anew. */
export function toVenueForm(meeting: Meeting): Partial<VenueForm> {
  const texts = textsOf(meeting)
  const { meetingDate = '', meetingTime = '' } = texts
  const unreadable = { hour: '', minute: '', half: '' }
  return {
    ...texts,
    meetingDate: isDate(meetingDate) ? meetingDate : '',
    ...(meetingTime.trim() === '' ? defaultTime : (splitTime(meetingTime) ?? unreadable)),
    seenAt: String(meeting.updatedAtMillis ?? ''),
  }
}

/** Texts of a record that the form cannot show in its fields, to be shown beside them. */
export function otherWords(meeting: Meeting) {
  const { meetingDate = '', meetingTime = '' } = textsOf(meeting)
  return {
    date: meetingDate.trim() === '' || isDate(meetingDate) ? undefined : meetingDate,
    time: meetingTime.trim() === '' || splitTime(meetingTime) ? undefined : meetingTime,
  }
}
