import { PlainPage } from '@/shared/ui/PlainPage'

export default function DiamondClubPage() {
  return <PlainPage title="Diamond Business Club" />
}
