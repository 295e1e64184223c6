import { ReceivedPage } from '@/shared/forms/ReceivedPage'

export default function MeetingReceivedPage() {
  return (
    <ReceivedPage
      title="Meeting answer received"
      what="answer"
      prefix="MM"
      form={{ label: 'Monthly Meeting', path: '/form/monthlymeeting/' }}
      next={[
        'The association’s office counts you in, or out, and puts your question before the meeting. If the place or the time changes, the page of the monthly meeting shows it at once: please look there again on the day.',
      ]}
    />
  )
}
