import type { Feature } from '@/shared/feature'

export const growthFund: Feature = {
  pages: [
    {
      path: '/form/growthfund/',
      title: 'Growth Fund Request',
      description: 'Ask for support of your business from the association’s Business Growth Fund.',
      menuLabel: 'Growth Fund Member',
      menu: 'forms',
      sendsData: true,
      load: () => import('./GrowthFundPage'),
    },
    {
      path: '/form/growthfund/received/:reference',
      title: 'Growth Fund Request Received',
      description: 'Confirms that a growth fund request was received, with its reference number.',
      noIndex: true,
      load: () => import('./GrowthFundReceivedPage'),
    },
  ],
}
