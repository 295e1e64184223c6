import type { Feature } from '@/shared/feature'

const loadSlices = () => import('./data').then(({ adminSlices }) => adminSlices)

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
      load: () => import('./record/MemberPage'),
    },
    {
      path: '/request/:kind/:id',
      title: 'Request Details',
      description: 'One request in full, for administrators.',
      access: 'admin',
      loadSlices,
      load: () => import('./record/RequestPage'),
    },
  ],
}

/** Around every page of the admin area; needs the data layer in the store. */
export const loadAdminLayout = () =>
  import('./layout/AdminLayout').then((module) => module.AdminLayout)

/** Fetches the code of the list, for somebody who is about to sign in. What fails is fetched when it is needed. */
export const prefetchList = () =>
  void Promise.allSettled([import('./list/MemberListPage'), loadAdminLayout(), loadAdminData()])

/** What joins the store when an administrator signs in, and what is followed from then on. */
export const loadAdminData = () => import('./data')
