import { array, number, object, string, type InferType } from 'yup'
import { applicantFields, firmFields } from '@/shared/validation/blocks'
import { choiceField } from '@/shared/validation/choice'
import { consentField } from '@/shared/validation/consent'
import { rupeesField } from '@/shared/validation/rupees'
import { lineField, textField } from '@/shared/validation/text'
import { timestamp } from '@/shared/validation/timestamp'

const purposes = [
  'Machinery',
  'Working capital',
  'Expansion',
  'Technology',
  'Marketing',
  'Other',
] as const

const documents = [
  'Udyam certificate',
  'GST returns',
  'Bank statement',
  'Project report',
  'Quotations',
  'Balance sheet',
] as const

/** A record of `growth_fund_req`. */
export const growthFundSchema = object({
  ...applicantFields,
  ...firmFields,
  memberNumber: lineField('Member number'),
  amount: rupeesField('Amount asked').required(),
  purpose: choiceField('Purpose', purposes).required(),
  otherPurpose: lineField('Which purpose'),
  projectCost: rupeesField('Project cost'),
  ownContribution: rupeesField('Own contribution'),
  turnover: rupeesField("Last year's turnover").required(),
  existingLoans: textField('Existing loans', { max: 500 }),
  yearsInBusiness: number().label('Years in business').integer().min(0).max(150).required(),
  jobs: number().label('Jobs to be created').integer().min(0).max(100_000),
  use: textField('How it will be used', { min: 50, max: 1000 }).required(),
  documentsReady: array(string().oneOf(documents).required()).label('Documents ready'),
  consent: consentField('I have read the notice and agree to it'),
  consentVersion: lineField('Version of the notice').required(),
  createdAt: timestamp(),
})

export type GrowthFundRequest = InferType<typeof growthFundSchema>
