import { version } from '@/texts/notice'
import { FormNotice } from '@/features/privacy/notice'
import { applicantNames, noticeNames } from '@/shared/validation/commonFields'
import { createForm } from '@/shared/forms/createForm'
import { FormNote } from '@/shared/forms/FormSection'
import { FormPage } from '@/shared/forms/FormPage'
import { useSubmission } from '@/shared/forms/submit/useSubmission'
import { StatusRegion } from '@/shared/ui/status/StatusRegion'
import { texts as shared } from '@/texts/forms'
import { texts } from '@/texts/land-bank'
import { texts as pages } from '@/texts/pages'
import { landBankFormSchema, landBankSchema, type LandBankForm } from './schema'

const { Form, useWatchFields } = createForm(landBankFormSchema, {
  [shared.request]: ['request'],
  [shared.applicant]: [...applicantNames, 'firmName'],
  [texts.land]: [
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
  [texts.issueSection]: ['issue', 'pendingWith', 'caseNumber', 'since'],
  [texts.project]: ['projectCost', 'jobs', 'water', 'power'],
  [texts.inYourWords]: ['details'],
  [shared.consentSection]: [...noticeNames],
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
    <FormPage title={pages.landBank.title} intro={texts.intro}>
      <Form {...submission} submitLabel={shared.sendRequest} above={above} />
    </FormPage>
  )
}

function PlaceNote() {
  const [request] = useWatchFields(['request'])
  return (
    <StatusRegion sx={{ gridColumn: '1 / -1' }}>
      {request === 'Need land' && <FormNote>{texts.place}</FormNote>}
    </StatusRegion>
  )
}
