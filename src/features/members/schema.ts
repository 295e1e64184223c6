import { array, boolean, mixed, number, object, string, type InferType } from 'yup'
import { registrationSchema } from '@/features/registrations/schema'
import { storedLanguages } from '@/shared/language'
import {
  hasDues,
  kindsWithDues,
  kindsWithoutDues,
  memberKinds,
  type MemberKind,
} from '@/shared/members/kinds'
import { listedContacts, listedFacts } from '@/shared/members/shown'
import { choiceField } from '@/shared/validation/choices'
import { applicantFields, firmFields } from '@/shared/validation/commonFields'
import { dateField, timestamp } from '@/shared/validation/dates'
import { countField } from '@/shared/validation/numbers'
import { hiddenWhen } from '@/shared/validation/schema'
import { lineField, normalizedField } from '@/shared/validation/text'
import { memberNumberPattern, normalizeMemberNumber } from './memberNumber'

export { hasDues, kindsWithDues, kindsWithoutDues, memberKinds, type MemberKind }

/** Why a membership has ended. */
export const endings = ['Resigned', 'Removed', 'Deceased', 'Firm closed', 'Merged'] as const

/** Only an owner makes a member one who never pays for merit. */
export const kindOfOwners = 'Honorary' satisfies MemberKind

/** Later an import stays: its members have cards and receipts, and only their own pages end them. */
export const daysToUndo = 30

/** The person and the firm of a member: facts of the registration. Old lists have few of them. */
export const profileSchema = registrationSchema
  .pick([
    'name',
    'designation',
    'mobile',
    'whatsapp',
    'email',
    'gender',
    'language',
    'firmName',
    'constitution',
    'sector',
    'yearEstablished',
    'address',
    'district',
    'pin',
    'website',
    'activity',
    'products',
    'turnover',
    'investment',
    'employees',
    'udyam',
    'pan',
    'gstin',
    'directoryConsent',
  ])
  .partial()
  .shape({
    name: applicantFields.name,
    firmName: firmFields.firmName,
    language: choiceField('Language', storedLanguages).meta({
      help: 'Of our messages: English if you choose none',
    }),
  })

export type Profile = InferType<typeof profileSchema>

const numberField = (label: string) =>
  normalizedField(label, 'line', normalizeMemberNumber)
    .matches(memberNumberPattern, 'Enter the number as on the card, for example UO/2019/017')
    .meta({ max: 20 })

/** The facts of a membership, beside the profile: of a form and of a row of an old list. */
export const membershipFields = {
  number: numberField('Membership number').required(),
  /** As an old list has it, where it differs. */
  legacyNumber: lineField('Old number', { max: 40 }),
  kind: choiceField('Membership type', memberKinds).required(),
  /** Old lists may lack it. */
  joinedOn: dateField('Member since'),
  /** Nothing is entered for a life member; an earlier day stays, in case the kind was a mistake. */
  paidUntil: hiddenWhen('kind', (kind) => !hasDues(kind), dateField('Paid until')),
}

/** A record of `members`. Its id is that of the request it was made from, or the id of a form or a row. */
export const memberSchema = object({
  ...membershipFields,
  /** The number in the association's own series; none for a number of an old list. */
  n: number(),
  /** After a gap. */
  startedOn: dateField('Member again since'),
  ended: object({
    on: dateField('Left on').required(),
    why: choiceField('Reason', endings).required(),
  }).default(undefined),
  hold: boolean().label('On hold'),
  profile: profileSchema,
  requestId: string(),
  importId: string(),
  /** Of the card: the address in its code. There is none before the first card is made. */
  cardKey: string(),
  /** The number of changes so far; each has an entry in the history, but for an import. */
  v: number().required(),
  updatedAt: timestamp('Changed'),
  /** The uid of an administrator. */
  by: string().required(),
}).label('Member')

export type Member = InferType<typeof memberSchema>

/** The public part of a membership, without the reason of an end. */
const shownFields = {
  number: membershipFields.number,
  kind: membershipFields.kind,
  paidUntil: dateField('Paid until'),
  ended: dateField('Left on'),
  hold: boolean().label('On hold'),
}

/** A document of `member_cards`. Its id is on the card alone. */
export const cardSchema = object(shownFields).label('Card')

export type Card = InferType<typeof cardSchema>

/** An entry of the directory. */
export const listingSchema = profileSchema
  .pick([...listedFacts, ...listedContacts])
  .partial()
  .shape({
    number: membershipFields.number,
    kind: membershipFields.kind,
    firmName: firmFields.firmName,
    /** Of a member made from a request: the SHA-256 of the key of its status. */
    ref: string(),
  })
  .label('Listing')

export type Listing = InferType<typeof listingSchema>

/** An entry in the history of a member. */
export const memberHistorySchema = object({
  v: number().required(),
  kind: string().required(),
  text: string(),
  from: string(),
  to: string(),
  on: string(),
  why: string(),
  channel: string(),
  before: mixed(),
  after: mixed(),
  requestId: string(),
  /** The id of a receipt. */
  receipt: string(),
  /** The contacts that the listing shows beside the firm. */
  contacts: array(string().oneOf(listedContacts).required()),
  at: timestamp('Time'),
  by: string().required(),
})

type Values = { readonly [field: string]: unknown }

/** The same in the store. */
export type MemberEntry = Omit<InferType<typeof memberHistorySchema>, 'before' | 'after'> & {
  id: string
  before?: Values
  after?: Values
}

/** A list that was imported: a document of `imports`. */
export const importSchema = object({
  file: lineField('File', { max: 200 }).required(),
  /** The SHA-256 of the file: whether another one is the same. */
  hash: string().required(),
  rows: countField('Rows', { min: 1, max: 20_000 }).required(),
  /** The number of the last row in its file. */
  lastLine: countField('Last row', { min: 1, max: 1_048_576 }),
  state: choiceField('Status', ['open', 'closed', 'undoing']).required(),
  at: timestamp('Imported'),
  by: string().required(),
  undo: object({
    at: timestamp('Undone'),
    by: string().required(),
    /** The members that are taken away: those that no administrator has changed. */
    count: number(),
  }).default(undefined),
})
