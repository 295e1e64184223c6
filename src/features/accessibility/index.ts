import type { Feature } from '@/shared/feature'

export const accessibility: Feature = {
  pages: [
    {
      path: '/accessibility/',
      title: 'Accessibility',
      description:
        'How this site was tested for people with disabilities, what does not work yet, and how to complain.',
      load: () => import('./AccessibilityPage'),
    },
  ],
}
