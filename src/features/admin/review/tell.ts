import { site } from '@/content/site'
import type { AdminRecord } from '@/shared/collectionConfig'
import { referenceOf } from '@/shared/forms/submit/reference'
import type { AdminCollection } from '../collections'
import { applicantName } from '../records'
import { answerInWords } from '@/shared/requests/answer'
import { rightsStateInWords } from '@/shared/requests/rights'
import { isDecided, states, type State } from './steps'

/**
 * What the applicant is told of a step: which request, its state in words for applicants, and the text
 * that was written for them. Of an answer: what they have said.
 *
 * @param link to what the applicant can read of the request
 */
export function textToTell(
  collection: AdminCollection,
  record: AdminRecord,
  state: State,
  publicText: string | undefined,
  link: string,
): string {
  const name = applicantName(record)
  const reference = referenceOf(collection.prefix, record.id)
  const said = saidOf(collection, record, state)
  return [
    `Namaskar${name === undefined ? '' : ` ${name}`}, this is ${site.name}.`,
    `Your ${collection.singular} ${reference}: ${said}.`,
    ...(publicText === undefined ? [] : [publicText]),
    `${isDecided(collection.id) ? 'See where it is' : 'See or change it'}: ${link}`,
  ].join('\n')
}

function saidOf({ id }: AdminCollection, { answer, people }: AdminRecord, state: State): string {
  if (id === 'rights') return rightsStateInWords(state)
  return (isDecided(id) ? '' : answerInWords(answer, people)) || states[state].applicant
}
