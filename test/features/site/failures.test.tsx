import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { field } from '@test/support/forms/fillIn'
import { firestoreFor } from '@test/support/emulators/firestore'
import { hasten } from '@test/support/page/hasten'
import { leaveApp, renderApp, renderSignedIn } from '@test/support/page/renderApp'
import { sendAsPerson } from '@test/support/forms/sendAsPerson'
import { server } from '@test/support/page/server'
import { signIn } from '@test/support/page/signIn'
import { typeRegistration } from '@test/support/forms/typeRegistration'
import { loadPage } from '@/app/pageComponents'
import { pageAt } from '@/app/pages'
import type { AppStore } from '@/app/store'
import { hasSessionHint } from '@/features/session'
import { demoAdmin } from '@/shared/config/demo'

const firestore = firestoreFor()
const documents = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents`
const identity = `http://${inject('auth')}/identitytoolkit.googleapis.com/v1/accounts`

const alert = page.getByRole('alert')
const list = page.getByRole('heading', { name: 'Member List' })
const live = page.getByText('Live', { exact: true })
const loginHeading = page.getByRole('heading', { name: 'Admin Login' })
const errorPage = page.getByRole('heading', { name: 'This page could not be shown' })

beforeEach(async () => {
  await firestore.clear()
  await firestore.seed({ admins: [{ id: demoAdmin.uid, data: { role: 'owner' } }] })
})
afterEach(() => vi.restoreAllMocks())

async function openList() {
  const app = await renderSignedIn('/memberlist')
  await expect.element(list).toBeVisible()
  await expect.element(live).toBeVisible()
  return app
}

const html = { headers: { 'content-type': 'text/html' } }
const ofGoogle = (code: number, status: string, message: string) => () =>
  HttpResponse.json({ error: { code, status, message } }, { status: code })

/** What a broken server, or a proxy on the way to it, may answer. */
const badAnswers: Record<string, HttpResponseResolver> = {
  'nothing at all': () => HttpResponse.error(),
  'a 403 of a proxy': () => new HttpResponse('<h1>Blocked</h1>', { status: 403, ...html }),
  'a 429': ofGoogle(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.'),
  'a 500': ofGoogle(500, 'INTERNAL', 'Internal error encountered.'),
  'the page of a hotel': () => new HttpResponse('<h1>Welcome, please log in</h1>', html),
  'JSON of somebody else': () => HttpResponse.json({ ok: true }),
  'half an answer': () => new HttpResponse('{"writeResults": [{"updateTi', { status: 200 }),
}

test('each bad answer to a submission is reported, and in the end it is stored once', async () => {
  renderApp('/form/newregistration/')
  const send = page.getByRole('button', { name: 'Send registration' })
  await expect.element(send).toBeVisible()
  await typeRegistration()

  const refusal = ofGoogle(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.')
  const words: Record<string, RegExp> = {
    'a 429': /has reached what it may use for now.*What you typed is kept/,
    'a refusal of the rules': /did not accept this/,
  }
  // Over HTTPS only Firestore can answer, so well-formed JSON counts as its answer.
  const { 'JSON of somebody else': _foreign, ...others } = badAnswers
  const answers = { ...others, 'a refusal of the rules': refusal }
  for (const [what, answer] of Object.entries(answers)) {
    server.use(http.post(`${documents}\\:commit`, answer))
    await sendAsPerson(send)
    await expect
      .element(alert, { message: what })
      .toHaveTextContent(words[what] ?? /could not reach the server/)
    await expect.element(field('Name')).toHaveValue('Sample Visitor')
    await expect.element(send).toBeEnabled()
    server.resetHandlers()
  }
  expect(await firestore.list('New_Registration')).toEqual([])

  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('heading', { name: 'Registration received' })).toBeVisible()
  expect(await firestore.list('New_Registration')).toHaveLength(1)
})

test('each bad answer for the meeting is reported, and trying again works', async () => {
  await firestore.seed({ monthly_meetings: [aMeeting({ venueName: 'Town Hall' }, 'm1')] })
  const { router } = await openList()
  server.use(http.post(`${documents}\\:runQuery`, badAnswers['nothing at all']!))
  await router.navigate('/MonthlyMeetingVenue')
  for (const [what, answer] of Object.entries(badAnswers)) {
    await expect
      .element(alert, { message: what })
      .toHaveTextContent('Failed to load existing meeting data.')
    let answered = 0
    server.use(
      http.post(`${documents}\\:runQuery`, (request) => {
        answered += 1
        return answer(request)
      }),
    )
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.poll(() => answered).toBeGreaterThan(0)
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  }
  server.resetHandlers()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(field('Venue Name')).toHaveValue('Town Hall')
})

test('each bad answer to a login is reported without blaming the password, and in the end it works', async () => {
  renderApp('/AdminLogInForm')
  const login = page.getByRole('button', { name: 'Login' })
  for (const [what, answer] of Object.entries(badAnswers)) {
    server.use(http.post(`${identity}\\:signInWithPassword`, answer))
    await signIn()
    await expect
      .element(alert, { message: what })
      .toHaveTextContent(/Unable to connect|does not work at the moment/)
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demoAdmin.email)
    await expect.element(login).toBeEnabled()
    server.resetHandlers()
  }
  await userEvent.click(login)
  await expect.element(list).toBeVisible()
  // No other site is involved, so third-party storage rules do not matter.
  expect(document.querySelectorAll('iframe, script[src^="http"]')).toHaveLength(0)
})

