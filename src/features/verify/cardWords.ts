import type { Card } from '@/features/members/schema'
import { standingOn } from '@/shared/members/standing'
import { calendarDay } from '@/shared/text/dateText'
import { labelOf } from '@/shared/text/labelOf'
import { texts } from '@/texts/verify'

/** Whether a card is valid on a day: a heading that can be read in the sun, and a sentence. */
export type CardWords = { tone: 'valid' | 'open' | 'over'; heading: string; text: string }

/**
 * In plain words, for a person at a counter.
 *
 * @param today the day in India
 */
export function cardInWords(
  { kind, paidUntil = '', hold, ended }: Card,
  today: string,
  graceDays: number,
): CardWords {
  const dates = {
    kind,
    paidUntil: paidUntil || undefined,
    hold,
    ended: ended ? { on: ended } : undefined,
  }
  const until = calendarDay(paidUntil)
  switch (standingOn(dates, today, graceDays)) {
    case 'life':
      return { tone: 'valid', heading: texts.valid, text: texts.validLife(labelOf(kind)) }
    case 'active':
    case 'due':
      return { tone: 'valid', heading: texts.valid, text: texts.paidUntil(until) }
    case 'grace':
      return {
        tone: 'open',
        heading: texts.renewalDue,
        text: texts.notRenewed(until),
      }
    case 'unpaid':
      return {
        tone: 'open',
        heading: texts.paymentOpen,
        text: texts.notPaid,
      }
    case 'lapsed':
      return {
        tone: 'over',
        heading: texts.notValid,
        text: texts.lapsed(until),
      }
    case 'hold':
      return {
        tone: 'over',
        heading: texts.notValid,
        text: texts.hold,
      }
    case 'left':
      return {
        tone: 'over',
        heading: texts.over,
        text: texts.ended(calendarDay(ended ?? today)),
      }
  }
}
