import { version } from '@/texts/notice'
import { FormNotice } from '@/features/privacy/notice'
import { createForm } from '@/shared/forms/createForm'
import { noticeNames } from '@/shared/validation/commonFields'
import { FormPage } from '@/shared/forms/FormPage'
import { FormNote } from '@/shared/forms/FormSection'
import { useSubmission } from '@/shared/forms/submit/useSubmission'
import { msmeClass, type MsmeClass } from '@/shared/validation/choices'
import { labelOf } from '@/shared/text/labelOf'
import { texts as shared } from '@/texts/forms'
import { texts as pages } from '@/texts/pages'
import { texts } from '@/texts/registrations'
import {
  registrationFormSchema,
  toRegistration,
  registrationSchema,
  type RegistrationForm,
} from './schema'

const { Form, useWatchFields } = createForm(registrationFormSchema, {
  [shared.applicant]: [
    'name',
    'designation',
    'mobile',
    'email',
    'sameWhatsapp',
    'whatsapp',
    'gender',
  ],
  [shared.firm]: [
    'firmName',
    'constitution',
    'yearEstablished',
    'sector',
    'address',
    'district',
    'pin',
    'website',
  ],
  [shared.business]: [
    'activity',
    'products',
    'turnover',
    'investment',
    'employees',
    'udyam',
    'pan',
    'gstin',
  ],
  [texts.membership]: ['membershipKind', 'proposer', 'seconder'],
  [texts.declarationAndConsent]: ['declaration', ...noticeNames, 'directoryConsent'],
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
    <FormPage title={pages.registration.title}>
      <Form {...submission} submitLabel={texts.send} above={above} />
    </FormPage>
  )
}

const limits: Record<MsmeClass, string> = {
  Micro: texts.micro,
  Small: texts.small,
  Medium: texts.medium,
  'Larger than medium': texts.larger,
}

function MsmeClassNote() {
  const [turnover, investment] = useWatchFields(['turnover', 'investment'])
  const known = msmeClass(turnover, investment)
  return (
    <FormNote isLive>
      {known ? (
        <>
          <span>{texts.msmeClass}</span>
          <strong>{labelOf(known)}</strong>
          <span>{` (${limits[known]})`}</span>
        </>
      ) : (
        texts.msmeUnknown
      )}
    </FormNote>
  )
}
