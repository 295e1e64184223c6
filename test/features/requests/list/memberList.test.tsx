import { readSheet } from 'read-excel-file/universal'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { gridStyles } from '@scripts/prerender/gridStyles'
import { aRegistration, submissionId } from '@scripts/samples/records'
import { aGrowthFundRequest } from '@scripts/samples/requestRecords'
import { expectNoViolations } from '@test/support/accessibility'
import { followCopies } from '@test/support/copied'
import { firestoreFor } from '@test/support/firestore'
import { leaveApp, renderApp, renderSignedIn } from '@test/support/renderApp'
import { meetingAnswers } from '@/features/meetings/api'
import { registrations } from '@/features/registrations/api'
import { demoAdmin } from '@/shared/config/demo'
import { sessionChanged } from '@/shared/firestore/live/liveState'
import { referenceOf } from '@/shared/requests/reference'

const { newestReceived, snapshotReceived, subscribed, subscriptionFailed } =
  registrations.slice.actions
const firestore = firestoreFor()
const admins = [{ id: demoAdmin.uid, data: { role: 'owner' } }]

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Signs in, and opens a view of the list. */
async function openList(search = '') {
  const app = await renderSignedIn(`/memberlist${search}`)
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
  return app
}

/** Names of the rows that are shown, from the top. */
const shownNames = () =>
  page
    .getByRole('grid')
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)

/** An entry of the menu of the admin area. */
const entry = (name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name })

const choice = (label: string) => page.getByLabelText(label, { exact: true })

const searchField = page.getByRole('searchbox', { name: 'Search' })

test('a registration is found by its mobile in any format, its GSTIN or its reference number', async () => {
  const wanted = aRegistration(1, { name: 'Asha', mobile: '9876543210', gstin: '27AAPFU0939F1ZV' })
  const others = [aRegistration(2, { name: 'Bina' }), aRegistration(3, { name: 'Chitra' })]
  await firestore.seed({ admins, New_Registration: [wanted, ...others] })
  const { router } = await openList()
  await expect.poll(shownNames).toHaveLength(3)

  const reference = referenceOf('NR', wanted.id)
  const mobiles = ['+91 98765-43210', '09876543210', '0091 98765 43210', '୯୮୭୬୫୪୩୨୧୦']
  const queries = [...mobiles, '98765 432', 'aapfu0939', 'asha']
  for (const query of [...queries, reference.toLowerCase(), reference.replaceAll('-', '')]) {
    await userEvent.fill(searchField, query)
    await expect.poll(shownNames, { message: query }).toEqual(['Asha'])
  }
  await expect.element(page.getByText('1 of 3 registrations')).toBeVisible()
  // A button that disables itself does not take the keyboard focus away.
  await userEvent.click(page.getByRole('button', { name: 'Clear', exact: true }))
  await expect.element(searchField).toHaveFocus()
  await userEvent.fill(searchField, 'Nobody')
  await userEvent.click(page.getByRole('button', { name: 'Show all' }))
  await expect.element(page.getByRole('region', { name: 'New registrations' })).toHaveFocus()
  await userEvent.fill(searchField, reference.replaceAll('-', ''))
  await expect.poll(shownNames).toEqual(['Asha'])
  await expect
    .poll(() => new URLSearchParams(router.location.search).get('q'))
    .toBe(reference.replaceAll('-', ''))

  await userEvent.fill(searchField, 'nobody of that name')
  await userEvent.click(page.getByRole('button', { name: 'Show all' }))
  await expect.poll(shownNames).toHaveLength(3)
})

test('the security policy allows the styles that the grid writes', async () => {
  await firestore.seed({ admins, New_Registration: [aRegistration(1)] })
  await openList()
  await expect.poll(shownNames).toHaveLength(1)
  const texts = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
  const text = texts.find((each) => each.startsWith('.MuiDataGridVariables')) ?? ''
  const withoutColorMix = text
    .replace(/(interactive-hover:)[^;]+/, '$1var(--mui-palette-grey-100)')
    .replace(/(interactive-selected:)[^;]+/, '$1var(--mui-palette-grey-200)')
  expect(await Promise.all([text, withoutColorMix].map(hashOf))).toEqual(gridStyles)
})

