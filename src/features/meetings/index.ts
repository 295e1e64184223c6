import type { Feature } from '@/shared/feature'

export const meetings: Feature = {
  pages: [
    {
      path: '/form/monthlymeeting/',
      title: 'Monthly Meeting',
      description: 'Place, time and agenda of the association’s next monthly meeting.',
      menuLabel: 'Monthly Meeting',
      menu: 'forms',
      load: () => import('./MeetingFormPage'),
    },
    {
      path: '/MonthlyMeetingVenue',
      title: 'Monthly Meeting Venue Update',
      description: 'Change the next monthly meeting, for administrators.',
      access: 'admin',
      usesData: true,
      load: () => import('./MeetingVenuePage'),
    },
  ],
}
