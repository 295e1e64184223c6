import type { AnyObject, ObjectSchema, SchemaDescription } from 'yup'
import { object } from 'yup'
import { channels } from '@/shared/requests/review'
import {
  isDecided,
  kinds,
  limits,
  minutesToUndo,
  statesOf,
  type Kind,
  type Step,
} from '@/shared/requests/steps'
import { diamondClubSchema } from '@/features/diamond-club/schema'
import {
  cancelReason,
  paidDaysBack,
  paidYearsAhead,
  receiptSchema,
  utrLabels,
  utrPattern,
} from '@/features/dues/schema'
import { growthFundSchema } from '@/features/growth-fund/schema'
import { landBankSchema } from '@/features/land-bank/schema'
import { minutesSchema } from '@/features/meetings/minutes/minutesSchema'
import { meetingSteps } from '@/features/meetings/plan/meetingChanges'
import { meetingPlanSchema, reasonField } from '@/features/meetings/plan/planSchema'
import {
  cardSchema,
  daysToUndo,
  endings,
  importSchema,
  kindOfOwners,
  kindsWithoutDues,
  listingSchema,
  memberSchema,
  profileSchema,
} from '@/features/members/schema'
import { membershipSettingsSchema } from '@/shared/members/membershipSettings'
import { meetingAnswerSchema, meetingChangeSchema, mostChanges } from '@/features/meetings/schema'
import { registrationSchema } from '@/features/registrations/schema'
import { rightsRequestSchema } from '@/features/rights/schema'
import { messageKinds, messageStates, settingOf, templateSchema } from '@/features/settings/desk'
import { promisesSchema, retentionSchema, sessionSchema } from '@/features/settings/schema'
import { listedContacts, listedFacts, secondsBetweenWishes } from '@/shared/members/shown'
import { mostOpenRights } from '@/shared/requests/rights'
import { documents } from '@/shared/validation/documents'
import { states } from '@/shared/requests/states'
import { titlesOf } from '@/shared/text/sameName'
import { acresField, rupeesField } from '@/shared/validation/numbers'
import { isCorrectable } from '@/shared/requests/corrections'
import { enteredFields } from '@/shared/validation/entered'
import { emailField, lineField, nameField, websiteField } from '@/shared/validation/text'

type Value = string | number | undefined

/** The values of `{{name}}` in the parts of the rules. */
export type Values = { readonly [name: string]: Value }

/** The forms that the office decides about. */
const decidedForms = {
  registration: registrationSchema,
  growthFund: growthFundSchema,
  diamondClub: diamondClubSchema,
  landBank: landBankSchema,
}

const schemas: { [name: string]: ObjectSchema<AnyObject> } = {
  ...decidedForms,
  meetingAnswer: meetingAnswerSchema,
  rightsRequest: rightsRequestSchema,
  entered: object(enteredFields),
  venue: meetingChangeSchema,
  meeting: meetingPlanSchema,
  minutes: minutesSchema,
  cancellation: object({ reason: reasonField }),
  member: memberSchema,
  card: cardSchema,
  listing: listingSchema,
  profile: profileSchema,
  import: importSchema,
  receipt: receiptSchema,
  cancelledReceipt: object({ why: cancelReason }),
  membership: membershipSettingsSchema,
  promises: promisesSchema,
  retention: retentionSchema,
  session: sessionSchema,
  template: templateSchema,
  kind: object({
    name: nameField(''),
    line: lineField(''),
    email: emailField(''),
    website: websiteField(''),
    rupees: rupeesField(''),
    acres: acresField(''),
  }),
}

/** Choices and names are one text: see the top of rules/main.rules. */
const oneText = (texts: readonly string[]) => texts.join('|')

/** The same as a pattern, which costs fewer expressions. A mark that has a meaning in patterns is a class of its own. */
const patternOf = (texts: readonly string[]) =>
  oneText(texts.map((text) => text.replaceAll(/[.*+?()[\]{}|^$]/g, '[$&]')))

const fieldsOf = (schema: ObjectSchema<AnyObject>) =>
  Object.entries(schema.describe().fields).map(([name, field]) => {
    const { meta = {}, tests } = field as SchemaDescription
    const limit = (of: 'min' | 'max') =>
      tests.find((test) => test.name === of)?.params?.[of] as number | undefined
    return { name, meta, min: limit('min'), max: limit('max') }
  })

const namesOf = (fields: readonly { name: string }[]) =>
  oneText([...new Set(fields.map(({ name }) => name))])

