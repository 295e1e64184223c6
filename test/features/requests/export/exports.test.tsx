import { bypass, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { exportAs } from '@test/support/page/exportMenu'
import { expectNoViolations } from '@test/support/page/accessibility'
import { followCopies } from '@test/support/page/copied'
import { firestoreFor } from '@test/support/emulators/firestore'
import { hasten } from '@test/support/page/hasten'
import { openDesk } from '@test/support/page/openDesk'
import type { Role } from '@/shared/requests/roles'
import { server } from '@test/support/page/server'
import { demoAdmin } from '@/shared/config/demo'

/* What leaves the desk is recorded first: who, when, which list, how many records, which kind of file. */

const firestore = firestoreFor()
const documents = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents`
const button = (name: string) => page.getByRole('button', { name, exact: true })
const unreached = page.getByText(/^Nothing was exported: each export is recorded/)
type Minute = { exports: object[]; by: string }
/** Of each minute there is a document, so the exports of a test may be in two. */
const traces = async () =>
  ((await firestore.list('exports')) as unknown as Minute[]).flatMap(({ exports, by }) =>
    exports.map((exported) => ({ ...exported, by })),
  )

let saved: string[]
let copied: string[]

beforeEach(async () => {
  await page.viewport(1280, 800)
  await firestore.clear()
  saved = []
  copied = followCopies()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  vi.spyOn(window, 'print').mockImplementation(() => {})
})

afterEach(() => vi.restoreAllMocks())

async function openList(role: Role = 'viewer', at = '/memberlist') {
  const app = await openDesk({
    at,
    role,
    own: { name: 'Sample Person' },
    seed: {
      New_Registration: [
        aRegistration(1, { name: 'Asha', email: 'asha@example.org' }),
        aRegistration(2, { name: 'Bina', email: 'bina@example.org' }),
      ],
    },
  })
  await expect.element(page.getByText('Asha').first()).toBeVisible()
  return app
}

const loseNetwork = () => server.use(http.post(`${documents}\\:commit`, () => HttpResponse.error()))

const trace = (format: string, count: number) => ({
  list: 'registrations',
  format,
  count,
  by: demoAdmin.uid,
})

/** The ways out of the list, with what is left of each once it is done. */
const ways: [name: string, format: string, isOut: () => boolean][] = [
  ['Excel file', 'xlsx', () => saved.length > 0],
  ['CSV file', 'csv', () => saved.length > 0],
  ['Copy mobile numbers', 'mobiles', () => copied.length > 0],
  ['Copy emails', 'emails', () => copied.length > 0],
  ['Print', 'print', () => vi.mocked(window.print).mock.calls.length > 0],
]

test('each way out leaves a trace without personal data, also of a viewer', async () => {
  await openList()
  for (const [name, , isOut] of ways) {
    saved.length = 0
    await exportAs(name)
    await expect.poll(isOut, { message: name }).toBe(true)
  }
  const id = expect.stringMatching(/^[0-9A-Z]{20}$/) as string
  expect(await traces()).toEqual(ways.map(([, format]) => ({ ...trace(format, 2), id })))
  const at = expect.any(Date) as Date
  const by = demoAdmin.uid
  for (const { id: _id, exports: _exports, ...left } of await firestore.list('exports'))
    expect(left).toEqual({ at, by })
})

test('without a network nothing leaves the desk', async () => {
  await openList()
  hasten()
  loseNetwork()
  for (const [name, , isOut] of ways) {
    await exportAs(name)
    await expect.element(unreached, { message: name }).toBeVisible()
    expect(isOut(), name).toBe(false)
  }
  expect(await traces()).toEqual([])
  expect(ways.some(([, , isOut]) => isOut())).toBe(false)
})

test('a person without rights by now takes nothing out, and reads why', async () => {
  await openList()
  server.use(http.post(`${documents}\\:commit`, () => HttpResponse.json({}, { status: 403 })))
  await exportAs('CSV file')

  await expect.element(page.getByText(/^Nothing was exported: the server refused/)).toBeVisible()
  expect(saved).toEqual([])
})

test('copied rows leave a trace, and without one they are not copied', async () => {
  await openList()
  await userEvent.click(page.getByRole('row', { name: /Asha/ }).getByRole('checkbox'))
  await userEvent.click(page.getByRole('row', { name: /Bina/ }).getByRole('checkbox'))
  await userEvent.click(page.getByRole('row', { name: /Bina/ }).getByRole('gridcell').nth(3))
  await userEvent.keyboard('{Control>}c{/Control}')
  await expect.poll(() => copied).toHaveLength(1)
  expect(await traces()).toMatchObject([trace('rows', 2)])

  hasten()
  loseNetwork()
  await userEvent.keyboard('{Control>}c{/Control}')
  await expect.element(unreached).toBeVisible()
  expect(copied).toHaveLength(1)
})

test('what the browser’s own menu prints is recorded, as soon as that is possible', async () => {
  await openList()
  hasten()
  loseNetwork()
  window.dispatchEvent(new Event('beforeprint'))
  window.dispatchEvent(new Event('afterprint'))
  server.resetHandlers()
  window.dispatchEvent(new Event('online'))

  await expect.poll(async () => (await traces()).length).toBe(1)
  expect(await traces()).toMatchObject([trace('print', 2)])
})

test('the file of a record is saved once it is recorded', async () => {
  const { id } = aRegistration(1)
  await openList('editor', `/member/${id}`)
  hasten()
  loseNetwork()
  await userEvent.click(button('Save as file'))
  await expect.element(unreached).toBeVisible()
  await expectNoViolations()
  expect(saved).toEqual([])

  server.resetHandlers()
  await userEvent.click(button('Save as file'))
  await expect.poll(() => saved).toHaveLength(1)
  expect(await traces()).toMatchObject([trace('file', 1)])
})

test('an export whose answer was lost is recorded once at the next press', async () => {
  await openList()
  hasten()
  server.use(
    http.post(`${documents}\\:commit`, async ({ request }) => {
      await fetch(bypass(request))
      return HttpResponse.error()
    }),
  )
  await exportAs('CSV file')
  await expect.element(unreached).toBeVisible()
  server.resetHandlers()
  await exportAs('CSV file')
  await expect.poll(() => saved).toHaveLength(1)
  expect(await traces()).toMatchObject([trace('csv', 2)])
})

test('Activity shows what left the desk in a minute, and leads to the list', async () => {
  const { router } = await openList('owner')
  await exportAs('CSV file')
  await expect.element(page.getByText('2 rows written to the file.')).toBeVisible()

  await router.navigate('/desk/activity?kind=exports')
  const entry = page.getByRole('link', { name: /You downloaded a CSV file/ })
  await expect.element(entry).toHaveTextContent('New registrations: 2 records')
  await userEvent.click(entry)
  await expect.element(page.getByRole('link', { name: 'Asha' })).toBeVisible()
  expect(router.location.pathname).toBe('/memberlist')
})
