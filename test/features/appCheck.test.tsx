import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aRegistration } from '@scripts/records'
import { aMeeting } from '@scripts/meetingRecords'
import { firestoreFor } from '@test/support/firestore'
import { renderApp } from '@test/support/renderApp'
import { sendAsPerson } from '@test/support/sendAsPerson'
import { server } from '@test/support/server'
import { signIn } from '@test/support/signIn'
import { typeRegistration } from '@test/support/typeRegistration'
import { demoAdmin } from '@/shared/config/demo'

// Must run before the app reads its settings, so this file runs in isolation.
vi.hoisted(() => {
  import.meta.env.VITE_APPCHECK_KEY = '6LcSampleSampleSampleSample_Sample-Sample'
})

const firestore = firestoreFor()

/** Records the requests to the emulators, and whether they had an App Check token. */
function watchRequests() {
  const seen: { what: string; hasToken: boolean }[] = []
  server.events.on('request:start', ({ request }) => void note(request.clone()))
  async function note(request: Request) {
    if (request.headers.get('authorization') === 'Bearer owner') return
    const what = /documents:\w+|Listen|accounts:\w+/.exec(request.url)?.[0]
    if (what === undefined || request.method !== 'POST') return
    // A listener’s channel has its headers in the address or in the body.
    const text = `${request.url} ${await request.text()}`
    const hasToken =
      request.headers.get('x-firebase-appcheck') === 'debug-token' ||
      /X-Firebase-AppCheck(%3A|:)debug-token/i.test(decodeURIComponent(text))
    seen.push({ what, hasToken })
  }
  return seen
}

test('with a key for App Check every write, read, login and listener sends a token', async () => {
  await firestore.clear()
  await firestore.seed({
    admins: [{ id: demoAdmin.uid, data: {} }],
    New_Registration: [aRegistration(1, { name: 'Asha' })],
    monthly_meetings: [aMeeting({}, 'm1')],
  })
  const seen = watchRequests()
  const { router } = renderApp('/form/newregistration/')
  await expect.element(page.getByRole('button', { name: 'Send registration' })).toBeVisible()
  await typeRegistration()
  await sendAsPerson(page.getByRole('button', { name: 'Send registration' }))
  await expect.element(page.getByRole('heading', { name: 'Registration received' })).toBeVisible()

  await router.navigate('/AdminLogInForm')
  await signIn()
  await expect.element(page.getByRole('link', { name: 'Asha' })).toBeVisible()
  await router.navigate('/MonthlyMeetingVenue')
  await expect.element(page.getByRole('button', { name: 'Update Meeting Venue' })).toBeEnabled()

  server.events.removeAllListeners()
  const kinds = new Set(seen.map(({ what }) => what))
  for (const kind of ['documents:commit', 'documents:runQuery', 'accounts:signInWithPassword']) {
    expect(kinds).toContain(kind)
    const requests = seen.filter(({ what }) => what === kind)
    expect(requests.filter(({ hasToken }) => !hasToken)).toEqual([])
  }
  // Only the request that opens the channel has the token.
  expect(seen.some(({ what, hasToken }) => what === 'Listen' && hasToken)).toBe(true)
})
