import { texts } from '@/texts/pages'
import type { Feature } from '@/shared/feature'

const loadSlices = () => import('./api').then((api) => [api.meetings.slice])

export const meetings: Feature = {
  pages: [
    {
      path: '/form/monthlymeeting/',
      ...texts.meeting,
      menu: 'forms',
      loadSlices,
      load: () => import('./form/MeetingFormPage'),
    },
    {
      path: '/form/monthlymeeting/received/:reference',
      ...texts.meetingReceived,
      noIndex: true,
      load: () => import('./form/MeetingReceivedPage'),
    },
  ],
}
