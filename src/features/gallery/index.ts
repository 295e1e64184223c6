import { texts } from '@/texts/pages'
import type { Feature } from '@/shared/feature'

export const gallery: Feature = {
  pages: [
    {
      path: '/gallery/',
      ...texts.gallery,
      load: () => import('./GalleryPage'),
    },
  ],
}
