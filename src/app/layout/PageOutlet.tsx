import { useRoutes } from 'react-router-dom'
import { AdminOnly } from '@/app/AdminOnly'
import type { PageComponent } from '@/app/pageComponents'
import type { Page } from '@/shared/feature'
import { Waiting } from '@/shared/ui/status/Waiting'

type Props = { page: Page; loading: PageComponent }

/** The page, or the spinner while its chunk is fetched. Throws when that failed. */
export function PageOutlet({ page, loading: { Component, Layout, error } }: Props) {
  const shown = Component === undefined ? <Waiting /> : <Component />
  const inArea = (
    <AdminOnly isReturnedTo={page.isReturnedTo}>
      {Layout === undefined ? shown : <Layout>{shown}</Layout>}
    </AdminOnly>
  )
  // As a route, so that `useParams` works in the page.
  const route = useRoutes([{ path: page.path, element: page.access === 'admin' ? inArea : shown }])
  if (error !== undefined) throw error
  return route
}
