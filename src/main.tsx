import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/App'
import { loadPage } from '@/app/pageComponents'
import { pageAt } from '@/app/pages'
import { rootErrorHandlers, reportErrors } from '@/app/reportErrors'
import { startSession } from '@/app/startSession'
import { makeStore } from '@/app/store'
import { hasSessionHint } from '@/features/session'
import { isDevelopment } from '@/shared/config/env'
import { importWithRetry } from '@/shared/config/importPart'
import { base, withoutBase } from '@/shared/language'

const errorHandlers = isDevelopment ? {} : rootErrorHandlers

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')
// A developer wants to read everything.
if (!isDevelopment) reportErrors()
void start(root)

async function start(element: HTMLElement) {
  const hasSession = hasSessionHint()
  const store = makeStore({ hasSession })
  const page = pageAt(withoutBase(window.location.pathname))
  // The HTML is a signed-out visitor's. And an address in other letters finds its page here but not
  // on the server.
  const isPrerendered = !hasSession && element.dataset.page === page.path

  // Hydrating before the page's code is there would replace the HTML with the spinner.
  if (isPrerendered) await importWithRetry(() => loadPage(page, store))
  if (hasSession) {
    // Whether the session is still valid decides what is shown first; the page's code loads meanwhile.
    loadPage(page, store).catch(() => {})
    await store.restoreSession()
  }
  function handleMounted() {
    delete element.dataset.page
    document.getElementById('not-loaded')?.remove()
    // It reads what is stored, which the HTML knows nothing of.
    startSession(store, hasSession)
  }
  const app = (
    <AfterMount onMounted={handleMounted}>
      {/* The menu marks a page at once; what takes long to render defers itself. */}
      <BrowserRouter useTransitions={false} basename={base}>
        <App store={store} />
      </BrowserRouter>
    </AfterMount>
  )
  // As a transition, hydration lets the browser answer in between.
  if (isPrerendered) startTransition(() => void hydrateRoot(element, app, errorHandlers))
  else createRoot(element, errorHandlers).render(app)
}

function AfterMount({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(onMounted, [])
  return children
}
