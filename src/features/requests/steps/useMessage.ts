import { skipToken } from '@reduxjs/toolkit/query/react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { myRequestAddress } from '@/shared/requests/link'
import type { Channel } from '@/shared/requests/review'
import type { State } from '@/shared/requests/steps'
import { useReadTemplateQuery } from '@/features/settings/api'
import { isFor, type Language } from '@/features/settings/desk'
import type { AdminCollection } from '../collections'
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
  const address = myRequestAddress()
  return {
    /** Whether there is one in each language. */
    isTranslated: messageState !== undefined,
    textOf: (publicText: string | undefined, language?: Language) =>
      textToTell(collection, record, { state, publicText, address, template, language }),
  }
}
