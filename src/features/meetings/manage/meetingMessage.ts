import { dayWithWeekdayIn, messageLanguages, messagesIn } from '@/features/settings/desk'
import { languages, type Language } from '@/shared/language'
import { labelOf } from '@/shared/text/labelOf'
import { normalizeMobile, mobilePattern } from '@/shared/validation/mobile'
import type { Answer } from '../answers'
import { formPath } from '../links/meetingLinks'
import { statusOf } from '../meetingStatus'
import { joined, whereOf } from '../meetingText'
import type { Meeting } from '../schema'

/** The message of the office to the people who replied, in each language. */
export type MeetingMessage = {
  language: Language
  /** The name of the language at the desk. */
  label: string
  text: string
}

/** @param origin of the site: of the page, which people open in their language */
export const meetingMessages = (meeting: Meeting, origin: string): MeetingMessage[] =>
  messageLanguages.map((language) => ({
    language,
    label: language === 'en' ? 'English' : labelOf(language),
    text: textIn(language, meeting, origin),
  }))

function textIn(language: Language, meeting: Meeting, origin: string): string {
  const { meeting: texts } = messagesIn[language]
  const { meetingDate = '', meetingTime } = meeting
  const { state, reason } = statusOf(meeting)
  const when = joined(', ', dayWithWeekdayIn(language, meetingDate), meetingTime)
  const where = whereOf(meeting)
  const page = origin + languages[language].base + formPath(meeting)
  const lines =
    state === 'cancelled'
      ? [texts.isCancelled(when), reason && texts.reason(reason), texts.next]
      : [texts.isOn(when), where && texts.venue(where), texts.note, texts.details(page)]
  return joined('\n', texts.hello, ...lines, texts.from)
}

/** The mobile numbers of some replies, each once, as WhatsApp takes them. */
export const numbersOf = (answers: readonly Answer[]) => [
  ...new Set(
    answers
      .map(({ mobile = '' }) => normalizeMobile(mobile))
      .filter((digits) => mobilePattern.test(digits))
      .map((digits) => `+91${digits}`),
  ),
]
