import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useLocation, useRoutes } from 'react-router-dom'
import { usePageComponent, type PageComponent } from '@/app/pageComponents'
import { pageAt } from '@/app/pages'
import { selectReason, selectStatus } from '@/features/session'
import type { Page, Translation } from '@/shared/feature'
import { isExpired } from '@/shared/firestore/live/liveState'
import { languages, inLanguage } from '@/shared/language'
import { Waiting } from '@/shared/ui/status/Waiting'
import { texts } from '@/texts/layout'
import { ErrorBoundary } from './ErrorBoundary'
import { Footer } from './Footer'
import { Header } from './Header'
import { LanguageSwitch } from './LanguageSwitch'
import { PageNotices } from './PageNotices'
import { HeaderMenu } from '@/app/layout/menu/HeaderMenu'
import { MenuOpener } from '@/app/layout/menu/MenuOpener'
import { SessionButtons } from './SessionButtons'
import { useAdminListeners, useIsGateOpen } from './useAppGate'
import { env } from '@/shared/config/env'

/** The header, the page and the footer: those of the visitors, or those of the desk. */
export function SiteLayout() {
  const { pathname } = useLocation()
  const page = pageAt(pathname)
  const status = useSelector(selectStatus)
  // Fetched while the session is still loading, but never for a visitor who may not see it.
  const loading = usePageComponent(page, page.access !== 'admin' || status !== 'signedOut')
  const main = useRef<HTMLElement>(null)
  useRouteChange(pathname, main)
  const isGateOpen = useIsGateOpen()
  const unsavedWork = useAdminListeners()

  const isOfDesk = page.access === 'admin'
  const Desk = isOfDesk && status === 'signedIn' && isGateOpen ? loading.Layout : undefined
  const hasPadding = pathname !== '/' && Desk === undefined
  const content = (
    <Box
      component="main"
      id="main"
      ref={main}
      tabIndex={-1}
      lang={loading.translation === 'missing' ? languages.en.tag : undefined}
      sx={{ flex: 1, outline: 'none', pt: hasPadding ? 'var(--header-height)' : 0 }}
    >
      <PageNotices translation={loading.translation} />
      {isGateOpen ? (
        <ErrorBoundary address={pathname}>
          <PageOutlet page={page} loading={loading} />
        </ErrorBoundary>
      ) : (
        <Waiting title={page.title} />
      )}
    </Box>
  )

  return (
    <Box sx={[siteSx, isOfDesk && deskSx]}>
      <PageHead page={page} translation={loading.translation} />
      <Link href="#main" sx={skipLink}>
        {texts.skip}
      </Link>
      {Desk === undefined ? (
        <>
          {!isOfDesk && !page.isEnglishOnly && <LanguageSwitch />}
          <Header />
          {content}
          {/* Hydrated after the page, or on the first interaction with it. */}
          <Suspense>
            <Footer />
          </Suspense>
        </>
      ) : (
        <Desk
          menu={<HeaderMenu pathname={pathname} />}
          menuOpener={<MenuOpener pathname={pathname} />}
          sessionButtons={<SessionButtons pathname={pathname} />}
          Footer={Footer}
        >
          {content}
        </Desk>
      )}
      {unsavedWork}
    </Box>
  )
}

type OutletProps = { page: Page; loading: PageComponent }

/** The page, or the spinner while its chunk is fetched. Throws when that failed. */
function PageOutlet({ page, loading: { Component, error } }: OutletProps) {
  const shown = Component === undefined ? <Waiting title={page.title} /> : <Component />
  const inArea = <AdminOnly isReturnedTo={page.isReturnedTo}>{shown}</AdminOnly>
  // As a route, so that `useParams` works in the page.
  const route = useRoutes([{ path: page.path, element: page.access === 'admin' ? inArea : shown }])
  if (error !== undefined) throw error
  return route
}

type AdminOnlyProps = {
  /** The sign-in page leads back here. After a session that expired it always does. */
  isReturnedTo?: boolean
  children: ReactNode
}

/** Redirects a signed-out visitor to the sign-in page, replacing the history entry. */
function AdminOnly({ isReturnedTo = false, children }: AdminOnlyProps) {
  const status = useSelector(selectStatus)
  const reason = useSelector(selectReason)
  const { pathname, search, hash } = useLocation()
  if (status === 'signedIn') return children
  const state = isReturnedTo || isExpired(reason) ? { from: pathname + search + hash } : null
  return <Navigate to="/AdminLogInForm" replace state={state} />
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

const siteSx = { minHeight: '100vh', display: 'flex', flexDirection: 'column' }

/** One line of 44 pixels, also while the desk is fetched. */
const deskSx = { '--header-height': '3rem' }

const skipLink = {
  position: 'absolute',
  left: -9999,
  zIndex: 'tooltip',
  bgcolor: 'background.paper',
  p: 1,
  '&:focus': { left: 8, top: 8 },
}

type Props = { page: Page; translation: Translation | undefined }

/**
 * Title and meta elements, for search engines and for previews of shared links. The build adds the description, for
 * they read the file: no script brings those of all pages.
 */
function PageHead({ page, translation }: Props) {
  const { path, noIndex, access } = page
  const title = titleOf(page)
  const isPrivate = noIndex || access === 'admin'
  // A page that is in English all the same is the English page.
  const ownPath = translation === 'missing' ? path : inLanguage(path)
  const address = env.siteUrl && !isPrivate ? env.siteUrl + ownPath : ''

  return (
    <>
      <title>{title}</title>
      {(isPrivate || translation) && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={texts.name} />
      <meta property="og:title" content={title} />
      {address && <meta property="og:url" content={address} />}
      {env.siteUrl && <meta property="og:image" content={`${env.siteUrl}/share.png`} />}
    </>
  )
}

const titleOf = ({ path, title }: Page) =>
  path === '/' ? `${texts.name}: ${texts.tagline}` : `${title} | ${texts.name}`
