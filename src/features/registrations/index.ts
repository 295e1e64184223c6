import type { Feature } from '@/shared/feature'

export const registrations: Feature = {
  pages: [
    {
      path: '/form/newregistration/',
      title: 'New Member Registration',
      description:
        'Register as a new member of the association of entrepreneurs in Odisha, online and step by step.',
      menuLabel: 'New Member',
      menu: 'forms',
      sendsData: true,
      load: () => import('./RegistrationFormPage'),
    },
    {
      path: '/form/newregistration/received/:reference',
      title: 'Registration Received',
      description: 'Confirms that a registration was received, with its reference number.',
      noIndex: true,
      load: () => import('./RegistrationReceivedPage'),
    },
  ],
}
