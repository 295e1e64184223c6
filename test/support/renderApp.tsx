import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach } from 'vitest'
import { App } from '@/app/App'
import { createRoutes } from '@/app/routes'
import { startSession } from '@/app/startSession'
import { makeStore, type AppStore } from '@/app/store'
import { endSession, hasSessionHint, logOut } from '@/features/session'

type Rendered = { root: Root; element: HTMLElement; store: AppStore; stopSession: () => void }

let rendered: Rendered[] = []

/**
 * Opens the whole app at an address, as a browser that has just been started would. Find what
 * it shows with `page` of `vitest/browser`, act with its `userEvent`.
 */
export function renderApp(address: string) {
  const element = document.createElement('div')
  document.body.append(element)
  const hasSession = hasSessionHint()
  const store = makeStore({ hasSession })
  const router = createMemoryRouter(createRoutes(store), { initialEntries: [address] })
  const root = createRoot(element)
  root.render(<App store={store} router={router} />)
  const stopSession = startSession(store, hasSession)
  rendered.push({ root, element, store, stopSession })
  return { store, router }
}

/** Closes every app of the test, without logging out: the next one is the next visit. */
export async function leaveApp() {
  for (const { root, element, store, stopSession } of rendered) {
    stopSession()
    root.unmount()
    element.remove()
    await store.dispatch(endSession())
  }
  rendered = []
}

afterEach(async () => {
  const store = rendered.at(-1)?.store
  await store?.dispatch(logOut())
  await leaveApp()
  sessionStorage.clear()
  localStorage.clear()
})
