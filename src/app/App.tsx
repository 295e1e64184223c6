import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { StrictMode, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { ErrorBoundary } from '@/app/layout/ErrorBoundary'
import { SiteLayout } from '@/app/layout/SiteLayout'
import { theme } from '@/shared/ui/theme/theme'
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

/**
 * Everything around the pages but the router: the browser's is another than the prerenderer's.
 * `noSsr` saves a second render for the colours, which are CSS's business.
 */
export const AppFrame = ({ store, children }: { store: AppStore; children: ReactNode }) => (
  <Provider store={store}>
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline />
      {children}
    </ThemeProvider>
  </Provider>
)
