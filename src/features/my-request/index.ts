import { texts } from '@/texts/pages'
import type { Feature } from '@/shared/feature'
import { myRequestPath } from '@/shared/requests/link'

export const myRequest: Feature = {
  pages: [
    {
      path: myRequestPath,
      ...texts.myRequest,
      sendsData: true,
      load: () => import('./MyRequestPage'),
    },
  ],
}
