import { object } from 'yup'
import { mobileField } from '@/shared/validation/mobile'
import { emailField, lineField, nameField, textField } from '@/shared/validation/text'
import { texts } from '@/texts/advisors'
import { texts as shared } from '@/texts/forms'

/** The fields of both advisor forms. They are not sent and not stored (docs/specification.md section 3). */
export const advisorSchema = object({
  name: nameField(shared.name, { min: 1, max: 120 }).required(),
  email: emailField(shared.email).required(),
  phone: mobileField(texts.phone).required(),
  designation: lineField(shared.designation)
    .required()
    .meta({ autoComplete: 'organization-title' }),
  serviceType: lineField(texts.serviceType).required(),
  experience: lineField(texts.experience).required(),
  referredBy: lineField(texts.referredBy).meta({ wide: true }),
  address: textField(shared.address, { min: 5, max: 300, rows: 3 })
    .required()
    .meta({ autoComplete: 'street-address' }),
})
