import { texts } from '@/texts/pages'
import type { Feature } from '@/shared/feature'

export const home: Feature = {
  pages: [
    {
      path: '/',
      ...texts.home,
      load: () => import('./HomePage'),
    },
  ],
}
