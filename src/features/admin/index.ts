import type { Feature, Page } from '@/shared/feature'
import type { deskPages } from './desk/pages'
import type { BulkState } from './bulk/bulkSlice'
import type { DoorQueue } from './door/queueSlice'
import type { PendingSteps } from './review/pendingStepsSlice'

/** What the desk is made of is listed in a file of its own: every visitor loads this one. */
const loadDesk = () => import('./desk/pages')

/** The slices to inject and the collections to follow once an administrator has signed in. */
export const loadAdminData = () => loadDesk().then((desk) => desk.loadData())

/** The layout of every admin page. It needs the data layer in the store. */
export const loadAdminLayout = () =>
  loadDesk()
    .then((desk) => desk.loadLayout())
    .then((module) => module.AdminLayout)

const loadSlices = () => loadAdminData().then(({ adminSlices }) => adminSlices)

const loadDeskPage = (name: keyof typeof deskPages) =>
  loadDesk().then((desk) => desk.deskPages[name]())

/** A page of the desk, which works on all lists together. */
const deskPage = (path: string, title: string, name: keyof typeof deskPages): Page => ({
  path: `/desk${path}`,
  title,
  description: `${title}, for administrators.`,
  access: 'admin',
  loadSlices,
  load: () => loadDeskPage(name),
})

export const admin: Feature = {
  pages: [
    {
      path: '/memberlist',
      title: 'Member List',
      description: 'New registrations and requests, for administrators.',
      access: 'admin',
      loadSlices,
      load: () => loadDeskPage('list'),
    },
    {
      path: '/member/:id',
      title: 'Member Details',
      description: 'One registration in full, for administrators.',
      access: 'admin',
      loadSlices,
      load: () => loadDeskPage('record'),
    },
    {
      path: '/request/:collection/:id',
      title: 'Request Details',
      description: 'One request in full, for administrators.',
      access: 'admin',
      loadSlices,
      load: () => loadDeskPage('record'),
    },
    {
      path: '/MonthlyMeetingVenue',
      title: 'Monthly Meeting Venue Update',
      description: 'Monthly Meeting Venue Update, for administrators.',
      access: 'admin',
      loadSlices,
      load: () => loadDeskPage('venue'),
    },
    deskPage('', 'Today', 'today'),
    deskPage('/meetings', 'Meetings', 'meetings'),
    deskPage('/meetings/plan', 'Plan a Meeting', 'planMeeting'),
    deskPage('/meetings/:id', 'Meeting', 'meeting'),
    deskPage('/meetings/:id/change', 'Change a Meeting', 'changeMeeting'),
    deskPage('/attendance', 'Attendance', 'attendance'),
    deskPage('/activity', 'Activity', 'activity'),
    deskPage('/people', 'People', 'people'),
    deskPage('/settings', 'Settings', 'settings'),
    deskPage('/trash', 'Trash', 'trash'),
    // A code on a confirmation leads there, for whoever is at the door.
    { ...deskPage('/meetings/:id/door', 'Door', 'door'), isReturnedTo: true },
    {
      path: '/invitation/:id',
      title: 'Invitation',
      description: 'For somebody who was invited to be an administrator.',
      noIndex: true,
      sendsData: true,
      load: () => loadDeskPage('invitation'),
    },
  ],
}

/** Fetches the code of the list while someone signs in. What fails is fetched again when it is needed. */
export const prefetchList = () =>
  void Promise.allSettled([loadDeskPage('list'), loadAdminLayout(), loadAdminData()])

type Unsaved = { pendingSteps?: PendingSteps; bulk?: BulkState; doorQueue?: DoorQueue }

/** What was not written when the session ended. The slices are there once somebody was signed in. */
export const selectUnwritten = (root: Unsaved) =>
  [root.pendingSteps, root.bulk, root.doorQueue].flatMap((part) => part?.unwritten ?? []).join(', ')

/** Changes that were being saved then; the answer never came. */
export const selectUnsure = (root: Unsaved) =>
  [root.pendingSteps, root.bulk].flatMap((part) => part?.unsure ?? []).join(', ')
