import { channelLabels } from '@/features/requests/api'
import type { Channel } from '@/shared/requests/review'
import { dayText, displayValue } from '@/shared/text/displayValue'
import { contactLabel } from '../listing/listingForm'
import type { MemberEntry } from '../schema'
import { profileFields } from '../forms/profileForm'

/** Whether an entry in the list of all activity is of a member. */
export const isOfMember = ({ id }: { id: string }) => id.startsWith('members/')

/** The kinds of entries in the histories of members. */
export const memberEntryKinds = [
  'join',
  'change',
  'kind',
  'joinedOn',
  'end',
  'rejoin',
  'hold',
  'release',
  'note',
  'receipt',
  'cancel',
  'told',
  'card',
  'list',
  'unlist',
]

type Told = Pick<
  MemberEntry,
  'kind' | 'from' | 'to' | 'on' | 'why' | 'requestId' | 'channel' | 'contacts'
>

const validUntil = ({ from, to }: Told) =>
  from === to ? '' : `, valid until ${to === undefined ? 'no day' : dayText(to)}`

/** Sentence fragment that follows the administrator's name. The list of all activity has no days and reasons. */
export function memberEntryInWords(entry: Told): string {
  const { kind, from, to, on, why, requestId, channel } = entry
  switch (kind) {
    case 'join':
      return 'made this member'
    case 'change':
      return requestId === undefined ? 'changed the details' : 'took over a request'
    case 'kind':
      return `changed the membership type from ${from} to ${to}`
    case 'joinedOn':
      return `corrected the first day to ${dayText(to ?? '')}`
    case 'end':
      return on === undefined
        ? 'ended the membership'
        : `ended the membership on ${dayText(on)}: ${why}`
    case 'rejoin':
      return on === undefined ? 'took the member back' : `took the member back on ${dayText(on)}`
    case 'hold':
      return 'put the membership on hold'
    case 'release':
      return 'took the membership off hold'
    case 'note':
      return 'wrote a note'
    case 'receipt':
      return `recorded a payment${validUntil(entry)}`
    case 'cancel':
      return `cancelled a receipt${validUntil(entry)}`
    case 'told':
      return `told the member by ${channelOf(channel)}`
    case 'card':
      return 'made a card'
    case 'list': {
      const shown = entry.contacts?.map(contactLabel) ?? []
      const ending = shown.length === 0 ? '' : `, with ${shown.join(', ')}`
      return `listed the firm in the directory${ending}`
    }
    case 'unlist':
      return 'took the firm out of the directory'
    default:
      return 'changed this member'
  }
}

const channelOf = (channel = '') =>
  Object.hasOwn(channelLabels, channel) ? channelLabels[channel as Channel] : 'word'

/** The facts that an entry has changed, in the order of the form. */
export const changedFacts = ({ before = {}, after = {} }: MemberEntry) =>
  [...profileFields.values()]
    .filter(({ name }) => name in before || name in after)
    .map(({ name, label, meta }) => ({
      label,
      before: displayValue(meta, before[name]) || 'none',
      after: displayValue(meta, after[name]) || 'none',
    }))
