import type { RouteObject } from 'react-router-dom'
import type { Page } from '@/shared/feature'
import { Waiting } from '@/shared/ui/Waiting'
import { AdminOnly } from './AdminOnly'
import { allPages, notFound } from './pages'
import { joinDataLayer } from './joinDataLayer'
import { ErrorPage } from '@/app/shell/ErrorPage'
import { NotFoundPage } from '@/app/shell/NotFoundPage'
import { Shell } from '@/app/shell/Shell'
import type { RouteHandle } from './routeHandle'
import type { AppStore } from './store'

/** All routes: the shell around the pages of every feature. */
export const createRoutes = (store: AppStore): RouteObject[] => [
  {
    element: <Shell />,
    errorElement: <ErrorPage />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          ...allPages.map((page) => toRoute(page, store)),
          {
            path: '*',
            element: <NotFoundPage />,
            handle: { page: notFound } satisfies RouteHandle,
          },
        ],
      },
    ],
  },
]

function toRoute(page: Page, store: AppStore): RouteObject {
  const { path, load, access, usesData } = page
  return {
    path,
    handle: { page } satisfies RouteHandle,
    hydrateFallbackElement: <Waiting />,
    lazy: async () => {
      const [{ default: Page }] = await Promise.all([load(), usesData && joinDataLayer(store)])
      const guarded = () => (
        <AdminOnly>
          <Page />
        </AdminOnly>
      )
      return { Component: access === 'admin' ? guarded : Page }
    },
  }
}
