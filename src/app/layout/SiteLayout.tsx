import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Suspense, useEffect, useRef, type RefObject } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { usePageComponent } from '@/app/pageComponents'
import { pageAt } from '@/app/pages'
import { selectStatus } from '@/features/session'
import { AppGate } from './AppGate'
import { ErrorBoundary } from './ErrorBoundary'
import { Footer } from './Footer'
import { Header } from './Header'
import { PageHead } from './PageHead'
import { PageNotices } from './PageNotices'
import { PageOutlet } from './PageOutlet'

/** The header, the page and the footer. */
export function SiteLayout() {
  const { pathname } = useLocation()
  const page = pageAt(pathname)
  const isSignedOut = useSelector(selectStatus) === 'signedOut'
  // Fetched while the session is still loading, but never for a visitor who may not see it.
  const loading = usePageComponent(page, page.access !== 'admin' || !isSignedOut)
  const main = useRef<HTMLElement>(null)
  useRouteChange(pathname, main)

  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <PageHead page={page} />
      <Link href="#main" sx={skipLink}>
        Skip to content
      </Link>
      <Header />
      <Box
        component="main"
        id="main"
        ref={main}
        tabIndex={-1}
        sx={{ flex: 1, outline: 'none', pt: pathname === '/' ? 0 : 'var(--header-height)' }}
      >
        <PageNotices />
        <AppGate>
          <ErrorBoundary address={pathname}>
            <PageOutlet page={page} loading={loading} />
          </ErrorBoundary>
        </AppGate>
      </Box>
      {/* Hydrated after the page, or on the first interaction with it. */}
      <Suspense>
        <Footer />
      </Suspense>
    </Box>
  )
}

/** Scrolls to the top on every route change, and moves the focus to the new page. */
function useRouteChange(pathname: string, main: RefObject<HTMLElement | null>) {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    // Buttons such as "next record" are pressed again and again.
    if (document.activeElement?.closest('[data-keeps-focus]')) return
    main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}

const skipLink = {
  position: 'absolute',
  left: -9999,
  zIndex: 'tooltip',
  bgcolor: 'background.paper',
  p: 1,
  '&:focus': { left: 8, top: 8 },
}
