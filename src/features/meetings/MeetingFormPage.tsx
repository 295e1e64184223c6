import { PlainPage } from '@/shared/ui/PlainPage'

export default function MeetingFormPage() {
  return <PlainPage title="Monthly Meeting" />
}
