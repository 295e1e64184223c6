import { object } from 'yup'
import { mobileField } from '@/shared/validation/mobile'
import { emailField, lineField, nameField, textField } from '@/shared/validation/text'

/** The fields of both advisor forms. They are not sent and not stored (docs/specification.md section 3). */
export const advisorSchema = object({
  name: nameField('Name', { min: 1, max: 120 }).required(),
  email: emailField('Email').required(),
  phone: mobileField('Phone').required(),
  designation: lineField('Designation').required().meta({ autoComplete: 'organization-title' }),
  serviceType: lineField('Service Type').required(),
  experience: lineField('Experience').required(),
  referredBy: lineField('Referred By').meta({ wide: true }),
  address: textField('Address', { min: 5, max: 300, rows: 3 })
    .required()
    .meta({ autoComplete: 'street-address' }),
})
