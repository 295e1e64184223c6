import { PlainPage } from '@/shared/ui/PlainPage'

export default function LandBankPage() {
  return <PlainPage title="Land Related Issue" />
}
