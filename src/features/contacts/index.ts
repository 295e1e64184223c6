import type { Feature } from '@/shared/feature'

export const contacts: Feature = {
  pages: [
    {
      path: '/contacts/',
      title: 'Contact Us',
      description:
        'How to reach the association: the main office in Bhubaneswar and the trade and export wing.',
      menuLabel: 'Contact Us',
      load: () => import('./ContactsPage'),
    },
  ],
}
