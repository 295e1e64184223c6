import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { inStates, openWith, button, selectAll, choose, reviewsNow } from './selectRequests'

/* One change for many requests at once. */

const firestore = firestoreFor()

let passed = 0

afterEach(() => {
  vi.restoreAllMocks()
  passed = 0
})

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

/** Lets seconds pass in which a change can be undone. */
function passSeconds(seconds: number) {
  passed += seconds
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + passed * 1000)
}

const realNow = Date.now.bind(Date)

test('within ten seconds it is undone, and nothing is written after them either', async () => {
  await openWith(inStates('reviewing', 'reviewing'))
  await selectAll()
  await userEvent.click(button('Recommend to committee'))
  await userEvent.click(button('Undo'))
  passSeconds(11)

  await expect.element(page.getByText('Recommend to committee: 2 selected')).not.toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect((await reviewsNow()).map((review) => review?.state)).toEqual(['reviewing', 'reviewing'])
  await expect.element(button('Recommend to committee')).toBeVisible()
})

test('after ten seconds it begins by itself, also on another page, wherever mouse and focus are', async () => {
  const { router } = await openWith(inStates('reviewing'))
  await selectAll()
  await userEvent.click(button('Recommend to committee'))
  await router.navigate('/MonthlyMeetingVenue')
  const undo = button('Undo')
  await expect.element(undo).toBeVisible()
  await userEvent.hover(undo)
  undo.element().focus()
  expect((await reviewsNow()).map((review) => review?.state)).toEqual(['reviewing'])
  passSeconds(10)
  await expect.element(page.getByText('Recommend to committee: all 1 done')).toBeVisible()
  expect((await reviewsNow()).map((review) => review?.state)).toEqual(['recommended'])
})

test('who needs more time to undo can have it, at once or from then on', async () => {
  await openWith(inStates('reviewing'))
  await selectAll()
  await userEvent.click(button('Recommend to committee'))
  const left = () => Number(/\((\d+)\)/.exec(button(/^Undo/).element().textContent)?.[1])
  await userEvent.click(button('Wait longer'))
  await expect.element(page.getByText(/^(6\d|70) seconds left to undo$/)).toBeInTheDocument()
  await expectNoViolations()
  passSeconds(20)
  await expect.poll(left).toBeLessThan(50)
  await userEvent.click(button('Undo'))

  await userEvent.click(button('Own Namuna'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Shortcuts' }))
  await userEvent.selectOptions(page.getByLabelText('Time to undo'), '2 minutes')
  await expectNoViolations()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(button('Recommend to committee'))
  await expect.poll(left).toBeGreaterThan(60)
  passSeconds(120)
  await expect.element(page.getByText('Recommend to committee: all 1 done')).toBeVisible()
})

test('a step of one request that waits is not taken for written by a change of many', async () => {
  const both = await openBoth()
  await userEvent.click(button('Save now').last())

  await expect.element(page.getByText('Start review: all 2 done')).toBeVisible()
  expect((await reviewsNow()).map((review) => review?.state)).toEqual(['reviewing', 'reviewing'])
  await expect.element(both.step).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^Tell/ })).not.toBeInTheDocument()
  await userEvent.click(button('Save now'))
  const alert = page.getByRole('alert').filter({ hasText: 'Your step was not saved' })
  await expect.element(alert).toHaveTextContent('You moved it from Received to In review')
  await userEvent.click(button('Save anyway'))
  await expect
    .poll(async () => (await reviewsNow()).map((review) => review?.state))
    .toContain('withdrawn')
})

test('one key undoes what was pressed last, and the help names it once', async () => {
  const both = await openBoth()
  await userEvent.keyboard('?')
  const help = page.getByRole('dialog', { name: 'Shortcuts' })
  await expect.element(help).toBeVisible()
  expect(help.getByRole('heading', { name: 'Everywhere at the desk' }).elements()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(help).not.toBeInTheDocument()

  await userEvent.keyboard('u')
  await expect.element(both.step).not.toBeInTheDocument()
  await expect.element(both.bulk).toBeVisible()
  await userEvent.keyboard('u')
  await expect.element(both.bulk).not.toBeInTheDocument()
  expect(await reviewsNow()).toEqual([undefined, undefined])
})

/** A change of two requests, and after it a step of one of them, both not written yet. */
async function openBoth() {
  const records = inStates('received', 'received')
  const { router } = await openWith(records)
  await selectAll()
  await userEvent.click(button('Start review'))
  const bulk = page.getByText('Start review: 2 selected')
  await expect.element(bulk).toBeVisible()
  await router.navigate(`/member/${records[0]!.id}`)
  await expect.element(page.getByRole('heading', { name: 'Sample 1', level: 1 })).toBeVisible()
  await choose('More', /^Withdrawn by applicant…$/)
  await userEvent.fill(page.getByLabelText('How did the applicant say so?'), 'By telephone')
  await userEvent.click(page.getByRole('form').getByRole('button', { name: 'Withdrawn' }))
  const step = page.getByText('Withdrawn: Sample 1')
  await expect.element(step).toBeVisible()
  return { bulk, step }
}
