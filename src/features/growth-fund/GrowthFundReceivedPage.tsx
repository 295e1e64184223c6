import { ReceivedPage } from '@/shared/forms/submit/ReceivedPage'
import { texts } from '@/texts/growth-fund'
import { texts as pages } from '@/texts/pages'

export default function GrowthFundReceivedPage() {
  return (
    <ReceivedPage
      title={texts.received}
      what={texts.what}
      kind="growth-fund"
      form={pages.growthFund.title}
      next={[texts.next, texts.nextDocuments]}
    />
  )
}
