import type { AdminRecord } from '@/shared/collectionConfig'
import {
  defaultTemplate,
  filled,
  hasMessage,
  messagesIn,
  type Template,
} from '@/features/settings/desk'
import type { Language } from '@/shared/language'
import { referenceOf } from '@/shared/requests/reference'
import type { AdminCollection } from '../collections'
import { greeting, nameToGreet } from './greeting'
import { asksOnlyForDocuments, documentsIn } from './missingDocuments'
import { applicantName } from '../records'
import { attending } from '@/features/meetings/schema'
import { documents } from '@/shared/validation/documents'
import { officeWords, type Known } from '@/shared/validation/officeWords'
import { isTakenBack } from '@/shared/requests/rights'
import { isDecided, type State } from '@/shared/requests/steps'
import { texts as hindiLabels } from '@/texts/choices/hi'
import { texts as odiaLabels } from '@/texts/choices/or'
import { texts as hindiWords } from '@/texts/office/hi'
import { texts as odiaWords } from '@/texts/office/or'
import { texts as english, type Texts as StateTexts } from '@/texts/states/en'
import { texts as hindi } from '@/texts/states/hi'
import { texts as odia } from '@/texts/states/or'

/** The status whose message an owner may have written; undefined if there is none. */
export const messageStateOf = ({ id }: AdminCollection, state: State) =>
  isDecided(id) && id !== 'rights' && hasMessage(state) ? state : undefined

type Message = {
  state: State
  publicText: string | undefined
  /** Of My request in that language, without the key of a status: messages are passed on. */
  address: string
  template?: Template
  language: Language
}

/**
 * The message to the applicant about a step. Answers to a meeting and data requests have no message in the
 * settings: theirs names the request, its status in words for applicants, and the public text.
 */
export function textToTell(
  collection: AdminCollection,
  record: AdminRecord,
  { state, publicText = '', address, template, language }: Message,
): string {
  const texts = messagesIn[language]
  const reference = referenceOf(collection.prefix, record.id)
  const request = texts.requests[collection.id]
  const name = applicantName(record) ?? ''
  const message = wordsIn(language, publicText)
  const messageState = messageStateOf(collection, state)
  if (messageState !== undefined) {
    return filled((template ?? defaultTemplate(messageState))[language], {
      name: nameToGreet(name),
      request,
      reference,
      documents: asksOnlyForDocuments(publicText)
        ? documentsIn(publicText)
            .map((id) => wordsIn(language, documents[id]))
            .join(', ')
        : message,
      message,
      link: address,
    })
  }
  const status = saidOf(collection, record, state, language)
  return [
    texts.plain(greeting(name, language), request, reference, status),
    ...(message === '' ? [] : [message]),
    isDecided(collection.id) ? texts.seeStatus(address) : texts.seeOrChange(address),
  ].join('\n')
}

/** The status in words for the applicant; of an answer to a meeting, the answer. */
function saidOf(
  { id }: AdminCollection,
  { kind, answer, people }: AdminRecord,
  state: State,
  language: Language,
): string {
  const texts = statesIn[language]
  if (id === 'rights') {
    if (isTakenBack(kind, state)) return texts.rightsTakenBack
    return state === 'refused' ? texts.rightsRefused : texts[state]
  }
  if (isDecided(id) || typeof answer !== 'string') return texts[state]
  const label = wordsIn(language, answer)
  return answer === attending && typeof people === 'number'
    ? texts.withPeople(label, people)
    : label
}

const statesIn: Record<Language, StateTexts> = { en: english, or: odia, hi: hindi }

/** What is stored in the site's own words, in a language: answers, documents, the text that a step begins with. */
const wordsIn = (language: Language, text: string) => officeWords(text, words[language])

const words: Record<Language, Known> = {
  en: {},
  or: { ...odiaLabels, ...odiaWords },
  hi: { ...hindiLabels, ...hindiWords },
}

/** A message as the history keeps it: everyone at the desk reads that, so it has no key of a status. */
export const withoutKey = (message: string) => message.replace(/#[0-9a-f]{64}/gi, '#…')
