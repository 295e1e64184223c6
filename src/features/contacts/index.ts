import { texts } from '@/texts/pages'
import type { Feature } from '@/shared/feature'

export const contacts: Feature = {
  pages: [
    {
      path: '/contacts/',
      ...texts.contacts,
      load: () => import('./ContactsPage'),
    },
  ],
}
