import { loadAdminData } from '@/features/admin'
import type { Feature, Page } from '@/shared/feature'
import type { adminPages } from './desk/pages'

// The admin layout around these pages needs the lists.
const loadAdminSlices = () => loadAdminData().then(({ adminSlices }) => adminSlices)

const adminPage = (path: string, title: string, name: keyof typeof adminPages): Page => ({
  path,
  title,
  description: `${title}, for administrators.`,
  access: 'admin',
  loadSlices: loadAdminSlices,
  load: () => import('./desk/pages').then((desk) => desk.adminPages[name]()),
})

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
    adminPage('/MonthlyMeetingVenue', 'Monthly Meeting Venue Update', 'venue'),
    adminPage('/desk/meetings/plan', 'Plan a Meeting', 'plan'),
    adminPage('/desk/meetings/:id/change', 'Change a Meeting', 'change'),
  ],
}
