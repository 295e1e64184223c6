import { Suspense } from 'react'
import { useSelector } from 'react-redux'
import { useRoutes } from 'react-router-dom'
import { AdminOnly } from '@/app/AdminOnly'
import type { usePart } from '@/app/pageParts'
import type { RootState } from '@/app/store'
import { AdminLayout } from '@/features/admin'
import type { Page } from '@/shared/feature'
import { Waiting } from '@/shared/ui/Waiting'

type Props = { page: Page; loading: ReturnType<typeof usePart> }

/** The page itself, or the spinner while it is being fetched. Throws what went wrong with that. */
export function PageOutlet({ page, loading: { Part, error } }: Props) {
  const hasData = useSelector((state: RootState) => state.panel !== undefined)
  const shown = Part === undefined ? <Waiting /> : <Part />
  const inArea = (
    <AdminOnly>
      {hasData ? (
        <Suspense fallback={<Waiting />}>
          <AdminLayout>{shown}</AdminLayout>
        </Suspense>
      ) : (
        shown
      )}
    </AdminOnly>
  )
  // As a route, so that the page can ask for its parameters.
  const route = useRoutes([{ path: page.path, element: page.access === 'admin' ? inArea : shown }])
  if (error !== undefined) throw error
  return route
}
