import { object, type InferType } from 'yup'
import {
  checkboxField,
  choiceField,
  consentField,
  investmentBands,
  turnoverBands,
} from '@/shared/validation/choices'
import { mobileField } from '@/shared/validation/mobile'
import { nameField, textField, websiteField } from '@/shared/validation/text'
import { gstinField, panField, udyamField } from '@/shared/validation/taxIds'
import { hiddenWhen } from '@/shared/validation/schema'
import {
  applicantFields,
  employeeBands,
  firmFields,
  noticeFields,
  submissionFields,
} from '@/shared/validation/commonFields'
import { yearField } from '@/shared/validation/numbers'
import { texts as shared } from '@/texts/forms'
import { texts } from '@/texts/registrations'

const whatsapp = mobileField(texts.whatsapp).meta({ wide: true })

/** The fields of the form, in the order of the page. */
export const registrationFormSchema = object({
  name: applicantFields.name,
  designation: applicantFields.designation,
  mobile: applicantFields.mobile,
  sameWhatsapp: checkboxField(texts.sameWhatsapp).meta({ start: true }),
  whatsapp: hiddenWhen('sameWhatsapp', (ticked) => ticked === true, whatsapp),
  email: applicantFields.email,
  gender: choiceField(texts.gender, ['Female', 'Male', 'Other']).meta({ radio: true }),

  firmName: firmFields.firmName,
  constitution: firmFields.constitution,
  sector: firmFields.sector.meta({ wide: true }),
  yearEstablished: yearField(texts.yearEstablished).required(),
  address: textField(shared.address, { min: 5, max: 300, rows: 3 })
    .required()
    .meta({ autoComplete: 'street-address' }),
  district: firmFields.district,
  pin: firmFields.pin,
  website: websiteField(texts.website).meta({ wide: true }),

  activity: choiceField(texts.activity, ['Manufacturing', 'Service', 'Trading'])
    .required()
    .meta({ radio: true }),
  products: textField(texts.products, { max: 300, rows: 3 }).required(),
  turnover: choiceField(shared.annualTurnover, turnoverBands).required(),
  investment: choiceField(texts.investment, investmentBands).required(),
  employees: choiceField(shared.employees, employeeBands).required(),
  udyam: udyamField(texts.udyam).meta({ help: 'UDYAM-OD-00-0000000' }),
  pan: panField('PAN', 'constitution').meta({ help: texts.panHelp }),
  gstin: gstinField('GSTIN', 'pan').meta({ help: texts.gstinHelp }),

  membershipKind: choiceField(texts.membershipKind, ['Ordinary', 'Life', 'Associate'])
    .required()
    .meta({ radio: true }),
  proposer: nameField(texts.proposer).meta({
    autoComplete: 'off',
    help: texts.proposerHelp,
  }),
  seconder: nameField(texts.seconder).meta({
    autoComplete: 'off',
    help: texts.seconderHelp,
  }),

  declaration: consentField(texts.declaration, texts.declarationError),
  ...noticeFields,
  directoryConsent: checkboxField(texts.directoryConsent),
})

export type RegistrationForm = InferType<typeof registrationFormSchema>

/** A record of `New_Registration`. */
export const registrationSchema = registrationFormSchema.omit(['sameWhatsapp']).shape({
  whatsapp,
  ...submissionFields,
})

export type Registration = InferType<typeof registrationSchema>

/** The record for a completed form. The server adds `createdAt`. */
export function toRegistration(
  { sameWhatsapp, ...form }: RegistrationForm,
  consentVersion: string,
): Omit<Registration, 'createdAt'> {
  return sameWhatsapp
    ? { ...form, whatsapp: form.mobile, consentVersion }
    : { ...form, consentVersion }
}
