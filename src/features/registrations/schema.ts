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

const whatsapp = mobileField('WhatsApp number').meta({ wide: true })

/** The fields of the form, in the order of the page. */
export const registrationFormSchema = object({
  name: applicantFields.name,
  designation: applicantFields.designation,
  mobile: applicantFields.mobile,
  sameWhatsapp: checkboxField('My WhatsApp number is the same as my mobile').meta({ start: true }),
  whatsapp: hiddenWhen('sameWhatsapp', (ticked) => ticked === true, whatsapp),
  email: applicantFields.email,
  gender: choiceField('Gender', ['Female', 'Male', 'Other']).meta({ radio: true }),

  firmName: firmFields.firmName,
  constitution: firmFields.constitution,
  sector: firmFields.sector.meta({ wide: true }),
  yearEstablished: yearField('Year established').required(),
  address: textField('Address', { min: 5, max: 300, rows: 3 })
    .required()
    .meta({ autoComplete: 'street-address' }),
  district: firmFields.district,
  pin: firmFields.pin,
  website: websiteField('Website').meta({ wide: true }),

  activity: choiceField('Activity', ['Manufacturing', 'Service', 'Trading'])
    .required()
    .meta({ radio: true }),
  products: textField('Products or services', { max: 300, rows: 3 }).required(),
  turnover: choiceField('Annual turnover', turnoverBands).required(),
  investment: choiceField('Investment in plant and machinery', investmentBands).required(),
  employees: choiceField('Employees', employeeBands).required(),
  udyam: udyamField('Udyam registration number').meta({ help: 'UDYAM-OD-00-0000000' }),
  pan: panField('PAN', 'constitution').meta({ help: 'The firm’s PAN, ten characters' }),
  gstin: gstinField('GSTIN', 'pan').meta({ help: 'Fifteen characters' }),

  membershipKind: choiceField('Membership type', ['Ordinary', 'Life', 'Associate'])
    .required()
    .meta({ radio: true }),
  proposer: nameField('Proposer').meta({
    autoComplete: 'off',
    help: 'A member who proposes you, if there is one',
  }),
  seconder: nameField('Seconder').meta({
    autoComplete: 'off',
    help: 'A member who seconds the proposal, if there is one',
  }),

  declaration: consentField(
    'I declare that the facts given here are true',
    'Please confirm that the facts are true',
  ),
  ...noticeFields,
  directoryConsent: checkboxField('List my firm in the public member directory (optional)'),
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
