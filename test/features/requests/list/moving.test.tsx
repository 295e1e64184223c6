import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration, type Value } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { firestoreFor } from '@test/support/emulators/firestore'
import { demoAdmin } from '@/shared/config/demo'
import type { State } from '@/shared/requests/steps'
import { entry, openList, searchField, shownNames } from './openList'

/* The presses and keys that lead through a list. */

const firestore = firestoreFor()
const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day)
const settings = [{ id: 'promises', data: { registrations: 15 } }]

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

/** A registration of that many days ago. */
function inState(days: number, name: string, state: State, changed: Record<string, Value> = {}) {
  const { id, data } = aRegistration(days, { name, createdAt: daysAgo(days) })
  const { review } = aReviewIn('registrations', state, ['colleague'], daysAgo(0))
  return { id, data: review === undefined ? data : { ...data, review: { ...review, ...changed } } }
}

const three = () => [
  inState(1, 'New', 'received'),
  inState(2, 'Read', 'reviewing'),
  inState(3, 'Asked', 'waiting'),
]

const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

test('mine and overdue are one press away, with their numbers', async () => {
  const app = await openList({
    settings,
    New_Registration: [
      inState(1, 'New', 'received'),
      inState(2, 'Mine', 'reviewing', { assignee: demoAdmin.uid }),
      inState(20, 'Late', 'received'),
      inState(21, 'Accepted', 'approved', { assignee: demoAdmin.uid }),
    ],
  })
  await expect.poll(shownNames).toEqual(['New', 'Mine', 'Late'])

  await press('Overdue 1')
  await expect.poll(shownNames).toEqual(['Late'])
  await expect.poll(() => app.router.location.search).toBe('?due=over')
  await press('Mine 1')
  await expect.poll(shownNames).toEqual(['Mine'])
  await expect.poll(() => app.router.location.search).toBe('?assignee=me')
  await expect.element(page.getByRole('button', { name: 'Pending 3' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'All 4' })).toBeVisible()
})

test('a list has its own heading, also in the tab of the browser', async () => {
  await openList({}, '?list=growth-fund')
  await expect.element(page.getByRole('heading', { name: 'Growth fund requests' })).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^Growth fund requests \|/)
  await userEvent.click(entry(/^New registrations/))
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^Member List \|/)
})

test('what is selected and filtered out is said, and can be left out', async () => {
  await openList({ New_Registration: three() })
  for (const name of ['New', 'Read']) {
    await userEvent.click(page.getByRole('row', { name }).getByRole('checkbox'))
  }
  await userEvent.fill(searchField, 'Read')
  await expect.poll(shownNames).toEqual(['Read'])

  await expect.element(page.getByText('1 of them is not in the list as filtered')).toBeVisible()
  await press('Leave them out')
  await expect.element(page.getByRole('group', { name: 'Selected: 1 registration' })).toBeVisible()
  await expect.element(page.getByText(/not in the list as filtered/)).not.toBeInTheDocument()
})

test('keys lead through the rows, select them and open a record', async () => {
  const app = await openList({ New_Registration: three() })
  await expect.poll(shownNames).toEqual(['New', 'Read', 'Asked'])
  const link = (name: string) => page.getByRole('link', { name, exact: true })

  await userEvent.keyboard('j')
  await expect.element(link('New')).toHaveFocus()
  await userEvent.keyboard('jj')
  await expect.element(link('Asked')).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(link('Read')).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.element(page.getByRole('row', { name: 'Read' }).getByRole('checkbox')).toBeChecked()
  // Letters in a field are text.
  await userEvent.fill(searchField, 'j')
  await expect.element(searchField).toHaveFocus()
  await userEvent.fill(searchField, '')
  await userEvent.click(page.getByRole('row', { name: 'Read' }).getByText('In review'))
  await userEvent.keyboard('k')
  await expect.element(link('New')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => app.router.location.pathname).toMatch(/^\/member\//)
  await expect.element(page.getByRole('heading', { name: 'New', level: 1 })).toBeVisible()
})
