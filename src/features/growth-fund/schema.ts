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
import { texts as shared } from '@/texts/forms'
import { texts } from '@/texts/growth-fund'

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
  memberNumber: lineField(texts.memberNumber).meta({
    autoComplete: 'off',
    help: texts.memberNumberHelp,
  }),

  yearsInBusiness: yearsInBusinessField.required(),
  turnover: rupeesField(texts.turnover).required(),
  existingLoans: textField(texts.existingLoans, { max: 500, rows: 3 }).meta({
    help: texts.existingLoansHelp,
  }),

  amount: rupeesField(texts.amount).required(),
  purpose: choiceField(texts.purpose, purposes).required(),
  otherPurpose: hiddenWhen(
    'purpose',
    (purpose) => purpose !== 'Other',
    lineField(texts.otherPurpose).required(),
  ),
  projectCost: rupeesField(shared.projectCost).meta({ help: texts.projectCostHelp }),
  ownContribution: rupeesField(texts.ownContribution)
    .meta({ help: texts.ownContributionHelp })
    .when(['amount', 'projectCost'], ([amount, projectCost]: unknown[], schema) =>
      schema.test('funding', function fits(ownContribution) {
        const missing = shortfall({ amount, ownContribution, projectCost })
        if (missing === undefined || missing >= 0) return true
        return this.createError({
          message: texts.tooMuch + formatRupees(-missing) + texts.tooMuchEnd,
        })
      }),
    ),
  jobs: jobsField,
  use: textField(texts.use, { min: 50, rows: 6 }).required().meta({ help: texts.useHelp }),
  documentsReady: choicesField(texts.documentsReady, documents),

  ...noticeFields,
})

export type GrowthFundForm = InferType<typeof growthFundFormSchema>

/** A record of `growth_fund_req`. */
export const growthFundSchema = growthFundFormSchema.shape(submissionFields)
