import type { Feature } from '@/shared/feature'

export const diamondClub: Feature = {
  pages: [
    {
      path: '/form/diamondbusiness/',
      title: 'Diamond Business Club',
      description:
        'Apply for the Diamond Business Club of the association of entrepreneurs in Odisha.',
      menuLabel: 'Diamond Club Member',
      menu: 'forms',
      sendsData: true,
      load: () => import('./DiamondClubPage'),
    },
    {
      path: '/form/diamondbusiness/received/:reference',
      title: 'Club Application Received',
      description:
        'Confirms that an application to the Diamond Business Club was received, with its reference number.',
      noIndex: true,
      load: () => import('./DiamondClubReceivedPage'),
    },
  ],
}
