import type { Middleware } from '@reduxjs/toolkit'
import { afterAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/records'
import { aGrowthFundRequest } from '@scripts/requestRecords'
import { firestoreFor } from '@test/support/firestore'
import { rendered, renderedRows } from '@test/support/renderedRows'
import { renderApp } from '@test/support/renderApp'
import { sendAsPerson } from '@test/support/sendAsPerson'
import { signIn } from '@test/support/signIn'
import { typeRegistration } from '@test/support/typeRegistration'
import { dataMiddleware } from '@/app/store'
import { demoAdmin } from '@/shared/config/demo'

/** Work of the main thread as counts, which are the same on every machine. */
type Work = {
  /** Actions that reached the store, and documents they held. */
  actions: number
  documents: number
  /** Rows of the table of which React rendered something, and components in all. */
  rows: number
  components: number
}

const actions: unknown[] = []
const record: Middleware = () => (next) => (action) => {
  actions.push(action)
  return next(action)
}
dataMiddleware.addMiddleware(record)

function documentsIn(action: unknown): number {
  const { payload } = action as { payload?: { upserted?: unknown[]; removed?: unknown[] } }
  return (payload?.upserted?.length ?? 0) + (payload?.removed?.length ?? 0)
}

const names = ['actions', 'documents', 'rows', 'components'] as const
const lines: string[] = []

afterAll(() => console.log(lines.join('\n')))

/** Does something, waits until nothing follows any more, and holds what it took against its budget. */
async function expectWork(what: string, budget: Work, act: () => Promise<unknown>) {
  await quiet()
  actions.length = 0
  renderedRows.clear()
  rendered.components = 0
  await act()
  await quiet()
  const work: Work = {
    actions: actions.length,
    documents: actions.reduce<number>((sum, action) => sum + documentsIn(action), 0),
    rows: renderedRows.size,
    components: rendered.components,
  }
  const counts = names.map((name) => `${work[name]} of ${budget[name]} ${name}`)
  lines.push(`${what.padEnd(34)} ${counts.join(', ')}`)
  for (const name of names) {
    expect.soft(work[name], `${what}: ${name}`).toBeLessThanOrEqual(budget[name])
  }
}

/** Waits until nothing has been dispatched or rendered for a while. */
async function quiet() {
  for (let seen = ''; seen !== `${actions.length} ${rendered.components}`;) {
    seen = `${actions.length} ${rendered.components}`
    await new Promise((resolve) => setTimeout(resolve, 700))
  }
}

const firestore = firestoreFor()

test('what an administrator does takes no more work than its budget', async () => {
  await page.viewport(1440, 900)
  const newest = Date.now()
  const many = Array.from({ length: 300 }, (_, at) =>
    aRegistration(at + 1, {
      name: at === 250 ? 'Wanted' : `Sample ${at}`,
      createdAt: new Date(newest - at * 60_000),
    }),
  )
  await firestore.clear()
  await firestore.seed({
    admins: [{ id: demoAdmin.uid, data: {} }],
    New_Registration: many,
    growth_fund_req: [aGrowthFundRequest(1)],
  })
  renderApp('/AdminLogInForm')
  await signIn()
  await expect.element(page.getByText('300 registrations')).toBeVisible()
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const first = link('Sample 0')
  await expect.element(first).toBeVisible()
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
  const added = aRegistration(5_000, { name: 'Added', createdAt: new Date() })

  await expectWork(
    'a record on the screen changes',
    { actions: 1, documents: 1, rows: 0, components: 0 },
    async () => {
      await firestore.update(`New_Registration/${many[2]!.id}`, { firmName: 'Sample Changed' })
      await expect.element(page.getByRole('gridcell', { name: 'Sample Changed' })).toBeVisible()
    },
  )
  await expectWork(
    'a record on another page changes',
    { actions: 1, documents: 1, rows: 0, components: 0 },
    () => firestore.update(`New_Registration/${many[290]!.id}`, { firmName: 'Sample Changed' }),
  )
  await expectWork(
    'a new record',
    { actions: 1, documents: 1, rows: 0, components: 12 },
    async () => {
      await firestore.seed({ New_Registration: [added] })
      await expect.element(link('Added')).toBeVisible()
    },
  )
  await expectWork(
    'a record is deleted',
    // The emulator first says that something is gone, and then what.
    { actions: 2, documents: 1, rows: 0, components: 40 },
    async () => {
      await firestore.delete(`New_Registration/${added.id}`)
      await expect.element(link('Added')).not.toBeInTheDocument()
    },
  )
  await expectWork('a search', { actions: 0, documents: 0, rows: 2, components: 600 }, async () => {
    await userEvent.fill(page.getByRole('searchbox', { name: 'Search' }), 'wanted')
    await expect.element(page.getByText(/^\d+ of 300 registrations$/)).toBeVisible()
  })
  await expectWork(
    'taking it back',
    { actions: 0, documents: 0, rows: 24, components: 1300 },
    async () => {
      await userEvent.fill(page.getByRole('searchbox', { name: 'Search' }), '')
      await expect.element(page.getByText('300 registrations')).toBeVisible()
    },
  )
  await expectWork(
    'opening a record',
    { actions: 10, documents: 0, rows: 1, components: 1100 },
    async () => {
      await userEvent.click(first)
      await expect.element(heading('Sample 0')).toBeVisible()
    },
  )
  await expectWork(
    'the next record',
    { actions: 5, documents: 0, rows: 0, components: 670 },
    async () => {
      await userEvent.click(page.getByRole('link', { name: 'Next' }))
      await expect.element(heading('Sample 1')).toBeVisible()
    },
  )
  await expectWork(
    'back to the list',
    { actions: 3, documents: 0, rows: 24, components: 2400 },
    async () => {
      await userEvent.click(page.getByRole('link', { name: 'Back to the list' }))
      await expect.element(first).toBeVisible()
    },
  )
  await expectWork(
    'another tab',
    { actions: 3, documents: 0, rows: 24, components: 1700 },
    async () => {
      await userEvent.click(page.getByRole('tab', { name: /^Growth fund/ }))
      await expect.element(page.getByText('1 growth fund request', { exact: true })).toBeVisible()
    },
  )
})

test('what a visitor does takes no more work than its budget', async () => {
  await firestore.clear()
  renderApp('/form/newregistration/')
  const name = page.getByLabelText(/^Name/)
  await expect.element(name).toBeVisible()
  await userEvent.click(name)

  await expectWork(
    'the first letter in a form',
    // The data layer joins the store for what will be sent.
    { actions: 1, documents: 0, rows: 0, components: 75 },
    () => userEvent.keyboard('S'),
  )
  await expectWork('the next letter', { actions: 0, documents: 0, rows: 0, components: 48 }, () =>
    userEvent.keyboard('a'),
  )
  await typeRegistration()
  await expectWork(
    'sending it',
    { actions: 4, documents: 0, rows: 0, components: 2700 },
    async () => {
      await sendAsPerson(page.getByRole('button', { name: 'Send registration' }))
      const received = page.getByRole('heading', { name: 'Registration received' })
      await expect.element(received).toBeVisible()
    },
  )
})
