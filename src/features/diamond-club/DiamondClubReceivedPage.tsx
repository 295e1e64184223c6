import { ReceivedPage } from '@/shared/forms/submit/ReceivedPage'
import { texts } from '@/texts/diamond-club'
import { texts as pages } from '@/texts/pages'

export default function DiamondClubReceivedPage() {
  return (
    <ReceivedPage
      title={texts.received}
      what={texts.what}
      kind="diamond-club"
      form={pages.diamondClub.title}
      next={[texts.next]}
    />
  )
}
