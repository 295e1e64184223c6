import type { Feature } from '@/shared/feature'

export const advisors: Feature = {
  pages: [
    {
      path: '/form/professionaladvisor/',
      title: 'Professional Advisor (2025-26)',
      description: 'Register as a Professional Advisor of the association for the year 2025-26.',
      menuLabel: 'Professional Advisor',
      menu: 'forms',
      load: () => import('./ProfessionalAdvisorPage'),
    },
    {
      path: '/form/serviceadvisor/',
      title: 'Service Advisor (2025-26)',
      description: 'Register as a Service Advisor of the association for the year 2025-26.',
      menuLabel: 'Service Advisor',
      menu: 'forms',
      load: () => import('./ServiceAdvisorPage'),
    },
  ],
}
