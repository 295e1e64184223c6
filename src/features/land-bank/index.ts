import { texts } from '@/texts/pages'
import type { Feature } from '@/shared/feature'

export const landBank: Feature = {
  pages: [
    {
      path: '/form/landbank/',
      ...texts.landBank,
      menu: 'forms',
      sendsData: true,
      load: () => import('./LandBankPage'),
    },
    {
      path: '/form/landbank/received/:reference',
      ...texts.landBankReceived,
      noIndex: true,
      load: () => import('./LandBankReceivedPage'),
    },
  ],
}
