import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { version } from '@/texts/notice'
import { FormNotice } from '@/features/privacy/notice'
import { applicantNames, firmNames, noticeNames } from '@/shared/validation/commonFields'
import { createForm } from '@/shared/forms/createForm'
import { FormNote } from '@/shared/forms/FormSection'
import { FormPage } from '@/shared/forms/FormPage'
import { useSubmission } from '@/shared/forms/submit/useSubmission'
import { diamondClubFormSchema, diamondClubSchema, type DiamondClubForm } from './schema'

const { Form } = createForm(diamondClubFormSchema, {
  Applicant: [...applicantNames, 'role'],
  Firm: [...firmNames],
  Business: ['yearsInBusiness', 'turnover', 'employees', 'offer'],
  Referrals: ['referralsWanted', 'referralsOffered'],
  References: [
    'firstReferenceName',
    'firstReferenceMobile',
    'secondReferenceName',
    'secondReferenceMobile',
  ],
  'Commitment and consent': ['attendance', 'conduct', ...noticeNames],
})

const above = {
  firstReferenceName: (
    <FormNote>
      Two people who know you and your business, both with name and mobile number, or none at all.
      Please ask them first.
    </FormNote>
  ),
  attendance: (
    <FormNote>
      The club’s code of conduct is not published on this site yet. Please ask the association’s
      office for it before you accept it: see{' '}
      <Link component={RouterLink} to="/contacts/">
        Contact Us
      </Link>
      . What you have typed here is kept meanwhile.
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
    <FormPage
      title="Diamond Business Club"
      intro="Members of the club pass business on to each other. Apply with what you offer, whom you would like to meet, and whom you can introduce to others."
    >
      <Form {...submission} submitLabel="Send application" above={above} />
    </FormPage>
  )
}
