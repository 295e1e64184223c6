import type { AnyObject } from 'yup'
import { registrationSchema } from '@/features/registrations/schema'
import { gstinCheckCharacter, gstinPattern } from '@/shared/validation/taxIds'
import { aRegistration } from '@scripts/samples/records'
import { identityNumbers } from './combinations'
import { describeForm, typed } from './formMatrix'

describeForm({
  collection: 'New_Registration',
  schema: registrationSchema,
  full: typed(aRegistration(1).data),
  bare: typed(aRegistration(2).data),
  formAlone: hasWrongCheckCharacter,
  combinations: identityNumbers,
})

function hasWrongCheckCharacter({ gstin }: AnyObject): boolean {
  return (
    typeof gstin === 'string' &&
    gstinPattern.test(gstin) &&
    gstinCheckCharacter(gstin.slice(0, 14)) !== gstin.charAt(14)
  )
}
