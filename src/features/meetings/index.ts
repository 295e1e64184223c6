import { loadAdminData } from '@/features/admin'
import type { Feature } from '@/shared/feature'

const description = 'Change the next monthly meeting, for administrators.'
// The admin layout around these pages needs the lists.
const loadAdminSlices = () => loadAdminData().then(({ adminSlices }) => adminSlices)

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
    {
      path: '/MonthlyMeetingVenue',
      title: 'Monthly Meeting Venue Update',
      description,
      access: 'admin',
      loadSlices: loadAdminSlices,
      load: () => import('./desk/pages').then((pages) => pages.venue()),
    },
    {
      path: '/desk/meetings/plan',
      title: 'Plan a Meeting',
      description,
      access: 'admin',
      loadSlices: loadAdminSlices,
      load: () => import('./desk/pages').then((pages) => pages.plan()),
    },
    {
      path: '/desk/meetings/:id/change',
      title: 'Change a Meeting',
      description,
      access: 'admin',
      loadSlices: loadAdminSlices,
      load: () => import('./desk/pages').then((pages) => pages.change()),
    },
  ],
}
