import { texts as choices } from '@/texts/choices'
import { texts } from '@/texts/office'

/** The sentence by which the desk asks for documents: `documents.ts` has their names. */
const asking = /Please send: ([^.\n]*)\.\s*/

export type Known = { readonly [stored: string]: string | undefined }

/**
 * A text of the office for the applicant. The documents asked for, and a text that a step begins with, are in the language
 * of the page; other text stays as it was typed.
 *
 * @param known the words of another language, for a message
 */
export function officeWords(text: string, known: Known = texts, labels: Known = choices): string {
  const typed = text.replace(asking, '')
  const rest = wordsFor(known, typed) ?? typed
  const names = asking.exec(text)?.[1]?.split(', ')
  if (names === undefined) return rest
  const asked = names.flatMap((name) => wordsFor(known, name) ?? wordsFor(labels, name) ?? [])
  const sentence = known['Please send: {documents}.']
  // The office may have added a name of its own.
  if (sentence === undefined || asked.length < names.length) return text
  return `${sentence.replace('{documents}', asked.join(', '))} ${rest}`.trim()
}

/** The office may type anything, also the name of a property that each object has. */
const wordsFor = (known: Known, stored: string) =>
  Object.hasOwn(known, stored) ? known[stored] : undefined
