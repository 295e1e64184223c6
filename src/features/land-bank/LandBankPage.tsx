import { version } from '@/texts/notice'
import { FormNotice } from '@/features/privacy/notice'
import { applicantNames, noticeNames } from '@/shared/validation/commonFields'
import { createForm } from '@/shared/forms/createForm'
import { FormNote } from '@/shared/forms/FormSection'
import { FormPage } from '@/shared/forms/FormPage'
import { useSubmission } from '@/shared/forms/submit/useSubmission'
import { StatusRegion } from '@/shared/ui/status/StatusRegion'
import { landBankFormSchema, landBankSchema, type LandBankForm } from './schema'

const { Form, useWatchFields } = createForm(landBankFormSchema, {
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
})

const above = {
  district: <PlaceNote />,
  adult: <FormNotice form="landbank" />,
}

export default function LandBankPage() {
  const submission = useSubmission({
    kind: 'land-issues',
    schema: landBankSchema,
    toRecord: (form: LandBankForm) => ({ ...form, consentVersion: version }),
    draft: 'land-bank',
  })

  return (
    <FormPage
      title="Land Related Issue"
      intro="Ask for land, offer land, or report what keeps you from using yours. For existing land, have its record of rights or letter of allotment at hand."
    >
      <Form {...submission} submitLabel="Send request" above={above} />
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
