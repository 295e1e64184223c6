import { version } from '@/texts/notice'
import { FormNotice } from '@/features/privacy/notice'
import { createForm } from '@/shared/forms/createForm'
import { noticeNames } from '@/shared/validation/commonFields'
import { FormPage } from '@/shared/forms/FormPage'
import { FormNote } from '@/shared/forms/FormSection'
import { useSubmission } from '@/shared/forms/submit/useSubmission'
import { msmeClass, type MsmeClass } from '@/shared/validation/choices'
import {
  registrationFormSchema,
  toRegistration,
  registrationSchema,
  type RegistrationForm,
} from './schema'

const { Form, useWatchFields } = createForm(registrationFormSchema, {
  Applicant: ['name', 'designation', 'mobile', 'email', 'sameWhatsapp', 'whatsapp', 'gender'],
  Firm: [
    'firmName',
    'constitution',
    'yearEstablished',
    'sector',
    'address',
    'district',
    'pin',
    'website',
  ],
  Business: [
    'activity',
    'products',
    'turnover',
    'investment',
    'employees',
    'udyam',
    'pan',
    'gstin',
  ],
  Membership: ['membershipKind', 'proposer', 'seconder'],
  'Declaration and consent': ['declaration', ...noticeNames, 'directoryConsent'],
})

const above = {
  employees: <MsmeClassNote />,
  adult: <FormNotice form="newregistration" />,
}

export default function RegistrationFormPage() {
  const submission = useSubmission({
    kind: 'registrations',
    schema: registrationSchema,
    toRecord: (form: RegistrationForm) => toRegistration(form, version),
    draft: 'registration',
  })

  return (
    <FormPage title="New Member Registration">
      <Form {...submission} submitLabel="Send registration" above={above} />
    </FormPage>
  )
}

const limits: Record<MsmeClass, string> = {
  Micro: 'turnover up to ₹10 crore and investment up to ₹2.5 crore',
  Small: 'turnover up to ₹100 crore and investment up to ₹25 crore',
  Medium: 'turnover up to ₹500 crore and investment up to ₹125 crore',
  'Larger than medium': 'turnover above ₹500 crore or investment above ₹125 crore',
}

function MsmeClassNote() {
  const [turnover, investment] = useWatchFields(['turnover', 'investment'])
  const known = msmeClass(turnover, investment)
  return (
    <FormNote isLive>
      {known ? (
        <>
          <span>MSME class: </span>
          <strong>{known}</strong>
          <span>{` (${limits[known]})`}</span>
        </>
      ) : (
        'The MSME class is shown here once turnover and investment are chosen.'
      )}
    </FormNote>
  )
}
