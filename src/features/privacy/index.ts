import { texts } from '@/texts/pages'
import type { Feature } from '@/shared/feature'

export const privacy: Feature = {
  pages: [
    {
      path: '/privacy/',
      ...texts.privacy,
      load: () => import('./PrivacyPage'),
    },
  ],
}
