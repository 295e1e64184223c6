import { ReceivedPage } from '@/shared/forms/submit/ReceivedPage'

export default function RegistrationReceivedPage() {
  return (
    <ReceivedPage
      title="Registration received"
      what="registration"
      kind="registrations"
      form="New Member Registration"
      next={[
        'The association’s office reads your registration and gets in touch at the mobile number you gave. Being received does not yet make you a member.',
      ]}
    />
  )
}
