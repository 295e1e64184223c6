import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Suspense, useEffect, useRef, type RefObject } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { usePart } from '@/app/pageParts'
import { pageAt } from '@/app/pages'
import { selectStatus } from '@/features/session'
import { AppGate } from './AppGate'
import { DeviceBanner } from './DeviceBanner'
import { ErrorBoundary } from './ErrorBoundary'
import { Footer } from './Footer'
import { FormsNeedScripts } from './FormsNeedScripts'
import { Header } from './Header'
import { PageHead } from './PageHead'
import { PageOutlet } from './PageOutlet'

/** Header, footer and what stands between them on every page. */
export function SiteLayout() {
  const { pathname } = useLocation()
  const page = pageAt(pathname)
  const isSignedOut = useSelector(selectStatus) === 'signedOut'
  // Fetched while the session is still being asked for; never for whom the page refuses.
  const loading = usePart(page, page.access !== 'admin' || !isSignedOut)
  const main = useRef<HTMLElement>(null)
  useNewPage(pathname, main)

  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <PageHead page={page} />
      <Link href="#main" sx={skipLink}>
        Skip to the content
      </Link>
      <Header />
      <Box
        component="main"
        id="main"
        ref={main}
        tabIndex={-1}
        sx={{ flex: 1, outline: 'none', pt: pathname === '/' ? 0 : 'var(--header-height)' }}
      >
        <FormsNeedScripts />
        <DeviceBanner />
        <AppGate>
          <ErrorBoundary address={pathname}>
            <PageOutlet page={page} loading={loading} />
          </ErrorBoundary>
        </AppGate>
      </Box>
      {/* React takes it over after the page, or when somebody presses something in it. */}
      <Suspense>
        <Footer />
      </Suspense>
    </Box>
  )
}

/** Each new page starts at its top, and a screen reader's focus with it. */
function useNewPage(pathname: string, main: RefObject<HTMLElement | null>) {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    // The way to the next page of several is pressed again and again.
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
