import { texts } from '@/texts/pages'
import type { Feature } from '@/shared/feature'

export const diamondClub: Feature = {
  pages: [
    {
      path: '/form/diamondbusiness/',
      ...texts.diamondClub,
      menu: 'forms',
      sendsData: true,
      load: () => import('./DiamondClubPage'),
    },
    {
      path: '/form/diamondbusiness/received/:reference',
      ...texts.diamondClubReceived,
      noIndex: true,
      load: () => import('./DiamondClubReceivedPage'),
    },
  ],
}
