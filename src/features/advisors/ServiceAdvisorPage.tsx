import { texts } from '@/texts/pages'
import { AdvisorForm } from './AdvisorForm'

export default function ServiceAdvisorPage() {
  return <AdvisorForm title={texts.serviceAdvisor.title} draft="service-advisor" />
}
