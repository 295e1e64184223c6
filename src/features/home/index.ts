import { site } from '@/content/site'
import type { Feature } from '@/shared/feature'

export const home: Feature = {
  pages: [
    {
      path: '/',
      title: 'Home',
      description: `${site.tagline}: an association in Odisha, its membership, departments, member companies and forms.`,
      menuLabel: 'Home',
      load: () => import('./HomePage'),
    },
  ],
}
