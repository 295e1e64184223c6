import { AdvisorForm } from './AdvisorForm'

export default function ProfessionalAdvisorPage() {
  return <AdvisorForm title="Professional Advisor (2025-26)" draft="professional-advisor" />
}
