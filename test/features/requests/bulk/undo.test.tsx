import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { firestoreFor } from '@test/support/emulators/firestore'
import { inStates, openWith, button, selectAll, choose, reviewsNow } from './selectRequests'
import { endUndoTime, passSeconds } from '@test/support/page/undoTime'

/* One change for many requests at once. */

const firestore = firestoreFor()

afterEach(() => vi.restoreAllMocks())

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

test('the list shows it at once, and as before when it is undone: nothing is written later either', async () => {
  const { router } = await openWith(inStates('received', 'received'))
  const cells = (text: string) => page.getByRole('gridcell', { name: text, exact: true })
  await selectAll()
  await choose('Change status', 'Start review')
  await expect.element(cells('In review').nth(1)).toBeVisible()
  expect(await reviewsNow()).toEqual([undefined, undefined])
  // So does the page of each of them.
  await userEvent.click(page.getByRole('grid').getByRole('link').first())
  await expect.element(button('Recommend')).toBeVisible()
  await router.navigate(-1)
  await userEvent.click(button('Undo'))
  await expect.element(cells('Received').nth(1)).toBeVisible()
  await expect.element(page.getByText('Moved to In review: 2 selected')).not.toBeInTheDocument()
  passSeconds(11)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await reviewsNow()).toEqual([undefined, undefined])

  await choose('Assign', 'Kabita Namuna')
  await expect.element(cells('Kabita Namuna').nth(1)).toBeVisible()
  await userEvent.click(button('Undo'))
  await expect.element(cells('Kabita Namuna')).not.toBeInTheDocument()
})

test('after ten seconds it begins by itself, also on another page', async () => {
  const { router } = await openWith(inStates('received'))
  await selectAll()
  await choose('Change status', 'Start review')
  await router.navigate('/MonthlyMeetingVenue')
  await expect.element(button('Undo')).toBeVisible()
  await userEvent.hover(page.getByRole('heading', { level: 1 }))
  expect((await reviewsNow()).map((review) => review?.state)).toEqual([undefined])
  passSeconds(10)
  await expect.element(page.getByText('In review: 1', { exact: true })).toBeVisible()
  expect((await reviewsNow()).map((review) => review?.state)).toEqual(['reviewing'])
})

test('pointer or focus on it holds the time, for two minutes at most, and it says so', async () => {
  await openWith(inStates('received'))
  await selectAll()
  await choose('Change status', 'Start review')
  const says = page.getByText('Waits while you are here, for 2 minutes at most').first()
  await userEvent.hover(button('Undo'))
  await expect.element(says).toBeVisible()
  passSeconds(60)
  await new Promise((resolve) => setTimeout(resolve, 600))
  await expect.element(button('Undo')).toBeVisible()
  await userEvent.hover(page.getByRole('heading', { level: 1 }))
  button('Undo').element().focus()
  passSeconds(50)
  await new Promise((resolve) => setTimeout(resolve, 600))
  await expect.element(button('Undo')).toBeVisible()

  passSeconds(11)
  await expect.element(page.getByText('In review: 1', { exact: true })).toBeVisible()
})

test('an administrator who needs more time to undo has it from then on', async () => {
  await openWith(inStates('received'))
  await userEvent.keyboard('?')
  await userEvent.selectOptions(page.getByLabelText('Time to undo'), '2 minutes')
  await userEvent.keyboard('{Escape}')
  await selectAll()
  await choose('Change status', 'Start review')
  await userEvent.hover(page.getByRole('heading', { level: 1 }))
  passSeconds(100)
  await new Promise((resolve) => setTimeout(resolve, 600))
  await expect.element(button('Undo')).toBeVisible()
  passSeconds(20)
  await expect.element(page.getByText('In review: 1', { exact: true })).toBeVisible()
})

test('a change of many and a step of one of them wait for each other', async () => {
  await openBoth()
  await endUndoTime()

  await expect.element(page.getByText('In review: 2', { exact: true })).toBeVisible()
  await expect
    .poll(async () => new Set((await reviewsNow()).map((review) => review?.state)))
    .toEqual(new Set(['reviewing', 'withdrawn']))
})

test('one key undoes what was pressed last, and the help names it once', async () => {
  const both = await openBoth()
  await userEvent.keyboard('?')
  const help = page.getByRole('dialog', { name: 'Shortcuts' })
  await expect.element(help).toBeVisible()
  expect(help.getByRole('heading', { name: 'Everywhere' }).elements()).toHaveLength(1)
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
  await choose('Change status', 'Start review')
  const bulk = page.getByText('Moved to In review: 2 selected')
  await expect.element(bulk).toBeVisible()
  await router.navigate(`/member/${records[0]!.id}`)
  await expect.element(page.getByRole('heading', { name: 'Sample 1', level: 1 })).toBeVisible()
  await choose('More', /^Withdrawn by applicant…$/)
  await userEvent.fill(page.getByLabelText('How did the applicant say so?'), 'By telephone')
  await userEvent.click(page.getByRole('form').getByRole('button', { name: 'Withdrawn' }))
  const step = page.getByText('Moved to Withdrawn: Sample 1')
  await expect.element(step).toBeVisible()
  return { bulk, step }
}
