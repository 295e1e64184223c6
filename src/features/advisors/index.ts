import { texts } from '@/texts/pages'
import type { Feature } from '@/shared/feature'

export const advisors: Feature = {
  pages: [
    {
      path: '/form/professionaladvisor/',
      ...texts.professionalAdvisor,
      menu: 'forms',
      load: () => import('./ProfessionalAdvisorPage'),
    },
    {
      path: '/form/serviceadvisor/',
      ...texts.serviceAdvisor,
      menu: 'forms',
      load: () => import('./ServiceAdvisorPage'),
    },
  ],
}