/** The values of a schema: its `fields`, and of each field `choices`, `min` and `max`, or both as `limits`. */
function valuesOf([schemaName, schema]: [string, ObjectSchema<AnyObject>]): [string, Value][] {
  const fields = fieldsOf(schema)
  const values = fields.flatMap(({ name, meta: { options }, min, max }): [string, Value][] => [
    [`${name}.choices`, options && oneText(options)],
    [`${name}.pattern`, options && patternOf(options)],
    [`${name}.min`, min],
    [`${name}.max`, max],
    [`${name}.limits`, min === undefined || max === undefined ? undefined : `${min}, ${max}`],
  ])
  const all: [string, Value][] = [['fields', namesOf(fields)], ...values]
  return all.map(([name, value]) => [`${schemaName}.${name}`, value])
}

const correctable = Object.values(decidedForms).flatMap((schema) =>
  fieldsOf(schema).filter(isCorrectable),
)

const pairsOf = (steps: readonly Step[]) =>
  steps.flatMap((step) => step.from.map((from) => ({ step, pair: `${from}>${step.to}` })))

/**
 * The steps of a kind, as `isStep` reads them. Of two that lead from one state to the same it knows the
 * easier; `isUnlocked` holds the other.
 */
function stepsOf(kind: Kind) {
  const needs = ['', '!', '*', '+']
  const needOf = ({ role, reason, public: text }: Step) =>
    role === 'owner' ? (text === 'required' ? 3 : 2) : reason === 'required' ? 1 : 0
  const easiest = new Map<string, number>()
  for (const { step, pair } of pairsOf(kinds[kind].steps)) {
    easiest.set(pair, Math.min(needOf(step), easiest.get(pair) ?? 3))
  }
  return oneText([...easiest].map(([pair, need]) => pair + needs[need]))
}

/** The steps that no request takes without a text for its applicant. */
function stepsWithPublicText() {
  const pairs = pairsOf(Object.values(kinds).flatMap(({ steps }) => steps))
  const without = new Set(
    pairs.filter(({ step }) => step.public !== 'required').map(({ pair }) => pair),
  )
  return oneText([...new Set(pairs.map(({ pair }) => pair))].filter((pair) => !without.has(pair)))
}

const kindsOfRequest = Object.keys(kinds) as Kind[]

/** Everything that the schemas and the table of the steps say, by the name that a part has for it. */
export const rulesValues: Values = Object.fromEntries<Value>([
  ...Object.entries(schemas).flatMap(valuesOf),
  ['correctable.fields', namesOf(correctable)],
  ['correctable.texts', namesOf(correctable.filter(({ meta }) => meta.kind === 'text'))],
  ...kindsOfRequest.filter(isDecided).map((kind) => [`${kind}.steps`, stepsOf(kind)] as const),
  ['kinds', oneText(kindsOfRequest)],
  ['stepsWithPublicText', stepsWithPublicText()],
  ['messages', oneText(messageStates.map(settingOf))],
  ['messages.kinds', oneText(messageKinds)],
  ['rights.openStates', oneText(statesOf('rights').filter((state) => states[state].isOpen))],
  ['rights.mostOpen', mostOpenRights],
  ['minutesToUndo', minutesToUndo],
  ['channels', oneText(channels)],
  ['listedFacts', oneText(listedFacts)],
  ['listedContacts', oneText(listedContacts)],
  ['checks', oneText(kinds.registrations.checks)],
  ['documents', oneText(Object.keys(documents))],
  ...Object.entries(limits).map(([name, max]) => [`limits.${name}`, max] as const),
  ['member.kindsWithoutDues', oneText(kindsWithoutDues)],
  ['receipt.created', namesOf(fieldsOf(receiptSchema.omit(['cancelled'])))],
  ['member.endings', oneText(endings)],
  ['member.ownersKind', kindOfOwners],
  ['import.daysToUndo', daysToUndo],
  ['receipt.daysBack', paidDaysBack],
  ['receipt.yearsAhead', paidYearsAhead],
  ['utr.pattern', utrPattern.source],
  ['utr.labels', `(${oneText(utrLabels)}).*`],
  ['listing.secondsBetween', secondsBetweenWishes],
  ['attendance.mostChanges', mostChanges],
  ['meeting.steps', oneText(meetingSteps)],
  ...Object.entries(titlesOf).map(
    ([whose, titles]) => [`titles.${whose}`, oneText(titles)] as const,
  ),
])
