import { object, type InferType } from 'yup'
import { choiceField, choicesField } from '@/shared/validation/choices'
import { countField, rupeesField } from '@/shared/validation/numbers'
import { gstinField } from '@/shared/validation/taxIds'
import { normalizedField } from '@/shared/validation/text'
import { compact, withoutMarks } from '@/shared/validation/typed'
import { memberKinds } from './kinds'

/** Beginnings of the membership year. With the last each member has a year of their own. */
export const yearStarts = [
  '1 April',
  '1 January',
  '1 July',
  '1 October',
  'The day of payment',
] as const

export type YearStart = (typeof yearStarts)[number]

/** The settings of dues and receipts. Of a fee that is left out, the amount is typed each time. */
const duesSettings = {
  feeOrdinary: rupeesField('Ordinary, a year'),
  feeLife: rupeesField('Life, once'),
  feeAssociate: rupeesField('Associate, a year'),
  feeInstitutional: rupeesField('Institutional, a year'),
  admissionFee: rupeesField('Admission fee'),
  yearStart: choiceField('The membership year begins on', yearStarts).meta({
    help: 'A payment is proposed until the end of that year. Blank = 1 April.',
  }),
  rollOverDays: countField('Roll-over days', { min: 1, max: 180 }).meta({
    help: 'A payment in the last days of a membership year counts for the next year, too. Blank = 30.',
  }),
  receiptPrefix: normalizedField('Letters of receipt numbers', 'line', (typed) =>
    compact(typed).toUpperCase(),
  )
    .matches(/^[A-Z]{1,4}$/, 'Enter one to four letters')
    .meta({ max: 4, help: 'UO makes UO/26-27/0042. Receipts that were given keep theirs.' }),
  upiAddress: normalizedField('UPI address', 'line', withoutMarks)
    .matches(/^[A-Za-z0-9._-]{2,60}@[A-Za-z][A-Za-z0-9]{1,30}$/, 'Enter it as name@bank')
    .meta({ max: 91, help: 'Members are asked to pay to it.' }),
  gstin: gstinField('GSTIN of the association', 'pan').meta({
    help: 'Printed on receipts. No tax is computed. Blank = none.',
  }),
}

/** The settings of the membership: the document `settings/membership`. */
export const membershipSettingsSchema = object({
  firstNumber: countField('First membership number', { min: 1, max: 9_999_999 })
    .required('Enter the number with which the series begins')
    .meta({ help: 'The series begins with it, after the cards that are printed.' }),
  kinds: choicesField('Membership types in use', memberKinds).meta({
    help: 'Offered for new members, and where a type is changed. None ticked = all.',
  }),
  ...duesSettings,
})

/** Nothing is there until an owner has entered it. */
export type MembershipSettings = Partial<InferType<typeof membershipSettingsSchema>>

/**
 * The membership types that the association gives.
 *
 * @param current of a member or a request: it stays among them
 */
export const offeredKinds = (settings?: MembershipSettings, current?: string) =>
  memberKinds.filter(
    (kind) => !settings?.kinds || settings.kinds.includes(kind) || kind === current,
  )
