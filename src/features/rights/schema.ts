import { object } from 'yup'
import { choiceField } from '@/shared/validation/choices'
import { timestamp } from '@/shared/validation/dates'
import { rightsKinds } from '@/shared/requests/rights'
import { mobileField } from '@/shared/validation/mobile'
import { lineField, textField } from '@/shared/validation/text'

/** A record of `rights_requests`. */
export const rightsRequestSchema = object({
  kind: choiceField('Type of request', [...rightsKinds]).required(),
  text: textField('In the applicant’s words', { max: 1000, rows: 4 }),
  /** Of the request that it is about. Gone once that request is erased. */
  mobile: mobileField('Mobile'),
  /** Of the status of the request that it is about. */
  key: lineField('Key of the request').required(),
  createdAt: timestamp(),
})
