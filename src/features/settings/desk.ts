import { object } from 'yup'
import type { Language } from '@/shared/language'
import { listLabels } from '@/shared/requests/listLabels'
import { states, type State } from '@/shared/requests/states'
import { statesOf, type Kind } from '@/shared/requests/steps'
import { choicesField } from '@/shared/validation/choices'
import { textField } from '@/shared/validation/text'
import { texts as english, type Texts } from '@/texts/messages/en'
import { texts as hindi } from '@/texts/messages/hi'
import { texts as odia } from '@/texts/messages/or'

/*
 * The messages that the office sends to applicants, one for each status: an owner writes them in each language,
 * and the names in braces are filled in when one is sent.
 */

/** The statuses with a message, in the order of the work. */
export const messageStates = [
  'received',
  'reviewing',
  'waiting',
  'recommended',
  'approved',
  'sanctioned',
  'disbursed',
  'takenUp',
  'resolved',
  'refused',
  'notPossible',
  'withdrawn',
] as const satisfies readonly State[]

export type MessageState = (typeof messageStates)[number]

export const hasMessage = (state: string): state is MessageState =>
  (messageStates as readonly string[]).includes(state)

/** The requests whose applicants get these messages. */
export const messageKinds = [
  'registrations',
  'growth-fund',
  'diamond-club',
  'land-issues',
] as const satisfies readonly Kind[]

export type MessageKind = (typeof messageKinds)[number]

/** The kinds of request that can have a status. */
export const kindsWith = (state: MessageState) =>
  messageKinds.filter((kind) => statesOf(kind).includes(state))

/** A message as it is stored and edited. Without kinds it is for all of them. */
export type Template = Record<Language, string> & { kinds?: string[] }

/** Whether a message is meant for a kind of request; the others get the usual message. */
export const isFor = ({ kinds }: Template, kind: string) =>
  kinds === undefined || kinds.includes(kind)

const longest = 600

export const templateSchema = object({
  en: textField('English', { max: longest, rows: 5 }),
  or: textField('Odia', { max: longest, rows: 5 }),
  hi: textField('Hindi', { max: longest, rows: 5 }),
})

/** The form of a message: the kinds have their names there. */
export const templateFormSchema = (state: MessageState) =>
  templateSchema.shape({
    kinds: choicesField(
      'Only for these kinds of request (none: for all)',
      kindsWith(state).map((kind): string => listLabels[kind]),
    ),
  })

/** The id of its document in the settings. */
export const settingOf = (state: MessageState) => `message-${state}` as const

export const stateOfSetting = (setting: string): MessageState | undefined =>
  messageStates.find((state) => settingOf(state) === setting)

export const titleOfMessage = (state: MessageState) => `Message: ${states[state].label}`

/** The names in braces, and their meanings. */
export const placeholders = {
  name: 'name of the applicant',
  request: 'kind of request',
  reference: 'reference number',
  documents: 'missing documents, or the message as typed',
  message: 'the message of the step',
  link: 'page where the applicant sees the status',
}

export type Placeholder = keyof typeof placeholders

/** The message with everything filled in, without the gaps that empty values leave. */
export const filled = (template: string, values: { [name in Placeholder]: string }) =>
  template
    .replace(/ ?\{(\w+)\}/g, (braces, name: string) => {
      if (!Object.hasOwn(values, name)) return braces
      const value = values[name as Placeholder]
      return value === '' ? '' : `${braces.startsWith(' ') ? ' ' : ''}${value}`
    })
    // A typed sentence brings its own full stop.
    .replace(/([.?!।])\s?[.।]/g, '$1')
    .replace(/ +$/gm, '')

export { dayIn, dayWithWeekdayIn } from './datesIn'

/** The words of the office for people, in their language. The desk itself is in English. */
export const messagesIn: Record<Language, Texts> = { en: english, or: odia, hi: hindi }

export const messageLanguages = Object.keys(messagesIn) as Language[]

/** The message that counts while an owner has written none. */
export const defaultTemplate = (state: MessageState): Record<Language, string> => ({
  en: english.template(english.states[state]),
  or: odia.template(odia.states[state]),
  hi: hindi.template(hindi.states[state]),
})
