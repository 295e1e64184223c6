import { language } from '@/shared/language'
import { askedDocuments } from '@/shared/validation/documents'
import { texts, type Texts } from '@/texts/office'
import { texts as stored } from '@/texts/office/en'

/** What the office has written for the applicant, in the language of the page where the words are the site's own. */
export const officeWords = (text: string) => (language === 'en' ? text : officeWordsIn(texts, text))

/** The same in a language: the documents asked for, and a text that a step begins with. Other text stays as it was typed. */
export function officeWordsIn({ sentences, documents, pleaseSend }: Texts, text: string): string {
  const typed = text.replace(askedDocuments, '').trim()
  const known = keysOf(stored.sentences).find((key) => stored.sentences[key] === typed)
  const rest = known === undefined ? typed : sentences[known]
  const names = askedDocuments.exec(text)?.[1]?.split(', ') ?? []
  const ids = names.map((name) =>
    keysOf(stored.documents).find((id) => stored.documents[id] === name),
  )
  const asked = ids.filter((id) => id !== undefined).map((id) => documents[id])
  // The office may have added a name of its own.
  if (asked.length < names.length) return text
  return asked.length === 0 ? rest : `${pleaseSend(asked.join(', '))} ${rest}`.trim()
}

const keysOf = <Key extends string>(record: Record<Key, string>) => Object.keys(record) as Key[]
