import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { firestoreFor } from '@test/support/emulators/firestore'
import { referenceOf } from '@/shared/requests/reference'
import { openList, shownNames, entry, choice, searchField } from './openList'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a registration is found by its mobile in any format, its GSTIN or its reference number', async () => {
  const wanted = aRegistration(1, { name: 'Asha', mobile: '9876543210', gstin: '27AAPFU0939F1ZV' })
  const others = [aRegistration(2, { name: 'Bina' }), aRegistration(3, { name: 'Chitra' })]
  const { router } = await openList({ New_Registration: [wanted, ...others] })
  await expect.poll(shownNames).toHaveLength(3)

  const reference = referenceOf('NR', wanted.id)
  for (const query of ['0091 98765 43210', 'aapfu0939', reference.toLowerCase()]) {
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

test('filters combine, are kept in the address and are restored from it', async () => {
  const day = (date: string) => new Date(`${date}T12:00:00`)
  const common = { district: 'Cuttack', sector: 'Services' } as const
  const { router } = await openList({
    New_Registration: [
      aRegistration(1, { ...common, name: 'In both', createdAt: day('2026-11-10') }),
      aRegistration(2, { ...common, name: 'Too early', createdAt: day('2026-11-01') }),
      aRegistration(3, { ...common, name: 'Elsewhere', district: 'Puri' }),
      aRegistration(4, { ...common, name: 'Other trade', sector: 'Other' }),
    ],
  })
  await expect.poll(shownNames).toHaveLength(4)

  await userEvent.fill(choice('District'), 'cuttack')
  await userEvent.selectOptions(choice('Sector'), 'Services')
  await userEvent.click(page.getByRole('button', { name: 'Filter', exact: true }))
  await typeDay('Received from', '10112026')
  await typeDay('Received until', '10112026')
  await userEvent.click(page.getByRole('button', { name: 'Done' }))

  await expect.poll(shownNames).toEqual(['In both'])
  await expect
    .poll(() => router.location.search)
    .toBe('?district=Cuttack&sector=Services&from=2026-11-10&to=2026-11-10')

  await userEvent.click(page.getByRole('button', { name: 'Filter', exact: true }))
  await typeDay('Received until', '09112026')
  await expect.element(page.getByText('End date is before start date')).toBeVisible()
  await typeDay('Received until', '11112026')
  await expect.element(page.getByText('End date is before start date')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await expect
    .element(page.getByRole('button', { name: 'Received from 10 Nov 2026' }))
    .toBeVisible()

  await router.navigate('/memberlist?district=Puri&sort=-name&columns=name,pin&size=25')
  await expect.poll(shownNames).toEqual(['Elsewhere'])
  await expect.element(choice('District')).toHaveValue('Puri')
  await expect.element(page.getByRole('columnheader', { name: 'PIN code' })).toBeVisible()
  expect(page.getByRole('columnheader', { name: 'Mobile' }).elements()).toEqual([])

  await userEvent.click(page.getByRole('button', { name: 'Clear', exact: true }))
  await expect.poll(shownNames).toEqual(['Too early', 'Other trade', 'In both', 'Elsewhere'])
})

/** Types a day into a field of the open filters. */
async function typeDay(label: string, digits: string) {
  const field = page.getByRole('group', { name: label })
  await userEvent.click(field.getByRole('spinbutton', { name: 'Day' }))
  await userEvent.keyboard(digits)
}

test('a record opened right after filtering stays open, and Back leads to the filtered list', async () => {
  const { router } = await openList({
    New_Registration: [aRegistration(1, { sector: 'Services' })],
  })
  await expect.poll(shownNames).toHaveLength(1)
  const sector = choice('Sector').element() as HTMLSelectElement
  const link = page.getByRole('grid').getByRole('link').element() as HTMLAnchorElement

  sector.value = 'Services'
  sector.dispatchEvent(new Event('change', { bubbles: true }))
  link.click()
  // Longer than the pause until the address changes.
  await new Promise((resolve) => setTimeout(resolve, 600))

  expect(router.location.pathname).toMatch(/^\/member\/\w/)
  await router.navigate(-1)
  await expect.element(choice('Sector')).toHaveValue('Services')
})

test('a list is unchanged after opening a record, also in another tab with the Ctrl key, or another list', async () => {
  const lastVisit = Date.now() - 60_000
  localStorage.setItem('admin-visits', JSON.stringify({ registrations: lastVisit }))
  const { router } = await openList(
    {
      New_Registration: [
        aRegistration(1, {
          name: 'Asha',
          district: 'Puri',
          createdAt: new Date(lastVisit + 1_000),
        }),
        aRegistration(2, {
          name: 'Bina',
          district: 'Angul',
          createdAt: new Date(lastVisit + 2_000),
        }),
      ],
    },
    '?district=Puri&sort=name',
  )
  await expect.poll(shownNames).toEqual(['Asha'])
  await userEvent.click(page.getByRole('row', { name: /Asha/ }).getByRole('checkbox'))
  const link = page.getByRole('link', { name: 'Asha' })
  const { href } = link.element() as HTMLAnchorElement
  expect(new URL(href).pathname).toBe(`/member/${aRegistration(1).id}`)
  let wasTaken: boolean | undefined
  const catchClick = (event: MouseEvent) => {
    wasTaken = event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', catchClick, { once: true })
  const press = { bubbles: true, cancelable: true, ctrlKey: true }
  link.element().dispatchEvent(new MouseEvent('click', press))
  expect(wasTaken).toBe(false)
  expect(router.location.pathname).toBe('/memberlist')

  await userEvent.click(link)
  await userEvent.click(
    page.getByRole('navigation', { name: 'List' }).getByRole('link', { name: 'New registrations' }),
  )
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
