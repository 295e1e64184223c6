import { object } from 'yup'
import { site } from '@/content/site'
import { listLabels } from '@/shared/requests/listLabels'
import { states, type State } from '@/shared/requests/states'
import { statesOf, type Kind } from '@/shared/requests/steps'
import { choicesField } from '@/shared/validation/choices'
import { textField } from '@/shared/validation/text'

/*
 * The messages that the office sends to applicants, one for each status: an owner writes them in two languages,
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

export type Language = 'en' | 'or'

export const languages: Record<Language, string> = { en: 'English', or: 'ଓଡ଼ିଆ' }

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
    .replace(/([.?!।])[.।]/g, '$1')
    .replace(/ +$/gm, '')

const english: Record<MessageState, string> = {
  received: 'We have received your {request} {reference}.',
  reviewing: 'Your {request} {reference} is under review. {message}',
  waiting: 'Your {request} {reference}: {message}. You can reply on WhatsApp.',
  recommended: 'Your {request} {reference} has been placed before the committee. {message}',
  approved: 'Your {request} {reference}: {message}',
  sanctioned: 'Your {request} {reference}: {message}',
  disbursed: 'The amount for your {request} {reference} has been paid. {message}',
  takenUp: 'We have taken up your {request} {reference} with the authority. {message}',
  resolved: 'Your {request} {reference}: {message}',
  refused: 'Your {request} {reference}: {message}',
  notPossible: 'Your {request} {reference}: {message}',
  withdrawn: 'Your {request} {reference} has been withdrawn, as you asked. {message}',
}

const odia: Record<MessageState, string> = {
  received: 'ଆପଣଙ୍କ ଆବେଦନ {reference} ଆମକୁ ମିଳିଛି।',
  reviewing: 'ଆପଣଙ୍କ ଆବେଦନ {reference} ବିଚାରାଧୀନ ଅଛି। {message}',
  waiting: 'ଆପଣଙ୍କ ଆବେଦନ {reference} ପାଇଁ ଆବଶ୍ୟକ: {documents}। ଦୟାକରି ହ୍ୱାଟ୍ସଆପ୍‌ରେ ଉତ୍ତର ଦିଅନ୍ତୁ।',
  recommended: 'ଆପଣଙ୍କ ଆବେଦନ {reference} କମିଟି ସମ୍ମୁଖରେ ରଖାଯାଇଛି। {message}',
  approved: 'ଆପଣଙ୍କ ଆବେଦନ {reference} ମଞ୍ଜୁର ହୋଇଛି।',
  sanctioned: 'ଆପଣଙ୍କ ଆବେଦନ {reference} ମଞ୍ଜୁର ହୋଇଛି।',
  disbursed: 'ଆପଣଙ୍କ ଆବେଦନ {reference} ବାବଦ ଅର୍ଥ ପ୍ରଦାନ କରାଯାଇଛି।',
  takenUp: 'ଆପଣଙ୍କ ଆବେଦନ {reference} ସମ୍ପୃକ୍ତ କର୍ତ୍ତୃପକ୍ଷଙ୍କ ନିକଟରେ ଉପସ୍ଥାପନ କରାଯାଇଛି। {message}',
  resolved: 'ଆପଣଙ୍କ ଆବେଦନ {reference}ର ସମାଧାନ ହୋଇଛି।',
  refused: 'ଦୁଃଖର ସହ ଜଣାଉଛୁ ଯେ ଆପଣଙ୍କ ଆବେଦନ {reference} ମଞ୍ଜୁର ହୋଇପାରିଲା ନାହିଁ।',
  notPossible: 'ଦୁଃଖର ସହ ଜଣାଉଛୁ ଯେ ଆପଣଙ୍କ ଆବେଦନ {reference} ସମ୍ଭବ ହୋଇପାରିଲା ନାହିଁ।',
  withdrawn: 'ଆପଣଙ୍କ ଅନୁରୋଧ ଅନୁସାରେ ଆବେଦନ {reference} ପ୍ରତ୍ୟାହାର କରାଯାଇଛି।',
}

/** The message that counts while an owner has written none. */
export const defaultTemplate = (state: MessageState): Record<Language, string> => ({
  en: `Namaskar {name}. ${english[state]}\nStatus: {link}\n– ${site.name}`,
  or: `ନମସ୍କାର {name}। ${odia[state]}\nସ୍ଥିତି: {link}\n– ${site.name}`,
})
