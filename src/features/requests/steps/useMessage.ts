import { skipToken } from '@reduxjs/toolkit/query/react'
import type { AdminRecord } from '@/shared/collectionConfig'
import type { Language } from '@/shared/language'
import { myRequestAddress } from '@/shared/requests/link'
import type { Channel } from '@/shared/requests/review'
import type { State } from '@/shared/requests/steps'
import { useReadTemplateQuery } from '@/features/settings/api'
import { isFor } from '@/features/settings/desk'
import type { AdminCollection } from '../collections'
import { languageOf } from '../records'
import { messageStateOf, textToTell, withoutKey } from '../review/messageToApplicant'

/** The channel that was opened to inform the applicant, and the text. */
export type Opened = { channel: Channel; text: string | undefined }

export const openedBy = (channel: Channel, text: string): Opened => ({
  channel,
  text: channel === 'call' ? undefined : withoutKey(text.trim()) || undefined,
})

/** The message to the applicant about a state, from the template in the settings where there is one. */
export function useMessage(collection: AdminCollection, record: AdminRecord, state: State) {
  const messageState = messageStateOf(collection, state)
  const { data } = useReadTemplateQuery(messageState ?? skipToken)
  const template = data && isFor(data, collection.id) ? data : undefined
  return {
    /** In the language of the applicant, where no other is chosen. */
    textOf: (publicText: string | undefined, language: Language = languageOf(record)) =>
      textToTell(collection, record, {
        state,
        publicText,
        address: myRequestAddress(language),
        template,
        language,
      }),
  }
}
