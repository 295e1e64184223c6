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
      load: () => import('./record/RecordPage'),
    },
    {
      path: '/request/:collection/:id',
      title: 'Request Details',
      description: 'One request in full, for administrators.',
      access: 'admin',
      loadSlices,
      load: () => import('./record/RecordPage'),
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
