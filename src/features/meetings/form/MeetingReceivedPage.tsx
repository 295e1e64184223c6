import { ReceivedPage } from '@/shared/forms/submit/ReceivedPage'
import { useParams, useSearchParams } from 'react-router-dom'
import { meetingAddress } from '../meetingAddress'
import { DoorCode } from '@/shared/ui/code/DoorCode'

/** The address of the door, with the reference number behind the `#`. */
const doorAddress = (meetingId: string, reference: string) =>
  `${window.location.origin}${meetingAddress(meetingId, '/door')}#${reference.replaceAll('-', '')}`

export default function MeetingReceivedPage() {
  const { reference = '' } = useParams()
  const meetingId = useSearchParams()[0].get('meeting')
  return (
    <ReceivedPage
      title="Meeting answer received"
      what="answer"
      kind="meeting-answers"
      form="Monthly Meeting"
      code={
        meetingId !== null && (
          <DoorCode reference={reference} text={doorAddress(meetingId, reference)} />
        )
      }
      next={[
        'The office notes whether you will attend, and brings your question to the meeting. If the venue or the time changes, the Monthly Meeting page shows it at once: please check it again on the day.',
        'If your plans change, answer again with the same name and mobile number: the newest answer counts.',
      ]}
    />
  )
}
