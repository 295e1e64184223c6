import type { Feature, Page } from '@/shared/feature'
import type { deskPages } from './desk/pages'

const loadSlices = () => import('./data').then(({ adminSlices }) => adminSlices)

/** What these pages are made of is listed in a file of its own: every visitor loads this one. */
const loadDeskPage = (name: keyof typeof deskPages) =>
  import('./desk/pages').then((desk) => desk.deskPages[name]())

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
      load: () => import('./list/MemberListPage'),
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
    deskPage('', 'Today', 'today'),
    deskPage('/activity', 'Activity', 'activity'),
    deskPage('/people', 'People', 'people'),
    deskPage('/settings', 'Settings', 'settings'),
    deskPage('/trash', 'Trash', 'trash'),
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

/** The layout of every admin page. It needs the data layer in the store. */
export const loadAdminLayout = () =>
  import('./layout/AdminLayout').then((module) => module.AdminLayout)

/** Fetches the code of the list while someone signs in. What fails is fetched again when it is needed. */
export const prefetchList = () =>
  void Promise.allSettled([import('./list/MemberListPage'), loadAdminLayout(), loadAdminData()])

/** The slices to inject and the collections to follow once an administrator has signed in. */
export const loadAdminData = () => import('./data')
