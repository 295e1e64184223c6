import type { Feature } from '@/shared/feature'

export const landBank: Feature = {
  pages: [
    {
      path: '/form/landbank/',
      title: 'Land Related Issue',
      description: 'Tell the association’s Land Bank about an issue with land for your business.',
      menuLabel: 'Land Bank',
      menu: 'forms',
      sendsData: true,
      load: () => import('./LandBankPage'),
    },
    {
      path: '/form/landbank/received/:reference',
      title: 'Land Request Received',
      description: 'Confirms that a land request was received, with its reference number.',
      noIndex: true,
      load: () => import('./LandBankReceivedPage'),
    },
  ],
}
