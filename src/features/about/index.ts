import { texts } from '@/texts/pages'
import type { Feature } from '@/shared/feature'

export const about: Feature = {
  pages: [
    {
      path: '/about-us/',
      ...texts.about,
      load: () => import('./AboutPage'),
    },
  ],
}