async function hashOf(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

test('filters combine, are kept in the address and are restored from it', async () => {
  const day = (date: string) => new Date(`${date}T12:00:00`)
  const common = { district: 'Cuttack', sector: 'Services' } as const
  await firestore.seed({
    admins,
    New_Registration: [
      aRegistration(1, { ...common, name: 'In both', createdAt: day('2026-11-10') }),
      aRegistration(2, { ...common, name: 'Too early', createdAt: day('2026-11-01') }),
      aRegistration(3, { ...common, name: 'Elsewhere', district: 'Puri' }),
      aRegistration(4, { ...common, name: 'Other trade', sector: 'Other' }),
    ],
  })
  const { router } = await openList()
  await expect.poll(shownNames).toHaveLength(4)

  await userEvent.selectOptions(choice('District'), 'Cuttack')
  await userEvent.selectOptions(choice('Sector'), 'Services')
  await userEvent.fill(page.getByLabelText('Received from'), '2026-11-10')
  await userEvent.fill(page.getByLabelText('Received until'), '2026-11-10')

  await expect.poll(shownNames).toEqual(['In both'])
  await expect
    .poll(() => router.location.search)
    .toBe('?district=Cuttack&sector=Services&from=2026-11-10&to=2026-11-10')

  await userEvent.fill(page.getByLabelText('Received until'), '2026-11-09')
  await expect
    .element(page.getByLabelText('Received until'))
    .toHaveAccessibleDescription('End date is before start date')
  await userEvent.fill(page.getByLabelText('Received until'), '2026-11-11')
  await expect.element(page.getByText('End date is before start date')).not.toBeInTheDocument()

  await router.navigate('/memberlist?district=Puri&sort=-name&columns=name,pin&size=25')
  await expect.poll(shownNames).toEqual(['Elsewhere'])
  await expect.element(choice('District')).toHaveValue('Puri')
  await expect.element(page.getByRole('columnheader', { name: 'PIN code' })).toBeVisible()
  expect(page.getByRole('columnheader', { name: 'Mobile' }).elements()).toEqual([])

  await userEvent.click(page.getByRole('button', { name: 'Clear', exact: true }))
  await expect.poll(shownNames).toEqual(['Too early', 'Other trade', 'In both', 'Elsewhere'])
})

test('a record opened right after filtering stays open, and Back leads to the filtered list', async () => {
  await firestore.seed({ admins, New_Registration: [aRegistration(1, { district: 'Puri' })] })
  const { router } = await openList()
  await expect.poll(shownNames).toHaveLength(1)
  const district = choice('District').element() as HTMLSelectElement
  const link = page.getByRole('grid').getByRole('link').element() as HTMLAnchorElement

  district.value = 'Puri'
  district.dispatchEvent(new Event('change', { bubbles: true }))
  link.click()
  // Longer than the pause until the address changes.
  await new Promise((resolve) => setTimeout(resolve, 600))

  expect(router.location.pathname).toMatch(/^\/member\/\w/)
  await router.navigate(-1)
  await expect.element(choice('District')).toHaveValue('Puri')
})

test('a click with the Ctrl key opens a record in another tab', async () => {
  await firestore.seed({ admins, New_Registration: [aRegistration(1, { name: 'Asha' })] })
  const { router } = await openList()
  await expect.poll(shownNames).toEqual(['Asha'])
  const link = page.getByRole('link', { name: 'Asha' }).element() as HTMLAnchorElement
  expect(new URL(link.href).pathname).toBe(`/member/${aRegistration(1).id}`)
  let wasTaken: boolean | undefined
  const catchClick = (event: MouseEvent) => {
    wasTaken = event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', catchClick, { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))

  expect(wasTaken).toBe(false)
  expect(router.location.pathname).toBe('/memberlist')
})

test('amounts sort as numbers, and columns can be chosen', async () => {
  const amounts = [900_000, 1_200_000, 50_000]
  await firestore.seed({
    admins,
    growth_fund_req: amounts.map((amount, n) =>
      aGrowthFundRequest(n + 1, { amount, name: `Asks ${amount}` }),
    ),
  })
  const { router } = await openList()
  await userEvent.click(entry(/Growth fund/))
  await expect.poll(shownNames).toHaveLength(3)

  await userEvent.click(page.getByRole('columnheader', { name: 'Amount requested' }))
  await expect.poll(shownNames).toEqual(['Asks 50000', 'Asks 900000', 'Asks 1200000'])

  await userEvent.click(page.getByRole('button', { name: 'Columns' }))
  await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Amount requested' }))
  await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Email' }))
  // The list of columns stays open for the next choice, and hides the table from screen readers.
  const header = page.getByRole('columnheader', { name: 'Amount requested', includeHidden: true })
  await expect.poll(() => header.elements()).toEqual([])
  // A column far to the right is rendered only after scrolling, so the address is checked.
  await expect
    .poll(() => router.location.search)
    .toMatch(/^\?list=growth-fund&sort=amount&columns=name.*email/)
})

test('dates sort as dates, however they are written', async () => {
  const received = (name: string, date: string, n: number) =>
    aRegistration(n, { name, createdAt: new Date(`${date}T12:00:00`) })
  const undated = aRegistration(4, { name: 'No date' })
  await firestore.seed({
    admins,
    New_Registration: [
      received('April', '2026-04-30', 1),
      received('December', '2025-12-01', 2),
      received('February', '2026-02-15', 3),
      { id: undated.id, data: { ...undated.data, createdAt: null } },
    ],
  })
  await openList('?columns=name,createdAt')
  await expect.poll(shownNames).toHaveLength(4)

  const header = page.getByRole('columnheader', { name: 'Received' })
  await userEvent.click(header)
  await expect.poll(shownNames).toEqual(['December', 'February', 'April', 'No date'])
  await userEvent.click(header)
  await expect.poll(shownNames).toEqual(['April', 'February', 'December', 'No date'])
})

test('the chosen row height is kept for the next visit', async () => {
  await firestore.seed({ admins, New_Registration: [aRegistration(1, { name: 'Asha' })] })
  await openList()
  await expect.poll(shownNames).toEqual(['Asha'])
  const height = () =>
    page.getByRole('row', { name: /Asha/ }).element().getBoundingClientRect().height
  const compact = height()

  await userEvent.click(page.getByRole('button', { name: 'Rows: Compact' }))
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Comfortable' }))
  await expect.poll(height).toBeGreaterThan(compact * 1.5)
  const comfortable = height()

  await leaveApp()
  const { router } = renderApp('/memberlist')
  await expect.poll(() => router.location.pathname).toBe('/memberlist')
  await expect.element(page.getByRole('button', { name: 'Rows: Comfortable' })).toBeVisible()
  await expect.poll(height).toBe(comfortable)
})

test('the chosen columns are kept for the next visit, but a link has its own', async () => {
  await firestore.seed({ admins, New_Registration: [aRegistration(1, { name: 'Asha' })] })
  await openList()
  await expect.poll(shownNames).toEqual(['Asha'])
  const header = (name: string) => page.getByRole('columnheader', { name, exact: true })
  await userEvent.click(page.getByRole('button', { name: 'Columns' }))
  await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Mobile', exact: true }))
  await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'PIN code' }))

  await leaveApp()
  const { router } = renderApp('/memberlist')
  await expect.element(header('PIN code')).toBeInTheDocument()
  await expect.element(header('Mobile')).not.toBeInTheDocument()
  // The link shows these columns to everybody.
  await expect.poll(() => router.location.search).toMatch(/^\?columns=name.*pin/)

  await router.navigate('/memberlist?columns=name,mobile')
  await expect.element(header('Mobile')).toBeVisible()
  await expect.element(header('PIN code')).not.toBeInTheDocument()
  await router.navigate('/memberlist')
  await expect.element(header('PIN code')).toBeInTheDocument()

  await userEvent.click(page.getByRole('button', { name: 'Columns' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Default columns' }))
  await leaveApp()
  renderApp('/memberlist')
  await expect.element(header('Mobile')).toBeVisible()
  await expect.element(header('PIN code')).not.toBeInTheDocument()
})

test('the first column stays in place while the others scroll sideways', async () => {
  await page.viewport(900, 900)
  await firestore.seed({ admins, New_Registration: [aRegistration(1, { name: 'Asha' })] })
  await openList()
  await expect.poll(shownNames).toEqual(['Asha'])
  const left = (name: RegExp) =>
    page.getByRole('gridcell', { name }).first().element().getBoundingClientRect().left
  const [name, mobile] = [left(/Asha/), left(/^\+91/)]

  document.querySelector('.MuiDataGrid-virtualScroller')!.scrollLeft = 200

  await expect.poll(() => left(/^\+91/)).toBe(mobile - 200)
  // Beside the checkboxes, which stay, too.
  await expect.poll(() => Math.abs(left(/Asha/) - name)).toBeLessThan(2)
  const { x, y, width, height } = page
    .getByRole('gridcell', { name: /Asha/ })
    .element()
    .getBoundingClientRect()
  const onTop = document.elementFromPoint(x + width - 8, y + height / 2)
  expect(onTop?.closest('[role="gridcell"]')?.textContent).toContain('Asha')
})

test('records received since the last visit are marked and counted in the menu', async () => {
  const lastVisit = Date.now() - 60_000
  localStorage.setItem('admin-visits', JSON.stringify({ registrations: lastVisit }))
  await firestore.seed({
    admins,
    New_Registration: [
      aRegistration(1, { name: 'Known', createdAt: new Date(lastVisit - 1_000) }),
      aRegistration(2, { name: 'Recent', createdAt: new Date(lastVisit + 1_000) }),
    ],
  })
  await openList()

  await expect.element(entry('New registrations 2 1 new')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Recent' })
  await expect.element(row.getByText('New', { exact: true })).toBeVisible()

  await userEvent.click(entry(/Diamond club/))

  await expect.element(entry('New registrations 2')).toBeVisible()
  expect(localStorage.getItem('admin-visits')).not.toContain('Recent')
  // By the server's time: the clock of this device may be wrong.
  const visits = JSON.parse(localStorage.getItem('admin-visits')!) as { registrations: number }
  expect(visits.registrations).toBe(lastVisit + 1_000)
})

test('a list is unchanged after opening a record or another list', async () => {
  const lastVisit = Date.now() - 60_000
  localStorage.setItem('admin-visits', JSON.stringify({ registrations: lastVisit }))
  await firestore.seed({
    admins,
    New_Registration: [
      aRegistration(1, { name: 'Asha', district: 'Puri', createdAt: new Date(lastVisit + 1_000) }),
      aRegistration(2, { name: 'Bina', district: 'Angul', createdAt: new Date(lastVisit + 2_000) }),
    ],
  })
  const { router } = await openList('?district=Puri&sort=name')
  await expect.poll(shownNames).toEqual(['Asha'])
  await userEvent.click(page.getByRole('row', { name: /Asha/ }).getByRole('checkbox'))

  await userEvent.click(page.getByRole('link', { name: 'Asha' }))
  await userEvent.click(page.getByRole('link', { name: 'Back to the list' }))
  await expect.poll(shownNames).toEqual(['Asha'])
  const row = page.getByRole('row', { name: /Asha/ })
  await expect.element(row.getByText('New', { exact: true })).toBeVisible()
  await expect.element(row.getByRole('checkbox')).toBeChecked()

  await userEvent.click(entry(/Diamond club/))
  await expect.element(page.getByText('No diamond club requests yet.')).toBeVisible()
  await userEvent.click(entry(/New registrations/))
  await expect.poll(shownNames).toEqual(['Asha'])
  await expect.element(choice('District')).toHaveValue('Puri')
  await expect.poll(() => router.location.search).toBe('?district=Puri&sort=name')
  await expect.element(row.getByRole('checkbox')).toBeChecked()
})

test('a cell is copied as displayed, and selected rows in a form for spreadsheets', async () => {
  await firestore.seed({
    admins,
    New_Registration: [
      aRegistration(1, { name: 'Asha', mobile: '9876500001', firmName: '=Sample' }),
      aRegistration(2, { name: 'Bina', mobile: '9876500002', firmName: 'Sample' }),
    ],
  })
  await openList('?columns=name,mobile,firmName&sort=name')
  const copied = followCopies()
  const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  const mobile = rowOf('Bina').getByRole('gridcell', { name: /98765/ })
  await userEvent.click(mobile)
  await userEvent.keyboard('{Control>}c{/Control}')
  expect(copied).toEqual(['+91 98765 00002'])
  copied.length = 0

  await userEvent.click(rowOf('Asha').getByRole('checkbox'))
  await userEvent.click(rowOf('Bina').getByRole('checkbox'))
  await userEvent.click(mobile)
  await userEvent.keyboard('{Control>}c{/Control}')
  const both = "Asha\t'=Sample\t91 98765 00001\nBina\tSample\t91 98765 00002"
  await expect.poll(() => copied).toEqual([both])

  // The bar counts those that a filter hides, too.
  await userEvent.fill(searchField, 'Asha')
  await expect.poll(shownNames).toEqual(['Asha'])
  await expect.element(page.getByRole('group', { name: 'Selected: 2 registrations' })).toBeVisible()
  await userEvent.click(rowOf('Asha').getByRole('gridcell', { name: /98765/ }))
  await userEvent.keyboard('{Control>}c{/Control}')
  await expect.poll(() => copied).toEqual([both, both])
})

test('the next page starts at its first row, in the table and in the cards', async () => {
  const many = Array.from({ length: 60 }, (_, n) => aRegistration(n + 1))
  await firestore.seed({ admins, New_Registration: many })
  await openList('?size=50')
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

test('a CSV file downloaded right after a key press contains the new search results', async () => {
  const many = Array.from({ length: 300 }, (_, n) =>
    aRegistration(n + 1, { name: n === 299 ? 'Wanted' : `Sample ${n}` }),
  )
  await firestore.seed({ admins, New_Registration: many })
  await openList('?columns=name')
  await expect.element(page.getByText('300 registrations')).toBeVisible()
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:test'
  })
  await userEvent.fill(searchField, 'wanted')
  ;(page.getByRole('button', { name: 'Download CSV' }).element() as HTMLElement).click()

  await expect.element(page.getByText('1 row written to the file.')).toBeVisible()
  expect((await files[0]!.text()).trim()).toMatch(/^\uFEFF?"Name"\r\n"Wanted"$/)
})

test('an Excel file holds the search results of the moment, in the columns that are shown', async () => {
  const many = Array.from({ length: 300 }, (_, n) =>
    aRegistration(n + 1, { name: n === 299 ? 'Wanted' : `Sample ${n}`, pin: '751001' }),
  )
  await firestore.seed({ admins, New_Registration: many })
  await openList('?columns=name,pin')
  await expect.element(page.getByText('300 registrations')).toBeVisible()
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:test'
  })
  await userEvent.fill(searchField, 'wanted')
  ;(page.getByRole('button', { name: 'Download Excel' }).element() as HTMLElement).click()

  await expect.element(page.getByText('1 row written to the file.')).toBeVisible()
  expect(await readSheet(files[0]!)).toEqual([
    ['Name', 'PIN code'],
    ['Wanted', '751001'],
  ])
})

/** Blocks the page for some milliseconds. */
function spend(millis: number) {
  const end = performance.now() + millis
  while (performance.now() < end);
}

test('a large CSV file shows its progress', async () => {
  const many = Array.from({ length: 600 }, (_, n) => aRegistration(n + 1))
  await firestore.seed({ admins, New_Registration: many })
  await openList('?columns=reference')
  await expect.element(page.getByText('600 registrations')).toBeVisible()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test')
  const bar = page.getByRole('progressbar', { name: 'Creating the file' })
  // This is called for each row.
  // oxlint-disable-next-line typescript/unbound-method -- called with what it was called with
  const { slice } = String.prototype
  let slowness = 0
  vi.spyOn(String.prototype, 'slice').mockImplementation(function (this: string, from, to) {
    if (this.length === 20 && from === 4 && to === 8) spend(slowness)
    return slice.call(this, from, to)
  })
  const wasShown: boolean[] = []
  const watch = new MutationObserver(() => wasShown.push(bar.elements().length > 0))
  watch.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  const download = async () => {
    wasShown.length = 0
    await userEvent.click(page.getByRole('button', { name: 'Download CSV' }))
    await expect.element(page.getByText('600 rows written to the file.')).toBeVisible()
    return wasShown.includes(true)
  }

  expect(await download()).toBe(false)
  slowness = 3
  expect(await download()).toBe(true)
  expect(bar.elements()).toEqual([])
})

test('a list that reconnects says so, and warns only if nothing arrives', async () => {
  await firestore.seed({ admins, New_Registration: [aRegistration(1, { name: 'Asha' })] })
  const { store } = await openList()
  await expect.poll(shownNames).toEqual(['Asha'])

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  store.dispatch(subscribed({ at: Date.now() }))

  await expect.element(page.getByText('Refreshing…')).toBeVisible()
  vi.advanceTimersByTime(8_000)
  await expect.element(page.getByText(/^Not live since/)).toBeVisible()
})

test('records of the same person are marked across all lists, and the marks follow a change', async () => {
  const mobile = '9876500001'
  // The same number in another format.
  const first = aRegistration(1, { name: 'Asha', mobile: '+91 98765-00001' })
  const second = aGrowthFundRequest(2, { name: 'Asha again', mobile })
  await firestore.seed({ admins, New_Registration: [first], growth_fund_req: [second] })
  await openList()
  await userEvent.fill(searchField, mobile)
  await expect.poll(shownNames).toEqual(['Asha'])
  await expect.element(page.getByText('1 more')).toBeVisible()

  await firestore.update(`growth_fund_req/${second.id}`, { mobile: '9876500002' })

  await expect.element(page.getByText('1 more')).not.toBeInTheDocument()
})

test('a long name is cut off before its badges are', async () => {
  await page.viewport(1440, 900)
  const mobile = '9876500001'
  const name = 'Asha '.repeat(20).trim()
  await firestore.seed({
    admins,
    New_Registration: [aRegistration(1, { name, mobile })],
    growth_fund_req: [aGrowthFundRequest(2, { mobile })],
  })
  await openList()
  const mark = page.getByText('1 more')
  await expect.element(mark).toBeVisible()
  const cell = mark.element().closest('[role="gridcell"]')!
  const end = (element: Element) => element.getBoundingClientRect().right
  expect(end(mark.element())).toBeLessThanOrEqual(end(cell))
})

test.each([
  ['gstin', '21AAPFU0939F1ZV', '21 aapfu 0939 f1zv'],
  ['udyam', 'UDYAM-OD-19-0000001', 'udyam-od-19-0000001'],
])(
  'registrations with the same %s are marked, however it is spelled',
  async (field, ...spelled) => {
    const none = { gstin: undefined, udyam: undefined }
    const of = (n: number, name: string, value?: string) =>
      aRegistration(n, { ...none, name, mobile: `987650000${n}`, [field]: value })
    await firestore.seed({
      admins,
      New_Registration: [of(1, 'Asha', spelled[0]), of(2, 'Bina', spelled[1]), of(3, 'Chitra')],
    })
    await openList('?sort=name')
    await expect.poll(shownNames).toEqual(['Asha', 'Bina', 'Chitra'])

    const mark = (name: string) =>
      page.getByRole('row').filter({ hasText: name }).getByText('1 more').elements().length
    await expect.poll(() => ['Asha', 'Bina', 'Chitra'].map(mark)).toEqual([1, 1, 0])
  },
)

test('the menu shows the total of every list, opened or not, and whether it is not live', async () => {
  const answer = {
    id: submissionId(1, 3),
    data: {
      name: 'Asha',
      answer: 'I will attend',
      people: 3,
      meetingDate: '2999-01-02',
      meetingId: 'm1',
      createdAt: new Date(),
    },
  }
  const land = { id: submissionId(1, 4), data: { name: 'Bina', request: 'Need land', area: 2.5 } }
  localStorage.setItem('admin-visits', JSON.stringify({ 'meeting-answers': 1 }))
  await firestore.seed({ admins, monthly_meeting_req: [answer], land_bank_req: [land] })
  const { store } = await openList()
  await expect.element(entry('Monthly meeting answers 1 1 new')).toBeVisible()
  await expect.element(entry('Land issues 1')).toBeVisible()

  await userEvent.click(entry(/Monthly meeting answers/))
  await expect.element(page.getByText('3 on 2999-01-02')).toBeVisible()
  await expect.poll(shownNames).toEqual(['Asha'])
  await userEvent.selectOptions(choice('Meeting Date'), '2999-01-02')

  await userEvent.click(entry(/Land issues/))
  await expect.poll(shownNames).toEqual(['Bina'])
  await userEvent.click(page.getByRole('link', { name: 'Bina' }))
  await expect.element(page.getByRole('heading', { name: 'Bina', level: 1 })).toBeVisible()

  // As a minute after the last subscriber has gone.
  store.dispatch(meetingAnswers.slice.actions.unsubscribed({ at: Date.now() }))
  await expect.element(entry('Monthly meeting answers 1 Not live')).toBeVisible()
})

test('a list of which nothing has arrived has no total in the menu, not even zero', async () => {
  await firestore.seed({ admins, New_Registration: [aRegistration(1)] })
  const { store } = await openList()
  await expect.element(entry('New registrations 1')).toBeVisible()

  store.dispatch(sessionChanged())
  store.dispatch(subscribed({ at: Date.now() }))
  const error = { code: 'unavailable', message: 'The connection was lost.' }
  store.dispatch(subscriptionFailed({ error, at: Date.now() }))

  await expect.element(entry(/^New registrations Not live$/)).toBeVisible()
})

test('the print button prints all matches, also where the browser does not tell of printing', async () => {
  const many = Array.from({ length: 60 }, (_, n) => aRegistration(n + 1))
  await firestore.seed({ admins, New_Registration: many })
  const { store } = await openList('?size=25&columns=name')
  await expect.element(page.getByText('60 registrations')).toBeVisible()
  const rows: number[] = []
  // As in an in-app browser: neither `beforeprint` nor `afterprint` comes.
  vi.spyOn(window, 'print').mockImplementation(() => {
    rows.push(document.querySelector('table')?.tBodies[0]?.rows.length ?? 0)
  })
  const print = page.getByRole('button', { name: 'Print' })

  await userEvent.click(print)
  await expect.poll(() => rows).toEqual([60])
  await userEvent.fill(searchField, many[0]!.data.mobile as string)
  await expect.element(page.getByText('1 of 60 registrations')).toBeVisible()
  await userEvent.click(print)
  await expect.poll(() => rows).toEqual([60, 1])

  // Ctrl+P, where the browser does.
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(() => document.querySelector('table')).toBeNull()
  window.dispatchEvent(new Event('beforeprint'))
  expect(document.querySelector('table')?.tBodies[0]?.rows.length).toBe(1)
  window.dispatchEvent(new Event('afterprint'))

  // Paper must not look live.
  const error = { code: 'unavailable', message: 'The connection was lost.' }
  store.dispatch(subscriptionFailed({ error, at: Date.now() }))
  await expect.element(page.getByText(/^Not live since/)).toBeVisible()
  await userEvent.click(print)
  await expect
    .poll(() => document.querySelector('h1 + p')?.textContent)
    .toMatch(/ · not live since /)
})

test('a list is marked in the menu as soon as it is clicked, and then opens', async () => {
  await firestore.seed({
    admins,
    New_Registration: [aRegistration(1)],
    growth_fund_req: [aGrowthFundRequest(1)],
  })
  await openList()
  await expect.poll(shownNames).toHaveLength(1)
  const link = entry(/^Growth fund/).element() as HTMLElement
  const list = () => document.getElementById('records')
  const isInert = () => list()?.closest('[inert]') !== null

  link.click()
  await Promise.resolve()
  expect(link.getAttribute('aria-current')).toBe('page')
  // A click on the old list must not act on the new one.
  expect(list()?.getAttribute('aria-label')).toBe('New registrations')
  expect(isInert()).toBe(true)

  await expect.poll(() => list()?.getAttribute('aria-label')).toBe('Growth fund')
  expect(isInert()).toBe(false)
})

test('a chart describes itself in words, and clicking a bar filters by it', async () => {
  await firestore.seed({
    admins,
    New_Registration: [
      aRegistration(1, { name: 'Asha', district: 'Puri', createdAt: new Date() }),
      aRegistration(2, { name: 'Bina', district: 'Angul', createdAt: new Date() }),
    ],
  })
  await openList()
  await expect.element(page.getByRole('img', { name: /week of .+: 2$/ })).toBeVisible()

  await userEvent.click(page.getByRole('button', { name: 'Puri 1', exact: true }))

  await expect.poll(shownNames).toEqual(['Asha'])
  await expect.element(choice('District')).toHaveValue('Puri')
})

test('the list has no accessibility violation with data, empty, not live or as cards', async () => {
  await firestore.seed({ admins, New_Registration: [aRegistration(1), aRegistration(2)] })
  const { store } = await openList()
  await expect.element(page.getByRole('grid')).toBeVisible()
  await expectNoViolations()

  await page.viewport(360, 780)
  await expect
    .element(page.getByRole('list', { name: 'New registrations' }).getByRole('listitem').first())
    .toBeVisible()
  const next = page.getByRole('button', { name: 'Go to next page' }).element()
  expect(next.getBoundingClientRect().right).toBeLessThanOrEqual(360)
  await userEvent.click(page.getByRole('button', { name: 'Filters' }))
  await expectNoViolations()
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
  await firestore.seed({ admins, New_Registration: [first, second] })
  await openList()
  await expect.poll(shownNames).toEqual(['Bina', 'Asha'])

  await firestore.seed({ New_Registration: [third] })

  await expect.poll(shownNames).toEqual(['Chitra', 'Bina', 'Asha'])
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  const shown = (name: string) => [
    row(name).getByRole('link').element().getAttribute('href'),
    row(name).getByText('1 more').elements().length,
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
  await firestore.seed({ admins, New_Registration: [received(1, 5), received(2, 4)] })
  const { router } = await openList()
  await expect.poll(shownNames).toEqual(['Sample 2', 'Sample 1'])
  const row = page.getByRole('row', { name: /Sample 1/ })
  await userEvent.click(row.getByRole('checkbox'))
  await userEvent.click(row.getByRole('gridcell').nth(2))

  await firestore.seed({ New_Registration: [received(3, 1)] })

  await expect.poll(shownNames).toEqual(['Sample 3', 'Sample 2', 'Sample 1'])
  await expect.element(row.getByRole('checkbox')).toBeChecked()
  await expect.element(page.getByText('Copy emails of 1 selected')).toBeVisible()
  await expect.element(row.getByRole('gridcell').nth(2)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.location.pathname).toBe(`/member/${received(1, 5).id}`)
})

test('the newest records of a large list show while the rest load, and a partial list is not exported', async () => {
  await firestore.seed({ admins, New_Registration: [aRegistration(1, { name: 'Asha' })] })
  const { store, router } = await openList()
  await expect.poll(shownNames).toEqual(['Asha'])
  const newest = registrations.selectAll(store.getState())
  const download = page.getByRole('button', { name: 'Download CSV' })

  store.dispatch(sessionChanged())
  store.dispatch(subscribed({ at: Date.now() }))
  store.dispatch(newestReceived(newest))

  await expect.element(page.getByText('Loading all registrations…')).toBeVisible()
  await expect.element(page.getByText('Showing the newest; loading the rest…')).toBeVisible()
  await expect.element(page.getByText('Counting…').first()).toBeVisible()
  expect(shownNames()).toEqual(['Asha'])
  // The total is not known yet.
  await expect.element(entry('New registrations')).toBeVisible()
  for (const name of ['Download Excel', 'Download CSV', 'Print', 'Copy emails']) {
    await expect.element(page.getByRole('button', { name })).toBeDisabled()
  }
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
  await expect.element(download).toBeEnabled()
})

test('screen readers announce the place in the whole list and the number of selected rows', async () => {
  const many = Array.from({ length: 60 }, (_, n) => aRegistration(n + 1))
  await firestore.seed({ admins, New_Registration: many })
  await openList('?size=25&page=2')
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
  await firestore.seed({ admins, New_Registration: [aRegistration(1, { name: 'Asha' })] })
  await openList()
  await expect.poll(shownNames).toEqual(['Asha'])
  const statuses = page.getByRole('main').getByRole('status')
  const spoken = () => statuses.elements().map(({ textContent }) => textContent)
  await userEvent.fill(searchField, 'asha')
  await expect.poll(spoken).toEqual(['', '1 found'])

  await firestore.seed({ New_Registration: [aRegistration(2, { name: 'Asha again' })] })
  await expect.poll(shownNames).toHaveLength(2)
  await expect.element(page.getByText('2 registrations', { exact: true })).toBeVisible()
  expect(spoken()).toEqual(['', '1 found'])
})

test('the arrow keys lead through the column of checkboxes, and out of it', async () => {
  const records = [1, 2, 3].map((n) =>
    aRegistration(n, { name: `Sample ${n}`, createdAt: new Date(Date.now() - n * 60_000) }),
  )
  await firestore.seed({ admins, New_Registration: records })
  await openList()
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
  await expect.element(page.getByRole('link', { name: 'Sample 1' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{End}{Home}')
  await expect.element(box(1)).toHaveFocus()
})
