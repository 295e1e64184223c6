import type { Feature } from '@/shared/feature'

const loadSlices = () => import('./api').then((api) => [api.meetings.slice])

export const meetings: Feature = {
  pages: [
    {
      path: '/form/monthlymeeting/',
      title: 'Monthly Meeting',
      description: 'Venue, time and agenda of the association’s next monthly meeting.',
      menuLabel: 'Monthly Meeting',
      menu: 'forms',
      loadSlices,
      load: () => import('./form/MeetingFormPage'),
    },
    {
      path: '/form/monthlymeeting/received/:reference',
      title: 'Meeting Answer Received',
      description: 'Confirms that an answer to the monthly meeting was received, with its number.',
      noIndex: true,
      load: () => import('./form/MeetingReceivedPage'),
    },
  ],
}
