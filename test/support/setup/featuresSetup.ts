import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import '@test/support/page/devTools'
import { lostTexts, watchTexts } from '@test/support/page/lostTexts'
import './providedContext'
import { resetServer, server, startServer } from '@test/support/page/server'

// The app reads its settings when it is first imported, which is after this: `renderApp` imports it.
import.meta.env.VITE_FIRESTORE_EMULATOR = inject('firestore')
import.meta.env.VITE_AUTH_EMULATOR = inject('auth')

beforeAll(startServer)
beforeAll(watchTexts)
afterEach(() => expect(lostTexts(), 'texts that a translated page would lose').toEqual([]))
afterEach(async () => {
  const { closeApps } = await import('@test/support/page/renderApp')
  await closeApps()
})
afterEach(resetServer)
afterAll(() => server.disable())
