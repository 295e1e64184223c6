import type { AdminRecord } from '@/shared/collectionConfig'
import {
  defaultTemplate,
  filled,
  hasMessage,
  type Language,
  type Template,
} from '@/features/settings/desk'
import { documents, documentsInOdia } from '@/shared/validation/documents'
import { referenceOf } from '@/shared/requests/reference'
import type { AdminCollection } from '../collections'
import { greeting, nameToGreet } from './greeting'
import { asksOnlyForDocuments, documentsIn } from './missingDocuments'
import { applicantName } from '../records'
import { answerInWords } from '@/shared/requests/answer'
import { rightsStateInWords, type RightsKind } from '@/shared/requests/rights'
import { isDecided, type State } from '@/shared/requests/steps'
import { texts as stateTexts } from '@/texts/states'

/** The status whose message an owner may have written; undefined if there is none. */
export const messageStateOf = ({ id }: AdminCollection, state: State) =>
  isDecided(id) && id !== 'rights' && hasMessage(state) ? state : undefined

type Message = {
  state: State
  publicText: string | undefined
  /** Of My request, without the key of a status: messages are passed on. */
  address: string
  template?: Template
  language?: Language
}

/**
 * The message to the applicant about a step. Answers to a meeting and data requests have no message in the
 * settings: theirs names the request, its status in words for applicants, and the public text.
 */
export function textToTell(
  collection: AdminCollection,
  record: AdminRecord,
  { state, publicText = '', address, template, language = 'en' }: Message,
): string {
  const reference = referenceOf(collection.prefix, record.id)
  const name = applicantName(record) ?? ''
  const messageState = messageStateOf(collection, state)
  if (messageState !== undefined) {
    const names = language === 'or' ? documentsInOdia : documents
    return filled((template ?? defaultTemplate(messageState))[language], {
      name: nameToGreet(name),
      request: collection.applicantsWord,
      reference,
      documents: asksOnlyForDocuments(publicText)
        ? documentsIn(publicText)
            .map((id) => names[id])
            .join(', ')
        : publicText,
      message: publicText,
      link: address,
    })
  }
  return [
    `${greeting(name)}.`,
    `Your ${collection.applicantsWord} ${reference}: ${saidOf(collection, record, state)}.`,
    ...(publicText === '' ? [] : [publicText]),
    `${isDecided(collection.id) ? 'See the status' : 'See or change it'} with this number and your mobile number: ${address}`,
  ].join('\n')
}

function saidOf(
  { id }: AdminCollection,
  { kind, answer, people }: AdminRecord,
  state: State,
): string {
  if (id === 'rights') return rightsStateInWords(state, kind as RightsKind)
  return (isDecided(id) ? '' : answerInWords(answer, people)) || stateTexts[state]
}

/** A message as the history keeps it: everyone at the desk reads that, so it has no key of a status. */
export const withoutKey = (message: string) => message.replace(/#[0-9a-f]{64}/gi, '#…')
