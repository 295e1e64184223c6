import { texts } from '@/texts/pages'
import type { Feature } from '@/shared/feature'

export const departments: Feature = {
  pages: [
    {
      path: '/department/',
      ...texts.departments,
      load: () => import('./DepartmentsPage'),
    },
  ],
}
