import type { Feature } from '@/shared/feature'
import { myRequestPath } from '@/shared/requests/link'

export const myRequest: Feature = {
  pages: [
    {
      path: myRequestPath,
      title: 'My Request',
      description:
        'See what has become of your registration, request or answer, with its reference number and your mobile number.',
      sendsData: true,
      load: () => import('./MyRequestPage'),
    },
  ],
}
