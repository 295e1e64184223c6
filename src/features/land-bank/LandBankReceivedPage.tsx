import { ReceivedPage } from '@/shared/forms/submit/ReceivedPage'
import { texts } from '@/texts/land-bank'
import { texts as pages } from '@/texts/pages'

export default function LandBankReceivedPage() {
  return (
    <ReceivedPage
      title={texts.received}
      what={texts.what}
      kind="land-issues"
      form={pages.landBank.title}
      next={[texts.next, texts.nextAuthority]}
    />
  )
}
