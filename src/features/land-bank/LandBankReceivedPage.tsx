import { ReceivedPage } from '@/shared/forms/submit/ReceivedPage'

export default function LandBankReceivedPage() {
  return (
    <ReceivedPage
      title="Land request received"
      what="land request"
      kind="land-issues"
      form="Land Related Issue"
      next={[
        'The association’s office reads your request and gets in touch at the mobile number you gave, for example to see the land documents.',
        'It does not replace an application to an authority. Please keep the deadlines that authorities have set.',
      ]}
    />
  )
}
