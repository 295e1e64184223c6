import type { Language } from '@/shared/language'
import { isDay } from '@/shared/validation/dates'
import { texts as english, type Texts } from '@/texts/dates/en'
import { texts as hindi } from '@/texts/dates/hi'
import { texts as odia } from '@/texts/dates/or'

const dates: Record<Language, Texts> = { en: english, or: odia, hi: hindi }

/**
 * A day in a message to a person, in their language, as in "6 Dec 2026"; any other text unchanged. The desk itself is in
 * English, and has `dayText`.
 */
export function dayIn(language: Language, day: string): string {
  if (!isDay(day)) return day
  const at = new Date(day)
  return `${at.getUTCDate()} ${dates[language].months[at.getUTCMonth()]} ${at.getUTCFullYear()}`
}

/** The same with its weekday. */
export const dayWithWeekdayIn = (language: Language, day: string) =>
  isDay(day)
    ? `${dates[language].weekdays[new Date(day).getUTCDay()]}, ${dayIn(language, day)}`
    : day
