import type { Feature } from '@/shared/feature'
import { verifyPath } from '@/shared/members/cardAddress'

export const verify: Feature = {
  pages: [
    {
      path: verifyPath,
      title: 'Check a Membership Card',
      description: 'See whether the membership on a card of the association is valid today.',
      sendsData: true,
      noIndex: true,
      load: () => import('./VerifyPage'),
    },
  ],
}
