import type { Card } from '@/features/members/schema'
import { standingOn } from '@/shared/members/standing'
import { calendarDay } from '@/shared/text/dateText'

/** What a card is worth on a day: a heading that can be read in the sun, and a sentence. */
export type CardWords = { tone: 'valid' | 'open' | 'over'; heading: string; text: string }

/**
 * In plain words, for a person at a counter.
 *
 * @param today the day in India
 */
export function cardInWords({ kind, paidUntil = '', hold, ended }: Card, today: string): CardWords {
  const dates = {
    kind,
    paidUntil: paidUntil || undefined,
    hold,
    ended: ended ? { on: ended } : undefined,
  }
  switch (standingOn(dates, today)) {
    case 'life':
      return { tone: 'valid', heading: 'Valid', text: `${kind} member, without an end date.` }
    case 'active':
    case 'due':
      return { tone: 'valid', heading: 'Valid', text: `Paid until ${calendarDay(paidUntil)}.` }
    case 'grace':
      return {
        tone: 'open',
        heading: 'Valid, renewal due',
        text: `Paid until ${calendarDay(paidUntil)}. The renewal is not recorded yet.`,
      }
    case 'unpaid':
      return {
        tone: 'open',
        heading: 'Member, payment open',
        text: 'The first payment is not recorded yet.',
      }
    case 'lapsed':
      return {
        tone: 'over',
        heading: 'Not valid today',
        text: `Paid until ${calendarDay(paidUntil)}. A renewal is not recorded; it may be on its way.`,
      }
    case 'hold':
      return {
        tone: 'over',
        heading: 'Not valid today',
        text: 'The membership rests at the moment. The office can say more.',
      }
    case 'left':
      return {
        tone: 'over',
        heading: 'Not valid any more',
        text: `The membership ended on ${calendarDay(ended ?? today)}.`,
      }
  }
}
