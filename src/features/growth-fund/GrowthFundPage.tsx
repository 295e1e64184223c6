import { PlainPage } from '@/shared/ui/PlainPage'

export default function GrowthFundPage() {
  return <PlainPage title="Growth Fund Request" />
}
