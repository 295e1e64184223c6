import { ReceivedPage } from '@/shared/forms/submit/ReceivedPage'
import { texts as pages } from '@/texts/pages'
import { texts } from '@/texts/registrations'

export default function RegistrationReceivedPage() {
  return (
    <ReceivedPage
      title={texts.received}
      what={texts.what}
      kind="registrations"
      form={pages.registration.title}
      next={[texts.next]}
    />
  )
}
