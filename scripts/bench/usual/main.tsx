import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { useEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider, useSelector } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { SiteLayout } from '@/app/layout/SiteLayout'
import { makeStore, type RootState } from '@/app/store'
import { adminSlices, sessionCollections } from '@/features/admin/data'
import { theme } from '@/shared/ui/theme'

// The same pages as one would build them with Vite's template for React and Material UI: one
// bundle with everything in it, drawn in the browser, behind a spinner until the listeners report.

const store = makeStore({ hasSession: false })
await store.addData(() => Promise.resolve(adminSlices))

/** docs/specification.md section 4: any one of them is enough, the first also with an error. */
const hasReported = ({ registrations, diamondRequests, meetings }: RootState) =>
  ['ready', 'failed'].includes(registrations?.status ?? '') ||
  diamondRequests?.status === 'ready' ||
  meetings?.status === 'ready'

function Listening({ children }: { children: ReactNode }) {
  useEffect(() => {
    for (const { endpoint } of sessionCollections) void store.dispatch(endpoint.initiate())
  }, [])
  if (useSelector(hasReported)) return children
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh' }}>
      <CircularProgress />
    </Box>
  )
}

createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <BrowserRouter>
        <Listening>
          <SiteLayout />
        </Listening>
      </BrowserRouter>
    </ThemeProvider>
  </Provider>,
)
