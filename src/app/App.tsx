import { StrictMode } from 'react'
import { AppFrame } from './AppFrame'
import { ErrorBoundary } from '@/app/layout/ErrorBoundary'
import { SiteLayout } from '@/app/layout/SiteLayout'
import type { AppStore } from './store'

/** The whole site, inside the router of the browser, the prerenderer or a test. */
export function App({ store }: { store: AppStore }) {
  return (
    // It finds mistakes in development and does nothing in the production build.
    <StrictMode>
      <AppFrame store={store}>
        <ErrorBoundary address="">
          <SiteLayout />
        </ErrorBoundary>
      </AppFrame>
    </StrictMode>
  )
}
