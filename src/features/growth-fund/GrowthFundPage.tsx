import { version } from '@/texts/notice'
import { FormNotice } from '@/features/privacy/notice'
import { createForm } from '@/shared/forms/createForm'
import { applicantNames, firmNames, noticeNames } from '@/shared/validation/commonFields'
import { FormPage } from '@/shared/forms/FormPage'
import { FormNote } from '@/shared/forms/FormSection'
import { useSubmission } from '@/shared/forms/submit/useSubmission'
import { formatRupees, parseRupees } from '@/shared/validation/numbers'
import { texts as shared } from '@/texts/forms'
import { texts } from '@/texts/growth-fund'
import { texts as pages } from '@/texts/pages'
import { growthFundFormSchema, shortfall, growthFundSchema, type GrowthFundForm } from './schema'

const { Form, useWatchFields } = createForm(growthFundFormSchema, {
  [shared.applicant]: [...applicantNames],
  [shared.firm]: [...firmNames, 'memberNumber'],
  [texts.businessToday]: ['yearsInBusiness', 'turnover', 'existingLoans'],
  [shared.request]: [
    'amount',
    'purpose',
    'otherPurpose',
    'projectCost',
    'ownContribution',
    'jobs',
    'use',
    'documentsReady',
  ],
  [shared.consentSection]: [...noticeNames],
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
    <FormPage title={pages.growthFund.title} intro={texts.intro}>
      <Form {...submission} submitLabel={shared.sendRequest} above={above} />
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
    return texts.fundingUnknown
  }
  if (missing === 0) return texts.fundingWhole
  if (missing > 0) {
    return (
      <>
        <span>{texts.fundingMissing}</span>
        <strong>{formatRupees(missing)}</strong>
        <span>{texts.fundingMissingEnd}</span>
      </>
    )
  }
  return (
    <>
      <span>{texts.fundingOver}</span>
      <strong>{formatRupees(-missing)}</strong>
      <span>{texts.fundingOverEnd}</span>
    </>
  )
}
