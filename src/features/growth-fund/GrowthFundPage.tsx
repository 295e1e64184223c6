import { notice } from '@/content/notice'
import { applicantInputs, firmInputs, noticeInputs } from '@/shared/forms/fields/commonInputs'
import { createForm } from '@/shared/forms/createForm'
import { FormPage } from '@/shared/forms/FormPage'
import { FormSection } from '@/shared/forms/FormSection'
import { useSubmission } from '@/shared/forms/submit/useSubmission'
import { useSubmitGrowthFundRequestMutation } from './api'
import { FundingNote } from './FundingNote'
import { growthFundFormSchema, type GrowthFundForm } from './schema'

const { Form, TextField, SelectField, ChoicesField, useWatchFields } =
  createForm(growthFundFormSchema)

export default function GrowthFundPage() {
  const [submitGrowthFundRequest] = useSubmitGrowthFundRequestMutation()
  const submission = useSubmission({
    submit: submitGrowthFundRequest,
    toRecord: (form: GrowthFundForm) => ({ ...form, consentVersion: notice.version }),
    path: '/form/growthfund/',
    referencePrefix: 'GF',
    draft: 'growth-fund',
  })

  return (
    <FormPage
      title="Growth Fund Request"
      intro="Say how much your business needs, what for, and how the work will pay for itself. It helps to have last year’s accounts and the quotations at hand."
    >
      <Form {...submission} submitLabel="Send request">
        <FormSection title="Applicant">{applicantInputs}</FormSection>

        <FormSection title="Firm">
          {firmInputs}
          <TextField name="memberNumber" />
        </FormSection>

        <FormSection title="Business today">
          <TextField name="yearsInBusiness" />
          <TextField name="turnover" />
          <TextField name="existingLoans" />
        </FormSection>

        <FormSection title="Request">
          <TextField name="amount" />
          <SelectField name="purpose" />
          <TextField name="otherPurpose" wide />
          <TextField name="projectCost" />
          <TextField name="ownContribution" />
          <Funding />
          <TextField name="jobs" />
          <TextField name="use" />
          <ChoicesField name="documentsReady" />
        </FormSection>

        <FormSection title="Consent">{noticeInputs(notice.parts)}</FormSection>
      </Form>
    </FormPage>
  )
}

function Funding() {
  const [amount, ownContribution, projectCost] = useWatchFields([
    'amount',
    'ownContribution',
    'projectCost',
  ])
  return <FundingNote {...{ amount, ownContribution, projectCost }} />
}
