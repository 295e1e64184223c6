import type { Feature } from '@/shared/feature'

export const privacy: Feature = {
  pages: [
    {
      path: '/privacy/',
      title: 'Privacy',
      description:
        'Which information each form of this site asks for, why, who sees it, how long it is stored, and how to have it corrected or deleted.',
      load: () => import('./PrivacyPage'),
    },
  ],
}
