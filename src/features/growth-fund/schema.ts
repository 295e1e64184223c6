import { object, type InferType } from 'yup'
import { choiceField, choicesField } from '@/shared/validation/choices'
import {
  applicantFields,
  firmFields,
  jobsField,
  noticeFields,
  submissionFields,
  yearsInBusinessField,
} from '@/shared/validation/commonFields'
import { formatRupees, rupeesField } from '@/shared/validation/numbers'
import { hiddenWhen } from '@/shared/validation/schema'
import { lineField, textField } from '@/shared/validation/text'

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

type Funding = { amount: unknown; ownContribution: unknown; projectCost: unknown }

/**
 * The part of the project cost that neither the fund nor the applicant pays. Negative if they pay
 * more than it costs; undefined until all three amounts are known.
 */
export function shortfall({ amount, ownContribution, projectCost }: Funding): number | undefined {
  return isAmount(amount) && isAmount(ownContribution) && isAmount(projectCost)
    ? projectCost - amount - ownContribution
    : undefined
}

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** The fields of the form, in the order of the page. */
export const growthFundFormSchema = object({
  ...applicantFields,
  ...firmFields,
  memberNumber: lineField('Member number').meta({
    autoComplete: 'off',
    help: 'If you are already a member',
  }),

  yearsInBusiness: yearsInBusinessField.required(),
  turnover: rupeesField('Last year’s turnover').required(),
  existingLoans: textField('Existing loans', { max: 500, rows: 3 }).meta({
    help: 'Lender, amount, and how much is outstanding',
  }),

  amount: rupeesField('Amount requested').required(),
  purpose: choiceField('Purpose', purposes).required(),
  otherPurpose: hiddenWhen(
    'purpose',
    (purpose) => purpose !== 'Other',
    lineField('Which purpose').required(),
  ),
  projectCost: rupeesField('Project cost').meta({ help: 'The total cost of the project' }),
  ownContribution: rupeesField('Own contribution')
    .meta({ help: 'What you contribute yourself' })
    .when(['amount', 'projectCost'], ([amount, projectCost]: unknown[], schema) =>
      schema.test('funding', function fits(ownContribution) {
        const missing = shortfall({ amount, ownContribution, projectCost })
        if (missing === undefined || missing >= 0) return true
        return this.createError({
          message: `The amount requested and your own contribution are ${formatRupees(-missing)} more than the project cost`,
        })
      }),
    ),
  jobs: jobsField,
  use: textField('How it will be used', { min: 50, rows: 6 })
    .required()
    .meta({ help: 'At least 50 characters' }),
  documentsReady: choicesField('Documents ready', documents),

  ...noticeFields,
})

export type GrowthFundForm = InferType<typeof growthFundFormSchema>

/** A record of `growth_fund_req`. */
export const growthFundSchema = growthFundFormSchema.shape(submissionFields)
