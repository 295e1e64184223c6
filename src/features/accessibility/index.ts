import { texts } from '@/texts/pages'
import type { Feature } from '@/shared/feature'

export const accessibility: Feature = {
  pages: [
    {
      path: '/accessibility/',
      ...texts.accessibility,
      load: () => import('./AccessibilityPage'),
    },
  ],
}
