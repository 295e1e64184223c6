import type { AdminRecord } from '@/shared/collectionConfig'
import { referenceOf } from '@/shared/requests/reference'
import type { AdminCollection } from '../collections'
import { greeting } from './greeting'
import { applicantName } from '../records'
import { answerInWords } from '@/shared/requests/answer'
import { rightsStateInWords, type RightsKind } from '@/shared/requests/rights'
import { isDecided, states, type State } from '@/shared/requests/steps'

/**
 * The message to the applicant about a step: the request, its state in words for applicants, and the
 * public text. About an answer to a meeting: the answer.
 *
 * @param address of My request, without the key of a status: messages are passed on
 */
export function textToTell(
  collection: AdminCollection,
  record: AdminRecord,
  state: State,
  publicText: string | undefined,
  address: string,
): string {
  const reference = referenceOf(collection.prefix, record.id)
  const said = saidOf(collection, record, state)
  return [
    `${greeting(applicantName(record) ?? '')}.`,
    `Your ${collection.singular} ${reference}: ${said}.`,
    ...(publicText === undefined ? [] : [publicText]),
    `${isDecided(collection.id) ? 'See where it is' : 'See or change it'} with this number and your mobile number: ${address}`,
  ].join('\n')
}

function saidOf(
  { id }: AdminCollection,
  { kind, answer, people }: AdminRecord,
  state: State,
): string {
  if (id === 'rights') return rightsStateInWords(state, kind as RightsKind)
  return (isDecided(id) ? '' : answerInWords(answer, people)) || states[state].applicant
}
