import { ReceivedPage } from '@/shared/forms/submit/ReceivedPage'

export default function RegistrationReceivedPage() {
  return (
    <ReceivedPage
      title="Registration received"
      what="registration"
      prefix="NR"
      form={{ label: 'New Member Registration', path: '/form/newregistration/' }}
      next={[
        'The association’s office reads your registration and gets in touch at the mobile number you gave. Being received does not yet make you a member.',
      ]}
    />
  )
}
