import type { Feature, Page } from '@/shared/feature'
import type { deskPages } from './pages'

export type { DeskLayout } from './siteParts'

/** The pages are listed in a file of their own, because every visitor loads this file. */
const loadDesk = () => import('./pages')

/** The slices to inject and the collections to follow once an administrator has signed in. */
export const loadAdminData = () => loadDesk().then((pages) => pages.loadData())

/** The layout of every admin page. It needs the data layer in the store. */
export const loadAdminLayout = () =>
  loadDesk()
    .then((pages) => pages.loadLayout())
    .then((module) => module.AdminLayout)

const loadSlices = () => loadAdminData().then(({ adminSlices }) => adminSlices)

const loadDeskPage = (name: keyof typeof deskPages) =>
  loadDesk().then((pages) => pages.deskPages[name]())

/** A page for administrators. */
const deskPage = (path: string, title: string, name: keyof typeof deskPages): Page => ({
  path,
  title,
  access: 'admin',
  loadSlices,
  load: () => loadDeskPage(name),
})

export const desk: Feature = {
  pages: [
    deskPage('/memberlist', 'Member List', 'list'),
    deskPage('/member/:id', 'Member Details', 'record'),
    deskPage('/request/:collection/:id', 'Request Details', 'record'),
    deskPage('/desk/enter/:collection', 'New Entry', 'entry'),
    deskPage('/desk/committee', 'Committee', 'committee'),
    deskPage('/desk', 'Today', 'today'),
    deskPage('/MonthlyMeetingVenue', 'Monthly Meeting Venue Update', 'venue'),
    deskPage('/desk/members', 'Members', 'members'),
    deskPage('/desk/members/import', 'Import a List', 'importMembers'),
    deskPage('/desk/members/approved', 'Approved, No Member Yet', 'approved'),
    deskPage('/desk/members/figures', 'Figures and Voters', 'figures'),
    deskPage('/desk/members/:id', 'Member', 'member'),
    deskPage('/desk/receipts', 'Receipts', 'receipts'),
    deskPage('/desk/meetings', 'Meetings', 'meetings'),
    deskPage('/desk/meetings/plan', 'Plan a Meeting', 'planMeeting'),
    deskPage('/desk/meetings/:id', 'Meeting', 'meeting'),
    deskPage('/desk/meetings/:id/change', 'Change a Meeting', 'changeMeeting'),
    deskPage('/desk/attendance', 'Attendance', 'attendance'),
    deskPage('/desk/activity', 'Activity', 'activity'),
    deskPage('/desk/people', 'People', 'people'),
    deskPage('/desk/settings', 'Settings', 'settings'),
    deskPage('/desk/trash', 'Trash', 'trash'),
    deskPage('/desk/report', 'Report', 'report'),
    // The code on a confirmation leads there.
    { ...deskPage('/desk/meetings/:id/door', 'Door', 'door'), isReturnedTo: true },
    {
      path: '/invitation/:id',
      title: 'Invitation',
      noIndex: true,
      isEnglishOnly: true,
      sendsData: true,
      load: () => loadDeskPage('invitation'),
    },
  ],
}

/** Fetches the code of the list during the login. A part that fails is fetched again when it is needed. */
export const prefetchList = () =>
  void Promise.allSettled([loadDeskPage('list'), loadAdminLayout(), loadAdminData()])
