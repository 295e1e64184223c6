import { useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { App } from '@/app/App'
import { rootErrorHandlers } from '@/app/reportErrors'
import { startSession } from '@/app/startSession'
import { makeStore, type AppStore } from '@/app/store'
import { endSession, hasSessionHint } from '@/features/session'
import { logOutAtOnce } from '@/features/session/session'
import { signIn } from '@/features/session/signIn'
import { demoAdmin } from '@/shared/config/demo'
import { setClockAhead } from '@/shared/config/serverClock'
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
  const router = {} as Router
  root.render(
    <MemoryRouter initialEntries={[address]} useTransitions={false}>
      <Follow router={router} />
      <App store={store} />
    </MemoryRouter>,
  )
  const stopSession = startSession(store, hasSession)
  rendered.push({ root, element, store, stopSession })
  return { store, router }
}

/** Where the app is, and the way to send it elsewhere, as the browser's own buttons do. */
type Router = {
  location: ReturnType<typeof useLocation>
  navigationType: ReturnType<typeof useNavigationType>
  navigate: ReturnType<typeof useNavigate>
}

function Follow({ router }: { router: Router }) {
  const now = {
    location: useLocation(),
    navigationType: useNavigationType(),
    navigate: useNavigate(),
  }
  useLayoutEffect(() => void Object.assign(router, now))
  return null
}

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

/** After each test: the session, the storage and the measured error of the clock end. */
export async function closeApps() {
  const store = rendered.at(-1)?.store
  await store?.dispatch(logOutAtOnce())
  await leaveApp()
  setClockAhead(0)
  sessionStorage.clear()
  localStorage.clear()
}
