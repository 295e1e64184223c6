import type { Feature } from '@/shared/feature'

export const home: Feature = {
  pages: [
    {
      path: '/',
      title: 'Home',
      description:
        'An association of entrepreneurs in Odisha that stands for dignity, security and prosperity for all entrepreneurs: membership, departments, member companies and forms.',
      menuLabel: 'Home',
      load: () => import('./HomePage'),
    },
  ],
}
