import type { Feature } from '@/shared/feature'

export const gallery: Feature = {
  pages: [
    {
      path: '/gallery/',
      title: 'Gallery',
      description:
        'Pictures from the meetings, events and work of the association of entrepreneurs in Odisha.',
      menuLabel: 'Gallery',
      load: () => import('./GalleryPage'),
    },
  ],
}
