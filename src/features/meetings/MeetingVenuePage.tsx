import { PlainPage } from '@/shared/ui/PlainPage'

export default function MeetingVenuePage() {
  return <PlainPage title="Monthly Meeting Venue Update" />
}
