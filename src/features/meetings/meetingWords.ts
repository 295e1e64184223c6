import type { Headcount } from './answers'
import { dateInWords } from './meetingText'
import type { Meeting } from './schema'
import { grouped } from '@/shared/validation/numbers'

/** The day of a meeting in words; an older record may hold any text. */
export const meetingDayInWords = ({ meetingDate = '' }: Meeting) =>
  dateInWords(meetingDate) || 'Without a date'

/** `12 expected (3 of 6 replied Yes)`; undefined for a meeting that is over, without a reply. */
export function comingInWords({ heads, yes, answers }: Headcount, isOver = false) {
  if (answers.length === 0) return isOver ? undefined : 'No replies yet'
  return `${grouped(heads)} ${isOver ? 'were expected' : 'expected'} (${repliesInWords({ yes, answers })})`
}

/** `3 of 6 replied Yes` */
export const repliesInWords = ({ yes, answers }: Pick<Headcount, 'yes' | 'answers'>) =>
  `${grouped(yes.length)} of ${grouped(answers.length)} replied Yes`
