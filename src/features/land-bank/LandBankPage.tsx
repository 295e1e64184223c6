import { notice } from '@/content/privacy/notice'
import { fetchNotice, WholeNotice } from '@/features/privacy/notice'
import { useAtRest } from '@/shared/config/atRest'
import {
  ApplicantInputs,
  applicantNames,
  NoticeInputs,
  noticeNames,
} from '@/shared/forms/fields/commonInputs'
import { createForm } from '@/shared/forms/createForm'
import { FormNote } from '@/shared/forms/FormSection'
import { FormPage } from '@/shared/forms/FormPage'
import { useSubmission } from '@/shared/forms/submit/useSubmission'
import { StatusRegion } from '@/shared/ui/status/StatusRegion'
import { landBankFormSchema, landBankSchema, type LandBankForm } from './schema'

const { Form, FormSection, TextField, SelectField, RadioField, useWatchFields } = createForm(
  landBankFormSchema,
  {
    Request: ['request'],
    Applicant: [...applicantNames, 'firmName'],
    Land: [
      'district',
      'tahasil',
      'riCircle',
      'mouza',
      'landKind',
      'area',
      'estate',
      'plotOrShed',
      'khata',
      'plotNumbers',
    ],
    Issue: ['issue', 'pendingWith', 'caseNumber', 'since'],
    Project: ['projectCost', 'jobs', 'water', 'power'],
    'In your words': ['details'],
    Consent: [...noticeNames],
  },
)

export default function LandBankPage() {
  useAtRest(fetchNotice)
  const submission = useSubmission({
    kind: 'land-issues',
    schema: landBankSchema,
    toRecord: (form: LandBankForm) => ({ ...form, consentVersion: notice.version }),
    draft: 'land-bank',
  })

  return (
    <FormPage
      title="Land Related Issue"
      intro="Ask for land, offer land, or report what keeps you from using yours. For existing land, have its record of rights or letter of allotment at hand."
    >
      <Form {...submission} submitLabel="Send request">
        <FormSection title="Request">
          <RadioField name="request" />
        </FormSection>

        <FormSection title="Applicant">
          <ApplicantInputs />
          <TextField name="firmName" wide />
        </FormSection>

        <FormSection title="Land">
          <PlaceNote />
          <SelectField name="district" />
          <TextField name="tahasil" />
          <TextField name="riCircle" />
          <TextField name="mouza" />
          <SelectField name="landKind" />
          <TextField name="area" />
          <TextField name="estate" />
          <TextField name="plotOrShed" />
          <TextField name="khata" />
          <TextField name="plotNumbers" />
        </FormSection>

        <FormSection title="Issue">
          <SelectField name="issue" />
          <TextField name="pendingWith" />
          <TextField name="caseNumber" />
          <TextField name="since" />
        </FormSection>

        <FormSection title="Project">
          <TextField name="projectCost" />
          <TextField name="jobs" />
          <TextField name="water" />
          <TextField name="power" />
        </FormSection>

        <FormSection title="In your words">
          <TextField name="details" />
        </FormSection>

        <FormSection title="Consent">
          <NoticeInputs summary={notice.summary} whole={<WholeNotice form="landbank" />} />
        </FormSection>
      </Form>
    </FormPage>
  )
}

function PlaceNote() {
  const [request] = useWatchFields(['request'])
  return (
    <StatusRegion sx={{ gridColumn: '1 / -1' }}>
      {request === 'Need land' && (
        <FormNote>
          Where would you like the land? Below the district, leave out what you do not know yet.
        </FormNote>
      )}
    </StatusRegion>
  )
}
