import type { Feature } from '@/shared/feature'
import { verifyPath } from '@/shared/members/verifyPath'

export const verify: Feature = {
  pages: [
    {
      path: verifyPath,
      title: 'Check a Membership Card',
      description: 'See whether a membership card is valid today.',
      sendsData: true,
      noIndex: true,
      load: () => import('./VerifyPage'),
    },
  ],
}
