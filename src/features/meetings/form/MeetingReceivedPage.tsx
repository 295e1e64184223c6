import { ReceivedPage } from '@/shared/forms/submit/ReceivedPage'
import { useParams, useSearchParams } from 'react-router-dom'
import { meetingAddress } from '../links/meetingAddress'
import { DoorCode } from '@/shared/ui/code/DoorCode'
import { texts } from '@/texts/meetings'
import { texts as pages } from '@/texts/pages'

/** The address of the door, with the reference number behind the `#`. */
const doorAddress = (meetingId: string, reference: string) =>
  `${window.location.origin}${meetingAddress(meetingId, '/door')}#${reference.replaceAll('-', '')}`

export default function MeetingReceivedPage() {
  const { reference = '' } = useParams()
  const meetingId = useSearchParams()[0].get('meeting')
  return (
    <ReceivedPage
      title={texts.received}
      what={texts.what}
      kind="meeting-answers"
      form={pages.meeting.title}
      code={
        meetingId !== null && (
          <DoorCode reference={reference} text={doorAddress(meetingId, reference)} />
        )
      }
      next={[texts.next, texts.nextPlans]}
    />
  )
}
