import { texts } from '@/texts/pages'
import type { Feature } from '@/shared/feature'
import { verifyPath } from '@/shared/members/verifyPath'

export const verify: Feature = {
  pages: [
    {
      path: verifyPath,
      ...texts.verify,
      sendsData: true,
      noIndex: true,
      load: () => import('./VerifyPage'),
    },
  ],
}
