import { CacheProvider } from '@emotion/react'
import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/App'
import { keepEarlyInput } from '@/app/early'
import { followReleases } from '@/app/newRelease'
import { loadPart } from '@/app/pageParts'
import { pageAt } from '@/app/pages'
import { pageCache } from '@/app/pageStyles'
import { drawingErrors, reportErrors } from '@/app/reportErrors'
import { startSession } from '@/app/startSession'
import { makeStore } from '@/app/store'
import { hasSessionHint } from '@/features/session'
import { isDevelopment } from '@/shared/config/env'
import { turn } from '@/shared/config/turn'
import { importWithRetry } from '@/shared/config/importWithRetry'
import { whenTakenOver } from '@/shared/hydration/takenOver'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')
// A developer wants to read everything.
if (!isDevelopment) reportErrors()
followReleases()
void start(root)

async function start(element: HTMLElement) {
  const hasSession = hasSessionHint()
  const store = makeStore({ hasSession })
  const page = pageAt(window.location.pathname)
  // The HTML is a signed-out visitor's; whoever may be signed in gets a page of their own. And an
  // address in other letters finds its page here but not on the server.
  const isPrerendered = !hasSession && element.dataset.page === page.path
  const early = keepEarlyInput(element)
  await turn()

  // Hydrating before the page's part is there would draw the spinner over it.
  if (isPrerendered) await importWithRetry(() => loadPart(page, store)).then(turn)
  if (hasSession) {
    // Who was signed in decides what is drawn first; the page's part comes meanwhile.
    loadPart(page, store).catch(() => {})
    await store.restoreSession()
  }
  const handleDrawn = () => {
    whenTakenOver(early.enter)
    // React draws nothing at once as long as it is busy with this.
    queueMicrotask(early.begin)
    delete element.dataset.page
    // It reads what is stored, which the HTML knows nothing of.
    startSession(store, hasSession)
  }
  const app = (
    <Drawn onDrawn={handleDrawn}>
      <CacheProvider value={pageCache()}>
        {/* The menu marks a page at once; what takes long to draw defers itself. */}
        <BrowserRouter useTransitions={false}>
          <App store={store} />
        </BrowserRouter>
      </CacheProvider>
    </Drawn>
  )
  if (isPrerendered) startTransition(() => void hydrateRoot(element, app, errors))
  else createRoot(element, errors).render(app)
}

const errors = isDevelopment ? {} : drawingErrors

/** Tells when React has taken the page over. */
function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(onDrawn, [])
  return children
}
