import type { AdminRecord } from '@/shared/collectionConfig'
import { isState } from '@/shared/requests/states'
import { texts } from '@/texts/states'
import type { HistoryEntry } from '@/shared/requests/review'

const wordsOf = (state: string | undefined) => texts[isState(state) ? state : 'received']

/**
 * Which states a request has had, in the words and with the texts that its applicant may read: no
 * internal reason, no note, no administrator's name.
 *
 * @param history the newest first
 */
export function statesInWords(
  { createdAt }: AdminRecord,
  history: readonly HistoryEntry[],
): string {
  const steps = history
    .filter(({ kind }) => kind === 'state')
    .toReversed()
    .map(({ at, to, public: text }) => `${at}: ${wordsOf(to)}${text ? `. ${text}` : ''}`)
  return ['What became of it', `${createdAt}: ${wordsOf('received')}`, ...steps].join('\n')
}