test('a session stored by a newer version of the site is ignored, and the provider is asked', async () => {
  await openList()
  await expect.poll(hasSessionHint).toBe(true)
  await leaveApp()
  const stored = JSON.parse(localStorage.getItem('persist:session')!) as Record<string, string>
  stored._persist = JSON.stringify({ version: 2, rehydrated: true })
  stored.user = JSON.stringify({ id: { of: 'another shape' } })
  localStorage.setItem('persist:session', JSON.stringify(stored))
  localStorage.setItem('admin-visits', '{"registrations":"yesterday","growth-fund":{}}')
  localStorage.setItem(
    'admin-grid',
    '{"density":7,"figures":"none","columns":{"registrations":"name","land-issues":7}}',
  )

  renderApp('/memberlist')
  await expect.element(list).toBeVisible()
  await expect.element(live).toBeVisible()
})

test('with Firestore and Auth unreachable a known administrator gets in, with a warning', async () => {
  await openList()
  await expect.poll(hasSessionHint).toBe(true)
  await leaveApp()
  // The SDK then also asks a Google server whether there is any network, and may do so until the end.
  const google = http.get('https://www.google.com/images/cleardot.gif', () => HttpResponse.error())
  server.use(
    http.all(`http://${inject('firestore')}/*`, () => HttpResponse.error()),
    http.all(`http://${inject('auth')}/*`, () => HttpResponse.error()),
    google,
  )

  hasten()
  renderApp('/memberlist')
  await expect.element(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect.element(page.getByText(/^Not live since|takes longer than usual/)).toBeVisible()

  server.resetHandlers()
  server.use(google)
  await expect.element(list).toBeVisible()
  await expect.element(live).toBeVisible()
})

/**
 * Lets a page fail from now on once what this returns is called, with an error that holds personal data.
 * The page is loaded here: the app keeps one it has shown before, in another test, say.
 */
async function letFail(path: string, store: AppStore) {
  const shown = pageAt(path)
  const { load } = shown
  vi.spyOn(shown, 'load').mockImplementation(async () => {
    const { default: Page } = await load()
    function FailingPage() {
      const [hasFailed, setFailed] = useState(false)
      useEffect(() => {
        const handleFailure = () => setFailed(true)
        window.addEventListener('fail', handleFailure)
        return () => window.removeEventListener('fail', handleFailure)
      }, [])
      if (hasFailed) throw new TypeError('Cannot read Asha\nat 98765 43210 (Asha:1:2)')
      return <Page />
    }
    return { default: FailingPage }
  })
  await loadPage(shown, store)
  return () => window.dispatchEvent(new Event('fail'))
}

test('when a page fails, header and footer stay, drafts are kept, and no personal data is reported', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { router, store } = renderApp('/gallery/')
  const fail = await letFail('/form/diamondbusiness/', store)
  await router.navigate('/form/diamondbusiness/')
  await userEvent.fill(field('Name'), 'Asha')
  fail()

  await expect.element(errorPage).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect.element(page.getByText(/What you typed into a form is kept/)).toBeVisible()
  await expect.element(page.getByRole('banner')).toBeVisible()
  await expect.element(page.getByRole('contentinfo')).toBeVisible()
  const report = said.mock.calls.flat().map(String).join('\n')
  expect(report).toContain('TypeError')
  expect(report).toMatch(/failures\.test\.tsx/)
  expect(report).not.toMatch(/Asha|98765/)

  await router.navigate('/gallery/')
  await expect.element(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeVisible()
  await router.navigate('/form/diamondbusiness/')
  await expect.element(field('Name')).toHaveValue('Asha')
})

test('with all storage full or blocked, login and logout work until the page is left', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  await openList()
  await userEvent.click(page.getByRole('button', { name: 'Logout' }))
  await expect.element(loginHeading).toBeVisible()
})
