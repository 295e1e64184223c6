import { AdvisorForm } from './AdvisorForm'

export default function ServiceAdvisorPage() {
  return <AdvisorForm title="Service Advisor (2025-26)" draft="service-advisor" />
}
