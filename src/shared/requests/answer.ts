/** An answer to a meeting, in the visitor's words: "I will attend, 3 people". */
export function answerInWords(answer: unknown, people: unknown): string {
  if (typeof answer !== 'string') return ''
  if (answer !== 'I will attend' || typeof people !== 'number') return answer
  return `${answer}, ${people} ${people === 1 ? 'person' : 'people'}`
}
