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
import { texts } from '@/texts/diamond-club'
import { texts as shared } from '@/texts/forms'

const referenceFields = {
  firstReferenceName: nameField(texts.firstReferenceName).meta({ autoComplete: 'off' }),
  firstReferenceMobile: mobileField(texts.firstReferenceMobile).meta({ autoComplete: 'off' }),
  secondReferenceName: nameField(texts.secondReferenceName).meta({ autoComplete: 'off' }),
  secondReferenceMobile: mobileField(texts.secondReferenceMobile).meta({ autoComplete: 'off' }),
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
    role: choiceField(texts.role, ['Founder', 'Owner', 'Director', 'Partner'])
      .required()
      .meta({ radio: true }),
    ...firmFields,

    yearsInBusiness: yearsInBusinessField.required(),
    turnover: choiceField(shared.annualTurnover, turnoverBands).required(),
    employees: choiceField(shared.employees, employeeBands).required(),
    offer: textField(texts.offer, { max: 300, rows: 3 }).required(),

    referralsWanted: textField(texts.referralsWanted, { max: 300, rows: 3 }).meta({
      help: texts.referralsWantedHelp,
    }),
    referralsOffered: textField(texts.referralsOffered, { max: 300, rows: 3 }).meta({
      help: texts.referralsOfferedHelp,
    }),

    ...completeReferences,

    attendance: consentField(texts.attendance, texts.attendanceError),
    conduct: consentField(texts.conduct, texts.conductError),
    ...noticeFields,
  },
  anyOrder,
)

export type DiamondClubForm = InferType<typeof diamondClubFormSchema>

/** A record of `diamond_member_req`. */
export const diamondClubSchema = diamondClubFormSchema.shape(submissionFields)
