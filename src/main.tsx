import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter } from 'react-router-dom'
import { App } from '@/app/App'
import { keepEarlyInput } from '@/app/early'
import { createRoutes } from '@/app/routes'
import { startSession } from '@/app/startSession'
import { makeStore } from '@/app/store'
import { hasSessionHint } from '@/features/session'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')
await start(root)

async function start(element: HTMLElement) {
  const hasSession = hasSessionHint()
  const store = makeStore({ hasSession })
  const router = createBrowserRouter(createRoutes(store))
  // The HTML is a signed-out visitor's; whoever may be signed in gets a page of their own.
  const prerendered = hasSession ? undefined : element.dataset.page
  let takeOver = keepEarlyInput(element)

  // Hydrating before the page's part is there would draw the spinner over it.
  if (prerendered !== undefined) await untilInitialized(router)
  const handleDrawn = () => {
    takeOver()
    takeOver = () => {}
    delete element.dataset.page
    // It reads what is stored, which the HTML knows nothing of.
    startSession(store, hasSession)
  }
  const app = (
    <Drawn onDrawn={handleDrawn}>
      <App store={store} router={router} />
    </Drawn>
  )
  // An address in other letters finds its page here but not on the server.
  if (prerendered !== undefined && prerendered === router.state.matches.at(-1)?.route.path) {
    startTransition(() => void hydrateRoot(element, app))
  } else {
    createRoot(element).render(app)
  }
}

/** Tells when React has taken the page over. */
function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(onDrawn, [])
  return children
}

function untilInitialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
