import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration, submissionId } from '@scripts/samples/records'
import { exportMenu } from '@test/support/page/exportMenu'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { registrations } from '@/features/registrations/api'
import { sessionChanged } from '@/shared/firestore/live/liveState'
import {
  newestReceived,
  snapshotReceived,
  subscribed,
  subscriptionFailed,
  openList,
  shownNames,
  entry,
  choice,
  searchField,
} from './openList'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('the next page starts at its first row, in the table and in the cards', async () => {
  const many = Array.from({ length: 60 }, (_, n) => aRegistration(n + 1))
  await openList({ New_Registration: many }, '?size=50&columns=name')
  const scroller = () => document.querySelector('.MuiDataGrid-virtualScroller')!
  await expect.poll(() => scroller().scrollHeight).toBeGreaterThan(1_000)
  scroller().scrollTop = 1_000
  await expect.poll(() => scroller().scrollTop).toBeGreaterThan(500)
  await userEvent.click(page.getByRole('button', { name: 'Go to next page' }))
  await expect.element(page.getByText('51–60 of 60')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Go to previous page' }))
  await expect.element(page.getByText('1–50 of 60')).toBeVisible()
  expect(scroller().scrollTop).toBe(0)

  await page.viewport(360, 780)
  const cards = page.getByRole('list', { name: 'New registrations' })
  await expect.element(cards).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Go to next page' }))
  await expect.element(page.getByText('51–60 of 60')).toBeVisible()
  const top = () => cards.element().getBoundingClientRect().top
  await expect.poll(() => top() >= 0 && top() < 200).toBe(true)
})

test('the browser’s own search finds each row of the longest page', async () => {
  const many = Array.from({ length: 110 }, (_, n) => aRegistration(n + 1))
  await openList({ New_Registration: many }, '?size=100&columns=name')
  await expect.poll(() => shownNames().length).toBe(100)
})

test('a list that reconnects says so, and warns only if nothing arrives', async () => {
  const { store } = await openList({ New_Registration: [aRegistration(1, { name: 'Asha' })] })
  await expect.poll(shownNames).toEqual(['Asha'])

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  store.dispatch(subscribed({ at: Date.now() }))

  await expect.element(page.getByText('Refreshing…')).toBeVisible()
  vi.advanceTimersByTime(8_000)
  await expect.element(page.getByText(/^Not live since/)).toBeVisible()
})

test('a chart describes itself in words, and clicking a bar filters by it', async () => {
  await openList({
    New_Registration: [
      aRegistration(1, { name: 'Asha', district: 'Puri', createdAt: new Date() }),
      aRegistration(2, { name: 'Bina', district: 'Angul', createdAt: new Date() }),
    ],
  })
  await userEvent.click(page.getByRole('button', { name: 'Charts' }))
  await expect.element(page.getByRole('img', { name: /week of .+: 2$/ })).toBeVisible()

  await userEvent.click(page.getByRole('button', { name: 'Puri 1', exact: true }))

  await expect.poll(shownNames).toEqual(['Asha'])
  await expect.element(choice('District')).toHaveValue('Puri')
})

test('the list has no accessibility violation with data, empty, not live or as cards', async () => {
  const { store } = await openList({ New_Registration: [aRegistration(1), aRegistration(2)] })
  await expect.element(page.getByRole('grid')).toBeVisible()
  await expectNoViolations()

  await page.viewport(360, 780)
  await expect
    .element(page.getByRole('list', { name: 'New registrations' }).getByRole('listitem').first())
    .toBeVisible()
  const next = page.getByRole('button', { name: 'Go to next page' }).element()
  expect(next.getBoundingClientRect().right).toBeLessThanOrEqual(360)
  await userEvent.click(page.getByRole('button', { name: 'Filter', exact: true }))
  await expectNoViolations()
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await page.viewport(1440, 900)

  store.dispatch(
    subscriptionFailed({
      error: { code: 'unavailable', message: 'The connection was lost.' },
      at: Date.now(),
    }),
  )
  await expect.element(page.getByText(/^Not live since/)).toBeVisible()
  await expectNoViolations()

  await userEvent.click(entry(/Diamond club/))
  await expect.element(page.getByText('No diamond club requests yet.')).toBeVisible()
  await expectNoViolations()
})

test('names, links and badges move with their records when a new one arrives above them', async () => {
  const of = (n: number, name: string, mobile: string, minutes: number) =>
    aRegistration(n, {
      name,
      mobile,
      gstin: undefined,
      udyam: undefined,
      createdAt: new Date(Date.now() + minutes * 60_000),
    })
  const first = of(1, 'Asha', '9876500001', -3)
  const second = of(2, 'Bina', '9876500001', -2)
  // After this visit began.
  const third = of(3, 'Chitra', '9876500002', 1)
  await openList({ New_Registration: [first, second] })
  await expect.poll(shownNames).toEqual(['Bina', 'Asha'])

  await firestore.seed({ New_Registration: [third] })

  await expect.poll(shownNames).toEqual(['Chitra', 'Bina', 'Asha'])
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  const shown = (name: string) => [
    row(name).getByRole('link').element().getAttribute('href'),
    row(name).getByText('1 other form').elements().length,
    row(name).getByText('New', { exact: true }).elements().length,
  ]
  await expect
    .poll(() => ['Chitra', 'Bina', 'Asha'].map(shown))
    .toEqual([
      [`/member/${third.id}`, 0, 1],
      [`/member/${second.id}`, 1, 0],
      [`/member/${first.id}`, 1, 0],
    ])
  await userEvent.click(page.getByRole('link', { name: 'Bina' }))
  await expect.element(page.getByRole('heading', { name: 'Bina', level: 1 })).toBeVisible()
})

test('selection and focus stay with their record when a new one arrives above it', async () => {
  const hour = 3_600_000
  const received = (n: number, ago: number) =>
    aRegistration(n, { name: `Sample ${n}`, createdAt: new Date(Date.now() - ago * hour) })
  const { router } = await openList({ New_Registration: [received(1, 5), received(2, 4)] })
  await expect.poll(shownNames).toEqual(['Sample 2', 'Sample 1'])
  const row = page.getByRole('row', { name: /Sample 1/ })
  await userEvent.click(row.getByRole('checkbox'))
  await userEvent.click(row.getByRole('gridcell').nth(3))

  await firestore.seed({ New_Registration: [received(3, 1)] })

  await expect.poll(shownNames).toEqual(['Sample 3', 'Sample 2', 'Sample 1'])
  await expect.element(row.getByRole('checkbox')).toBeChecked()
  await expect
    .element(page.getByRole('button', { name: 'Export selected', exact: true }))
    .toBeVisible()
  await expect.element(row.getByRole('gridcell').nth(3)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.location.pathname).toBe(`/member/${received(1, 5).id}`)
})

test('the newest records of a large list show while the rest load, and a partial list is not exported', async () => {
  const { store, router } = await openList({
    New_Registration: [aRegistration(1, { name: 'Asha' })],
  })
  await expect.poll(shownNames).toEqual(['Asha'])
  const newest = registrations.selectAll(store.getState())

  store.dispatch(sessionChanged())
  store.dispatch(subscribed({ at: Date.now() }))
  store.dispatch(newestReceived(newest))

  await expect.element(page.getByText('Loading all registrations…')).toBeVisible()
  await expect.element(page.getByText('Showing the newest; loading the rest…')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Charts' }))
  await expect.element(page.getByText('Counting…').first()).toBeVisible()
  expect(shownNames()).toEqual(['Asha'])
  // The total is not known yet.
  await expect.element(entry('New registrations')).toBeVisible()
  await expect.element(exportMenu).toBeDisabled()
  await expectNoViolations()

  await userEvent.fill(searchField, 'Nobody')
  await expect.poll(shownNames).toEqual([])
  await expect.element(page.getByText('Searching…')).toBeVisible()
  await expect.element(page.getByText('Nothing matches')).not.toBeInTheDocument()

  // It may be among the rest of the list, but reading it alone shows that it is not.
  await router.navigate(`/member/${submissionId(2)}`)
  await expect.element(page.getByText('There is no registration')).toBeVisible()

  store.dispatch(
    snapshotReceived({
      upserted: newest,
      removed: [],
      fromCache: false,
      isWhole: true,
      at: Date.now(),
    }),
  )
  await router.navigate('/memberlist')
  await expect.element(page.getByText('1 registration', { exact: true })).toBeVisible()
  await expect.element(exportMenu).toBeEnabled()
})

test('screen readers announce the place in the whole list and the number of selected rows', async () => {
  const many = Array.from({ length: 60 }, (_, n) => aRegistration(n + 1))
  await openList({ New_Registration: many }, '?size=25&page=2&columns=name')
  await expect.element(page.getByText('26–50 of 60')).toBeVisible()
  const grid = page.getByRole('grid', { name: 'New registrations, 26 to 50 of 60' })
  await expect.element(grid).toBeVisible()
  // With the header.
  expect(grid.element().getAttribute('aria-rowcount')).toBe('26')
  const [row] = grid.element().querySelectorAll('.MuiDataGrid-row')
  expect(row?.getAttribute('aria-rowindex')).toBe('2')

  await userEvent.click(page.getByRole('row').nth(1).getByRole('checkbox'))
  await expect.element(page.getByText('1 row selected')).toBeVisible()
})

test('screen readers announce the result of a search, but not new records', async () => {
  await openList({ New_Registration: [aRegistration(1, { name: 'Asha' })] })
  await expect.poll(shownNames).toEqual(['Asha'])
  const statuses = page.getByRole('main').getByRole('status')
  const spoken = () => statuses.elements().flatMap(({ textContent }) => textContent || [])
  await userEvent.fill(searchField, 'asha')
  await expect.poll(spoken).toEqual(['1 found'])

  await firestore.seed({ New_Registration: [aRegistration(2, { name: 'Asha again' })] })
  await expect.poll(shownNames).toHaveLength(2)
  await expect.element(page.getByText('2 registrations', { exact: true })).toBeVisible()
  expect(spoken()).toEqual(['1 found'])
})

test('the arrow keys lead through the column of checkboxes, and out of it', async () => {
  const records = [1, 2, 3].map((n) =>
    aRegistration(n, { name: `Sample ${n}`, createdAt: new Date(Date.now() - n * 60_000) }),
  )
  await openList({ New_Registration: records })
  await expect.poll(shownNames).toEqual(['Sample 1', 'Sample 2', 'Sample 3'])
  const box = (n: number) =>
    page.getByRole('row', { name: new RegExp(`Sample ${n}`) }).getByRole('checkbox')

  await userEvent.click(box(1))
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(box(2)).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(box(2)).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(box(3)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(box(1)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(box(1)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('link', { name: 'Sample 1' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.keyboard('{ArrowLeft}{End}{Home}')
  await expect.element(box(1)).toHaveFocus()
})
