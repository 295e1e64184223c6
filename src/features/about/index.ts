import type { Feature } from '@/shared/feature'

export const about: Feature = {
  pages: [
    {
      path: '/about-us/',
      title: 'About Us',
      description:
        'What the association of entrepreneurs in Odisha stands for, how it is organised and how to join it.',
      menuLabel: 'About Us',
      load: () => import('./AboutPage'),
    },
  ],
}
