import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Sample } from '@scripts/samples/records'
import { aGrowthFundRequest } from '@scripts/samples/requestRecords'
import { aReviewIn } from '@scripts/samples/reviews'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { demoAdmin } from '@/shared/config/demo'
import { requestKinds } from '@/shared/requests/kinds'
import type { State } from '@/shared/requests/states'
import {
  minutesAgo,
  colleague,
  inStates,
  openWith,
  button,
  selectAll,
  choose,
  reviewsNow,
} from './selectRequests'

/* One change for many requests at once. */

const firestore = firestoreFor()

afterEach(() => vi.restoreAllMocks())

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

const select = (name: string) =>
  userEvent.click(page.getByRole('row', { name }).getByRole('checkbox'))

test('selecting a row moves none; a step is taken for all selected requests, and says that no applicant was told', async () => {
  const { router } = await openWith(inStates('received', 'received', 'received'))
  const row = page.getByRole('row', { name: 'Sample 2' })
  const top = () => row.element().getBoundingClientRect().top
  const before = top()
  await select('Sample 1')
  await expect.element(button('Change status')).toBeVisible()
  expect(top()).toBe(before)
  await selectAll()
  await expect.element(page.getByRole('group', { name: 'Selected: 3 registrations' })).toBeVisible()
  await choose('Change status', 'Start review')
  await expect.element(page.getByText('In review: 3', { exact: true })).toBeVisible()
  expect((await reviewsNow()).map((review) => review?.state)).toEqual(Array(3).fill('reviewing'))
  await expect.element(page.getByText('The applicants are not informed yet.')).toBeVisible()
  await expectNoViolations()

  await expect.element(page.getByRole('group', { name: /^Selected/ })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('link', { name: 'Show these records' }))
  await expect.element(page.getByText('Only these 3')).toBeVisible()
  const address = new URLSearchParams(router.location.search)
  expect([address.get('state'), address.get('only')?.split(',').length]).toEqual(['all', 3])
  await userEvent.click(page.getByRole('button', { name: 'Close', exact: true }))
  await expect
    .element(page.getByText('The applicants are not informed yet.'))
    .not.toBeInTheDocument()
})

test('a step that needs a reason asks once for all, and keeps what was typed when it is undone', async () => {
  await openWith(inStates('received', 'received'))
  await selectAll()
  await choose('Change status', 'Close request…')
  const dialog = page.getByRole('dialog', { name: 'Close request: 2 registrations' })
  const reason = dialog.getByRole('textbox', { name: 'Office remarks' })
  await userEvent.fill(reason, 'Advertising')
  await expectNoViolations()
  await userEvent.click(dialog.getByRole('button', { name: 'Close request: 2 registrations' }))
  await userEvent.click(button('Undo'))

  await choose('Change status', 'Close request…')
  await expect.element(reason).toHaveValue('Advertising')
  await userEvent.click(dialog.getByRole('button', { name: 'Close request: 2 registrations' }))

  await expect.element(page.getByText('Closed: 2', { exact: true })).toBeVisible()
  const reviews = await reviewsNow()
  expect(reviews).toMatchObject(Array(2).fill({ state: 'closed', reason: 'Advertising' }))
  // No applicant is told of spam, and a closed request does not stay selected out of sight.
  expect(page.getByText('The applicants are not informed yet.').elements()).toEqual([])
  await expect.element(page.getByRole('group', { name: /^Selected/ })).not.toBeInTheDocument()
})

/** Requests of another kind that all wait for the same step. */
async function openAll(kind: 'growth-fund' | 'land-issues', samples: Sample[], state: State) {
  const path = requestKinds[kind].path
  const { review } = aReviewIn(kind, state, [colleague.id], minutesAgo(0))
  await firestore.seed({
    admins: [colleague],
    [path]: samples.map(({ id, data }) => ({ id, data: { ...data, review } })),
  })
  await openDesk({ at: `/memberlist?list=${kind}` })
  await expect.element(page.getByRole('row', { name: /Sample One/ })).toBeVisible()
  await selectAll()
  return async () => (await firestore.list(path)).map(({ review: now }) => now)
}

test('a sanction of many gives each what it asks for, unless an amount is typed', async () => {
  const asking = [300_000, 200_000].map((amount, at) =>
    aGrowthFundRequest(at + 1, { amount, name: at === 0 ? 'Sample One' : 'Sample Two' }),
  )
  const reviews = await openAll('growth-fund', asking, 'recommended')
  await choose('Change status', 'Sanction…')
  const dialog = page.getByRole('dialog', { name: /^Sanction: 2/ })
  const send = dialog.getByRole('button', { name: /^Sanction: 2/ })
  await expect.element(dialog).toHaveTextContent('give each what it asks for, ₹5,00,000 in all')
  await userEvent.fill(dialog.getByLabelText(/^Conditions/), 'In two parts')
  await userEvent.click(send)
  await userEvent.click(button('Undo'))

  // Once more, because it was undone: what was typed is there.
  await choose('Change status', 'Sanction…')
  await userEvent.click(send)

  await expect.element(page.getByText('Sanctioned: 2', { exact: true })).toBeVisible()
  expect(await reviews()).toMatchObject(
    (await firestore.list('growth_fund_req')).map(({ amount }) => ({
      state: 'sanctioned',
      details: { amount, conditions: 'In two parts' },
    })),
  )
})

test('a step that is not possible for all says for how many, and is taken for those', async () => {
  await openWith(inStates('recommended', 'recommended', 'received'))
  await selectAll()

  const leftOut = '2 of 3. Not changed: Sample 3 (Received)'
  await choose('Change status', /^Approve… ?2 of 3\. Not changed: Sample 3 \(Received\)$/)
  const dialog = page.getByRole('dialog', { name: 'Approve: 2 registrations' })
  await expect.element(dialog.getByText(leftOut)).toBeVisible()
  await userEvent.fill(dialog.getByLabelText('Committee resolution no.'), '7 of 2026')
  await userEvent.click(dialog.getByRole('button', { name: 'Approve: 2 registrations' }))

  await expect.element(page.getByText('Approved: 2', { exact: true })).toBeVisible()
  const approved = { state: 'approved', details: { resolution: '7 of 2026' } }
  expect((await reviewsNow()).filter((review) => review?.state === 'approved')).toMatchObject([
    approved,
    approved,
  ])
})

test('requests are assigned to a colleague, to oneself and to no one', async () => {
  await openWith(inStates('received', 'reviewing'))
  const assignees = async () =>
    (await firestore.list('New_Registration')).map(
      ({ review }) => (review as { assignee?: string } | undefined)?.assignee,
    )
  for (const [item, uid] of [
    ['Kabita Namuna', colleague.id],
    ['me', demoAdmin.uid],
    ['no one', undefined],
  ] as const) {
    await selectAll()
    if (item === 'me') await userEvent.click(button('Assign to me'))
    else await choose('Assign', item)
    await expect.element(page.getByText(`Assign to ${item}: 2 done`, { exact: true })).toBeVisible()
    expect(await assignees()).toEqual([uid, uid])
    await expect
      .element(page.getByText('The applicants are not informed yet.'))
      .not.toBeInTheDocument()
  }
})

test('those who may only read select to copy and to download, but change nothing', async () => {
  await openWith(inStates('received'), 'viewer')
  await select('Sample 1')
  await expect.element(button('Export selected as…')).toBeVisible()
  for (const name of ['Assign', 'Start review', 'Close request…']) {
    expect(button(name).elements(), name).toEqual([])
  }
})
