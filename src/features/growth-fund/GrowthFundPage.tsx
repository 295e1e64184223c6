import { version } from '@/texts/notice'
import { FormNotice } from '@/features/privacy/notice'
import { createForm } from '@/shared/forms/createForm'
import { applicantNames, firmNames, noticeNames } from '@/shared/validation/commonFields'
import { FormPage } from '@/shared/forms/FormPage'
import { FormNote } from '@/shared/forms/FormSection'
import { useSubmission } from '@/shared/forms/submit/useSubmission'
import { formatRupees, parseRupees } from '@/shared/validation/numbers'
import { growthFundFormSchema, shortfall, growthFundSchema, type GrowthFundForm } from './schema'

const { Form, useWatchFields } = createForm(growthFundFormSchema, {
  Applicant: [...applicantNames],
  Firm: [...firmNames, 'memberNumber'],
  'Business today': ['yearsInBusiness', 'turnover', 'existingLoans'],
  Request: [
    'amount',
    'purpose',
    'otherPurpose',
    'projectCost',
    'ownContribution',
    'jobs',
    'use',
    'documentsReady',
  ],
  Consent: [...noticeNames],
})

const above = {
  jobs: <FundingNote />,
  adult: <FormNotice form="growthfund" />,
}

export default function GrowthFundPage() {
  const submission = useSubmission({
    kind: 'growth-fund',
    schema: growthFundSchema,
    toRecord: (form: GrowthFundForm) => ({ ...form, consentVersion: version }),
    draft: 'growth-fund',
  })

  return (
    <FormPage
      title="Growth Fund Request"
      intro="Say how much your business needs, what for, and how the work will pay for itself. It helps to have last year’s accounts and the quotations at hand."
    >
      <Form {...submission} submitLabel="Send request" above={above} />
    </FormPage>
  )
}

/** The amount that is missing for the project, once all three amounts are known. */
function FundingNote() {
  const [amount, ownContribution, projectCost] = useWatchFields([
    'amount',
    'ownContribution',
    'projectCost',
  ])
  const missing = shortfall({
    amount: rupeesOf(amount),
    ownContribution: rupeesOf(ownContribution),
    projectCost: rupeesOf(projectCost),
  })
  return <FormNote isLive>{fundingText(missing)}</FormNote>
}

const rupeesOf = (typed: unknown) => (typeof typed === 'string' ? parseRupees(typed) : NaN)

function fundingText(missing: number | undefined) {
  if (missing === undefined) {
    return 'Fill in amount, project cost and own contribution to see what is still missing.'
  }
  if (missing === 0)
    return 'The amount requested and your own contribution cover the whole project cost.'
  if (missing > 0) {
    return (
      <>
        <span>Still needed from other sources: </span>
        <strong>{formatRupees(missing)}</strong>
        <span> of the project cost.</span>
      </>
    )
  }
  return (
    <>
      <span>That is </span>
      <strong>{formatRupees(-missing)}</strong>
      <span>
        {' more than the project costs. Please request less, or correct the project cost.'}
      </span>
    </>
  )
}
