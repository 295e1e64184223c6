import { createRoot, type Root } from 'react-dom/client'
import {
  matchRoutes,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom'
import { App } from '@/app/App'
import { allPages } from '@/app/pages'
import { rootErrorHandlers } from '@/app/reportErrors'
import { startSession } from '@/app/startSession'
import { makeStore, type AppStore } from '@/app/store'
import { endSession, hasSessionHint, logOut } from '@/features/session'
import { signIn } from '@/features/session/session'
import { demoAdmin } from '@/shared/config/demo'
import { firestoreApi } from '@/shared/firestore/api'

type Rendered = { root: Root; element: HTMLElement; store: AppStore; stopSession: () => void }

let rendered: Rendered[] = []

/**
 * Opens the whole app at an address, as a browser that has just been started would. Find what
 * it shows with `page` of `vitest/browser`, act with its `userEvent`.
 */
export function renderApp(address: string) {
  const hasSession = hasSessionHint()
  return render(makeStore({ hasSession }), address, hasSession)
}

/** Opens it for an administrator who has just signed in, without the page of the login and the list. */
export async function renderSignedIn(address: string, { email, password } = demoAdmin) {
  const store = makeStore({ hasSession: false })
  await store.restoreSession()
  await store.dispatch(signIn(email, password))
  return render(store, address, false)
}

function render(store: AppStore, address: string, hasSession: boolean) {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element, rootErrorHandlers)
  const history = createMemoryHistory({ initialEntries: [address], v5Compat: true })
  root.render(
    <HistoryRouter history={history} useTransitions={false}>
      <App store={store} />
    </HistoryRouter>,
  )
  const stopSession = startSession(store, hasSession)
  rendered.push({ root, element, store, stopSession })
  return { store, router: routerOf(history) }
}

const routes = allPages.map(({ path }) => ({ path }))

/** Where the app is, and the way to send it elsewhere, as the browser's own buttons do. */
const routerOf = (history: ReturnType<typeof createMemoryHistory>) => ({
  get state() {
    const { location, action: historyAction } = history
    return { location, historyAction, matches: matchRoutes(routes, location) ?? [] }
  },
  navigate(to: string | number): Promise<void> {
    if (typeof to === 'number') history.go(to)
    else history.push(to)
    return Promise.resolve()
  },
})

/** Closes every app of the test, without logging out: the next one is the next visit. */
export async function leaveApp() {
  for (const { root, element, store, stopSession } of rendered) {
    stopSession()
    root.unmount()
    element.remove()
    // A page that is left takes its listeners along; a store alone keeps them for a minute.
    store.dispatch(firestoreApi.util.resetApiState())
    await store.dispatch(endSession())
  }
  rendered = []
}

/** After each test: nobody is signed in, and nothing is kept. */
export async function closeApps() {
  const store = rendered.at(-1)?.store
  await store?.dispatch(logOut())
  await leaveApp()
  sessionStorage.clear()
  localStorage.clear()
}
