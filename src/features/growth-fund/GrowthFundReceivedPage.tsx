import { ReceivedPage } from '@/shared/forms/submit/ReceivedPage'

export default function GrowthFundReceivedPage() {
  return (
    <ReceivedPage
      title="Growth fund request received"
      what="growth fund request"
      kind="growth-fund"
      form="Growth Fund Request"
      next={[
        'The association’s office reads your request and gets in touch at the mobile number you gave. Being received does not yet mean that money is granted.',
        'Please keep the documents you ticked at hand.',
      ]}
    />
  )
}
