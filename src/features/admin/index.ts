import type { Feature } from '@/shared/feature'

export const admin: Feature = {
  pages: [
    {
      path: '/memberlist',
      title: 'Member List',
      description: 'New registrations and requests, for administrators.',
      access: 'admin',
      usesData: 'atOnce',
      load: () => import('./MemberListPage'),
    },
    {
      path: '/member/:id',
      title: 'Member Details',
      description: 'One registration in full, for administrators.',
      access: 'admin',
      usesData: 'atOnce',
      load: () => import('./MemberPage'),
    },
    {
      path: '/request/:kind/:id',
      title: 'Request Details',
      description: 'One request in full, for administrators.',
      access: 'admin',
      usesData: 'atOnce',
      load: () => import('./RequestPage'),
    },
  ],
}
