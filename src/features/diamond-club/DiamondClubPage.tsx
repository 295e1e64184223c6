import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { version } from '@/texts/notice'
import { FormNotice } from '@/features/privacy/notice'
import { applicantNames, firmNames, noticeNames } from '@/shared/validation/commonFields'
import { createForm } from '@/shared/forms/createForm'
import { FormNote } from '@/shared/forms/FormSection'
import { FormPage } from '@/shared/forms/FormPage'
import { useSubmission } from '@/shared/forms/submit/useSubmission'
import { texts } from '@/texts/diamond-club'
import { texts as shared } from '@/texts/forms'
import { texts as pages } from '@/texts/pages'
import { diamondClubFormSchema, diamondClubSchema, type DiamondClubForm } from './schema'

const { Form } = createForm(diamondClubFormSchema, {
  [shared.applicant]: [...applicantNames, 'role'],
  [shared.firm]: [...firmNames],
  [shared.business]: ['yearsInBusiness', 'turnover', 'employees', 'offer'],
  [texts.referrals]: ['referralsWanted', 'referralsOffered'],
  [texts.references]: [
    'firstReferenceName',
    'firstReferenceMobile',
    'secondReferenceName',
    'secondReferenceMobile',
  ],
  [texts.commitmentAndConsent]: ['attendance', 'conduct', ...noticeNames],
})

const above = {
  firstReferenceName: <FormNote>{texts.referencesNote}</FormNote>,
  attendance: (
    <FormNote>
      {`${texts.conductNote} `}
      <Link component={RouterLink} to="/contacts/">
        {pages.contacts.title}
      </Link>
      {texts.conductNoteEnd}
    </FormNote>
  ),
  adult: <FormNotice form="diamondbusiness" />,
}

export default function DiamondClubPage() {
  const submission = useSubmission({
    kind: 'diamond-club',
    schema: diamondClubSchema,
    toRecord: (form: DiamondClubForm) => ({ ...form, consentVersion: version }),
    draft: 'diamond-club',
  })

  return (
    <FormPage title={pages.diamondClub.title} intro={texts.intro}>
      <Form {...submission} submitLabel={texts.send} above={above} />
    </FormPage>
  )
}
