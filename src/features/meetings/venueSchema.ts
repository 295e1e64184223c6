import { object, string, type InferType } from 'yup'
import { displayValue } from '@/shared/forms/displayValue'
import { choiceField } from '@/shared/validation/choice'
import { today } from '@/shared/validation/indiaTime'
import { meetingTexts, type Meeting, type MeetingChange } from './meetingSchema'
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
    .test('day', 'Enter day, month and year', (date) => !date || isDate(date))
    .required(),
  hour: choiceField('Hour', hours).meta({ start: defaultTime.hour }).required(),
  minute: choiceField('Minute', minutes).meta({ start: defaultTime.minute }).required(),
  half: choiceField('AM or PM', halves).meta({ start: defaultTime.half }).required(),
  venueAddress: meetingTexts.venueAddress,
  /**
   * The record the typing began from, as JSON; nobody is shown it. It is kept with a draft, so
   * that what others save meanwhile is noticed whenever the draft is sent.
   */
  seen: string(),
})

export type VenueForm = InferType<typeof venueFormSchema>

export const toMeetingChange = (form: VenueForm): MeetingChange => ({
  meetingAgenda: form.meetingAgenda,
  venueName: form.venueName,
  meetingDate: form.meetingDate,
  meetingTime: joinTime(form),
  venueAddress: form.venueAddress,
})

/** The fields an administrator changes, as they stand in a record. */
export const changeableOf = (meeting: Partial<MeetingChange>): Partial<MeetingChange> => ({
  meetingAgenda: meeting.meetingAgenda,
  venueName: meeting.venueName,
  meetingDate: meeting.meetingDate,
  meetingTime: meeting.meetingTime,
  venueAddress: meeting.venueAddress,
})

/** Nothing where a draft was tampered with: the record then differs from it, which is shown. */
export function seenIn({ seen }: VenueForm): Partial<MeetingChange> {
  try {
    return changeableOf((JSON.parse(seen ?? '{}') ?? {}) as Partial<MeetingChange>)
  } catch {
    return {}
  }
}

/** The same as texts: what somebody stored as something else is shown as it is. */
function textsOf(meeting: Meeting): Partial<MeetingChange> {
  const { other = {} } = meeting
  const texts = Object.entries(changeableOf(meeting)).map(([name, text]) => [
    name,
    text ?? (name in other ? displayValue(undefined, other[name]) : undefined),
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
    seen: JSON.stringify(changeableOf(meeting)),
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
