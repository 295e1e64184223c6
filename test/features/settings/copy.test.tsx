import { http, HttpResponse, passthrough } from 'msw'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { createAccount } from '@test/support/emulators/accounts'
import { firestoreFor } from '@test/support/emulators/firestore'
import { ageSignIn } from '@test/support/emulators/oldSignIn'
import { expectNoViolations } from '@test/support/page/accessibility'
import { hasten } from '@test/support/page/hasten'
import { openDesk } from '@test/support/page/openDesk'
import { renderSignedIn } from '@test/support/page/renderApp'
import { server } from '@test/support/page/server'
import { demoAdmin } from '@/shared/config/demo'
import { today } from '@/shared/validation/dates'

const firestore = firestoreFor()
const documents = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents`
const button = (name: string | RegExp) => page.getByRole('button', { name })
const part = page.getByRole('region', { name: 'A copy of everything' })
const fileName = `copy-${today()}.json`

let saved: { name: string; blob: Blob }[]
let blobs: Map<string, Blob>

beforeEach(async () => {
  await page.viewport(1280, 800)
  await firestore.clear()
  saved = []
  blobs = new Map()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:sample-${blobs.size}`
    blobs.set(url, blob as Blob)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: blobs.get(this.href)! })
  })
})

afterEach(() => vi.restoreAllMocks())

const seed = {
  New_Registration: [aRegistration(1), aRegistration(2)],
  request_lookups: [{ id: '0'.repeat(64), data: { key: '1'.repeat(64) } }],
}

async function makeCopy() {
  await userEvent.click(button('Download a copy…'))
  await userEvent.click(button('Make the copy'))
}

const traces = async (uid = demoAdmin.uid) =>
  (await firestore.list('exports')).filter(({ by }) => by === uid).flatMap(({ exports }) => exports)

test('an owner reads what the file holds, makes it, and finds it in the history', async () => {
  const { router } = await openDesk({ at: '/desk/settings', seed })
  await expect.element(part.getByText('No copy was made yet.')).toBeVisible()
  await userEvent.click(button('Download a copy…'))
  const dialog = page.getByRole('dialog', { name: 'Download a copy of everything?' })
  await expect.element(dialog).toHaveTextContent(/bank references.*not encrypted/)
  await expectNoViolations()
  await userEvent.click(button('Make the copy'))

  await expect
    .element(part.getByText(`${fileName} holds 4 documents.`, { exact: false }))
    .toBeVisible()
  await expect.element(part.getByText(/^Last copy: .*, you$/)).toBeVisible()
  expect(saved.map(({ name }) => name)).toEqual([fileName])
  const lines = (await saved[0]!.blob.text()).trim().split('\n')
  expect(lines).toHaveLength(6)
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({
    end: true,
    counts: { New_Registration: 2, admins: 1, request_lookups: 1 },
  })
  expect(await traces()).toMatchObject([{ list: 'everything', format: 'copy', count: 4 }])
  await expectNoViolations()

  await userEvent.click(button('Save the file again'))
  expect(saved.map(({ name }) => name)).toEqual([fileName, fileName])
  expect(saved[1]!.blob).toBe(saved[0]!.blob)
  await router.navigate('/desk/activity?kind=exports')
  await expect
    .element(page.getByRole('link', { name: /You downloaded a copy of everything/ }))
    .toHaveTextContent('Settings: 4 records')
})

test('without an entry in the history there is no file', async () => {
  await openDesk({ at: '/desk/settings', seed })
  hasten()
  server.use(http.post(`${documents}\\:commit`, () => HttpResponse.error()))
  await makeCopy()
  await expect.element(part.getByText(/^Nothing was exported: each export is/)).toBeVisible()
  expect(saved).toEqual([])
})

test('a copy that the server does not answer, or that is stopped, offers no file and leaves no entry', async () => {
  await openDesk({ at: '/desk/settings', seed })
  const ofCopy = `${documents}\\:runQuery`
  server.use(
    http.post(ofCopy, ({ request }) =>
      request.url.includes('key=') ? HttpResponse.json({}, { status: 503 }) : passthrough(),
    ),
  )
  await makeCopy()
  await expect.element(part.getByText(/^No copy was made\. The connection was lost/)).toBeVisible()

  server.resetHandlers()
  let isHeld = true
  server.use(
    http.post(ofCopy, async ({ request }) => {
      if (isHeld && (await request.clone().text()).includes('request_status')) {
        await new Promise(() => {})
      }
      return passthrough()
    }),
  )
  await makeCopy()
  await expect.element(part.getByText(/^3 documents read/)).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: 'Making the copy' })).toBeVisible()
  await expectNoViolations()
  await userEvent.click(button('Stop'))
  await expect.element(part.getByText('Stopped. No copy was made.')).toBeVisible()
  isHeld = false
  expect(saved).toEqual([])
  expect(await traces()).toEqual([])

  await makeCopy()
  await expect
    .element(part.getByText(`${fileName} holds 4 documents.`, { exact: false }))
    .toBeVisible()
})

test('an hour after the login it needs the password', async () => {
  const account = await createAccount('long.ago@example.org')
  const data = { name: 'Sample Owner', email: account.email, role: 'owner' }
  await firestore.seed({ ...seed, admins: [{ id: account.uid, data }] })
  await renderSignedIn('/desk/settings', account)
  await expect.element(button('Download a copy…')).toBeVisible()
  await ageSignIn(account.uid)
  await makeCopy()
  const question = page.getByRole('dialog', { name: 'Type your password to go on' })
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await expect
    .element(part.getByText('No copy was made, because this needs your password.'))
    .toBeVisible()
  expect(saved).toEqual([])

  await makeCopy()
  await userEvent.fill(question.getByLabelText(/^Password/), account.password)
  await userEvent.click(question.getByRole('button', { name: 'Go on' }))
  await expect
    .element(part.getByText(`${fileName} holds 4 documents.`, { exact: false }))
    .toBeVisible()
  expect(await traces(account.uid)).toHaveLength(1)
})

test.each(['viewer', 'editor'] as const)('a copy is not offered with the role %s', async (role) => {
  await openDesk({ at: '/desk/settings', role })
  await expect.element(page.getByText('Only owners can change these.')).toBeVisible()
  await expect.element(part).not.toBeInTheDocument()
})
