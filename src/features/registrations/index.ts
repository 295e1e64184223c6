import { texts } from '@/texts/pages'
import type { Feature } from '@/shared/feature'

export const registrations: Feature = {
  pages: [
    {
      path: '/form/newregistration/',
      ...texts.registration,
      menu: 'forms',
      sendsData: true,
      load: () => import('./RegistrationFormPage'),
    },
    {
      path: '/form/newregistration/received/:reference',
      ...texts.registrationReceived,
      noIndex: true,
      load: () => import('./RegistrationReceivedPage'),
    },
  ],
}
