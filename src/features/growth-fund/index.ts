import { texts } from '@/texts/pages'
import type { Feature } from '@/shared/feature'

export const growthFund: Feature = {
  pages: [
    {
      path: '/form/growthfund/',
      ...texts.growthFund,
      menu: 'forms',
      sendsData: true,
      load: () => import('./GrowthFundPage'),
    },
    {
      path: '/form/growthfund/received/:reference',
      ...texts.growthFundReceived,
      noIndex: true,
      load: () => import('./GrowthFundReceivedPage'),
    },
  ],
}
