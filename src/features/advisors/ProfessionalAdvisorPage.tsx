import { texts } from '@/texts/pages'
import { AdvisorForm } from './AdvisorForm'

export default function ProfessionalAdvisorPage() {
  return <AdvisorForm title={texts.professionalAdvisor.title} draft="professional-advisor" />
}
