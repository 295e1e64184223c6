import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { button, colleagueWrites, heading, openRecord } from './openRecord'

const firestore = firestoreFor()

beforeEach(() => firestore.clear())

const tab = (name: string) => page.getByRole('tab', { name })

const box = (element: Element) => element.getBoundingClientRect()

test('on a phone a record has three tabs, and its steps are at the thumb', async () => {
  await page.viewport(360, 780)
  await openRecord({ state: 'recommended' })
  const steps = page.getByRole('group', { name: 'Steps' })
  await expect.element(steps.getByRole('button', { name: /^Approve/ })).toBeVisible()
  await expect.element(tab('Details')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('region', { name: 'Person', exact: true })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'History' })).not.toBeInTheDocument()
  await expectNoViolations()

  // They stay there, however far the page is scrolled.
  window.scrollTo(0, document.documentElement.scrollHeight)
  const bottom = box(steps.element().parentElement!)
  expect(Math.round(bottom.bottom)).toBe(780)
  expect(bottom.height).toBeLessThan(60)
  expect(document.documentElement.scrollWidth).toBe(360)
  await colleagueWrites({ assignee: 'colleague' }, { assignee: 'colleague' })
  await firestore.update('admins/colleague', { name: 'Venkatanarasimharajuvaripeta'.repeat(3) })
  await expect.element(page.getByText(/^Venkata/).first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
  const presses = page.getByRole('main').getByRole('button').elements()
  const low = presses.filter((press) => box(press).height > 0 && box(press).height < 44)
  expect(low.map((press) => press.ariaLabel ?? press.textContent)).toEqual([])

  await userEvent.click(tab('Checks'))
  await expect.element(page.getByRole('region', { name: 'Checks' })).toBeVisible()
  await expect.element(button('Assign to me')).toBeVisible()
  await expectNoViolations()
  await userEvent.click(tab('History'))
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toBeVisible()
})

test('with the keyboard of a phone open, the button that sends stays on the screen', async () => {
  await page.viewport(360, 430)
  await openRecord({ state: 'recommended' })

  await userEvent.click(button(/^Refuse/))
  const form = page.getByRole('form', { name: 'Refuse' })
  await userEvent.click(form.getByRole('textbox').last())
  const send = form.getByRole('button', { name: 'Refuse', exact: true })
  await expect.poll(() => box(send.element()).bottom).toBeLessThanOrEqual(430)
  await userEvent.keyboard('{Escape}')
  await expect.element(button(/^Refuse/)).toHaveFocus()
  await expect.element(heading('Asha')).toBeVisible()
})
