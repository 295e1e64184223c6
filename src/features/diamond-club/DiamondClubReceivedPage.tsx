import { ReceivedPage } from '@/shared/forms/submit/ReceivedPage'

export default function DiamondClubReceivedPage() {
  return (
    <ReceivedPage
      title="Club application received"
      what="application"
      kind="diamond-club"
      form="Diamond Business Club"
      next={[
        'The association’s office reads your application and gets in touch at the mobile number you gave. Where you named references, it may call them. Being received does not yet make you a member of the club.',
      ]}
    />
  )
}
