import { object, type InferType } from 'yup'
import {
  applicantFields,
  employeeBands,
  firmFields,
  noticeFields,
  submissionFields,
  yearsInBusinessField,
} from '@/shared/validation/commonFields'
import { choiceField, consentField, turnoverBands } from '@/shared/validation/choices'
import { mobileField } from '@/shared/validation/mobile'
import { nameField, textField } from '@/shared/validation/text'
import { requiredWhen } from '@/shared/validation/schema'
import { isBlank } from '@/shared/validation/typed'

const referenceFields = {
  firstReferenceName: nameField('First reference: name').meta({ autoComplete: 'off' }),
  firstReferenceMobile: mobileField('First reference: mobile').meta({ autoComplete: 'off' }),
  secondReferenceName: nameField('Second reference: name').meta({ autoComplete: 'off' }),
  secondReferenceMobile: mobileField('Second reference: mobile').meta({ autoComplete: 'off' }),
}

const names = Object.keys(referenceFields)

const isGiven = (value: unknown) => typeof value === 'string' && !isBlank(value)

/** Two references or none: once one of these fields is filled in, the others are required. */
const completeReferences = Object.fromEntries(
  Object.entries(referenceFields).map(([name, field]) => [
    name,
    requiredWhen(
      names.filter((other) => other !== name),
      (...others) => others.some(isGiven),
      field,
    ),
  ]),
) as typeof referenceFields

/** yup sorts fields by their dependencies; it must not try with these, which depend on each other. */
const anyOrder = names.flatMap((name) => names.map((other): [string, string] => [name, other]))

/** The fields of the form, in the order of the page. */
export const diamondClubFormSchema = object().shape(
  {
    ...applicantFields,
    role: choiceField('Role', ['Founder', 'Owner', 'Director', 'Partner'])
      .required()
      .meta({ radio: true }),
    ...firmFields,

    yearsInBusiness: yearsInBusinessField.required(),
    turnover: choiceField('Annual turnover', turnoverBands).required(),
    employees: choiceField('Employees', employeeBands).required(),
    offer: textField('Product or service offered', { max: 300, rows: 3 }).required(),

    referralsWanted: textField('Referrals wanted', { max: 300, rows: 3 }).meta({
      help: 'Whom would you like to meet?',
    }),
    referralsOffered: textField('Referrals offered', { max: 300, rows: 3 }).meta({
      help: 'Whom can you introduce to others?',
    }),

    ...completeReferences,

    attendance: consentField(
      'I commit to attending the club’s meetings',
      'Please confirm that you will attend',
    ),
    conduct: consentField(
      'I accept the code of conduct',
      'Please read and accept the code of conduct',
    ),
    ...noticeFields,
  },
  anyOrder,
)

export type DiamondClubForm = InferType<typeof diamondClubFormSchema>

/** A record of `diamond_member_req`. */
export const diamondClubSchema = diamondClubFormSchema.shape(submissionFields)
