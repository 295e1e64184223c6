import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { gridStyles } from '@scripts/prerender/gridStyles'
import { aRegistration } from '@scripts/samples/records'
import { aGrowthFundRequest } from '@scripts/samples/requestRecords'
import { firestoreFor } from '@test/support/emulators/firestore'
import { leaveApp, renderApp } from '@test/support/page/renderApp'
import { openList, shownNames, entry } from './openList'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('the security policy allows the styles that the grid writes', async () => {
  await openList({ New_Registration: [aRegistration(1)] })
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

test('amounts sort as numbers, and columns can be chosen', async () => {
  const amounts = [900_000, 1_200_000, 50_000]
  const { router } = await openList({
    growth_fund_req: amounts.map((amount, n) =>
      aGrowthFundRequest(n + 1, { amount, name: `Asks ${amount}` }),
    ),
  })
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
    .toMatch(/^\?list=growth-fund&sort=amount&columns=reference.*email/)
})

test('the chosen columns and row height are kept for the next visit, but a link has its own columns', async () => {
  await openList({ New_Registration: [aRegistration(1, { name: 'Asha' })] })
  await expect.poll(shownNames).toEqual(['Asha'])
  const header = (name: string) => page.getByRole('columnheader', { name, exact: true })
  const height = () =>
    page.getByRole('row', { name: /Asha/ }).element().getBoundingClientRect().height
  const compact = height()
  await userEvent.click(page.getByRole('button', { name: 'Columns' }))
  await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Mobile', exact: true }))
  await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'PIN code' }))
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Rows: comfortable' }))
  await userEvent.keyboard('{Escape}')
  await expect.poll(height).toBeGreaterThan(compact * 1.5)
  const comfortable = height()

  await leaveApp()
  const { router } = renderApp('/memberlist')
  await expect.element(header('PIN code')).toBeInTheDocument()
  await expect.poll(height).toBe(comfortable)
  await expect.element(header('Mobile')).not.toBeInTheDocument()
  // The link shows these columns to everybody.
  await expect.poll(() => router.location.search).toMatch(/^\?columns=reference.*pin/)

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

test('the names stay in place while the others scroll sideways', async () => {
  await page.viewport(900, 900)
  await openList({ New_Registration: [aRegistration(1, { name: 'Asha' })] })
  await expect.poll(shownNames).toEqual(['Asha'])
  const left = (name: RegExp) =>
    page.getByRole('gridcell', { name }).first().element().getBoundingClientRect().left
  const mobile = left(/^\+91/)

  document.querySelector('.MuiDataGrid-virtualScroller')!.scrollLeft = 200

  await expect.poll(() => left(/^\+91/)).toBe(mobile - 200)
  // Beside the checkboxes, which stay, too; the reference number before it does not.
  const boxes = page.getByRole('row', { name: /Asha/ }).getByRole('gridcell').first().element()
  await expect
    .poll(() => Math.abs(left(/Asha/) - boxes.getBoundingClientRect().right))
    .toBeLessThan(2)
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
  await openList({
    New_Registration: [
      aRegistration(1, { name: 'Known', createdAt: new Date(lastVisit - 1_000) }),
      aRegistration(2, { name: 'Recent', createdAt: new Date(lastVisit + 1_000) }),
    ],
  })

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

test('a long name is cut off before its badges are', async () => {
  await page.viewport(1440, 900)
  const mobile = '9876500001'
  const name = 'Asha '.repeat(20).trim()
  await openList({
    New_Registration: [aRegistration(1, { name, mobile })],
    growth_fund_req: [aGrowthFundRequest(2, { mobile })],
  })
  const mark = page.getByText('1 other form')
  await expect.element(mark).toBeVisible()
  const cell = mark.element().closest('[role="gridcell"]')!
  const end = (element: Element) => element.getBoundingClientRect().right
  expect(end(mark.element())).toBeLessThanOrEqual(end(cell))
})
