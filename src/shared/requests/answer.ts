import { labelOf } from '@/shared/text/labelOf'
import { texts } from '@/texts/states'

/** An answer to a meeting, in the visitor's words: "I will attend, 3 people". */
export function answerInWords(answer: unknown, people: unknown): string {
  if (typeof answer !== 'string') return ''
  const words = labelOf(answer)
  if (answer !== 'I will attend' || typeof people !== 'number') return words
  return texts.withPeople(words, people)
}
