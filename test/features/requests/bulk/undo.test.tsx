import { http, passthrough } from 'msw'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { server } from '@test/support/page/server'
import {
  colleague,
  inStates,
  openWith,
  button,
  selectAll,
  choose,
  reviewsNow,
} from './selectRequests'

/* A change of many requests is written at once, and has its own undo. */

const firestore = firestoreFor()

const documents = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents`

afterEach(() => vi.restoreAllMocks())

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

const states = async () => (await reviewsNow()).map((review) => String(review?.state))
const cells = (text: string) => page.getByRole('gridcell', { name: text, exact: true })

test('steps of many are taken back together, on whatever page', async () => {
  const { router } = await openWith(inStates('received', 'reviewing', 'received'))
  await selectAll()
  await choose('Change status', /^Start review/)
  await expect.element(page.getByText('In review: 2', { exact: true })).toBeVisible()
  expect(await states()).toEqual(Array(3).fill('reviewing'))

  await router.navigate('/MonthlyMeetingVenue')
  await userEvent.click(button('Undo'))
  await expect.element(page.getByText('Undo: Start review: 2 done')).toBeVisible()
  expect((await states()).toSorted()).toEqual(['received', 'received', 'reviewing'])
  await expect.element(button('Undo')).not.toBeInTheDocument()
  await expectNoViolations()
})

test('an assignment is taken back to the colleague before, and a trashed request to its list', async () => {
  const records = inStates('received', 'received')
  await openWith(records)
  const id = records[0]!.id
  const assigned = {
    v: 1,
    state: 'received',
    at: new Date(),
    by: colleague.id,
    assignee: colleague.id,
  }
  await firestore.update(`New_Registration/${id}`, { review: assigned })
  const assignee = async () =>
    ((await firestore.read(`New_Registration/${id}`))?.review as { assignee?: string } | undefined)
      ?.assignee
  await expect.element(cells('Kabita Namuna').first()).toBeVisible()

  await selectAll()
  await userEvent.click(button('Assign to me'))
  await expect.element(page.getByText('Assign to me: 2 done', { exact: true })).toBeVisible()
  await userEvent.click(button('Undo'))
  await expect.element(page.getByText('Undo: Assign to me: 2 done')).toBeVisible()
  expect(await assignee()).toBe(colleague.id)

  // They are selected again, for another change.
  await userEvent.click(button('Move to the trash'))
  await expect.element(page.getByText('Move to the trash: 2 done', { exact: true })).toBeVisible()
  await userEvent.click(button('Undo'))
  await expect.element(page.getByText('Undo: Move to the trash: 2 done')).toBeVisible()
  await expect.element(cells('Received').nth(1)).toBeVisible()
})

test('what a colleague has changed since stays, and is named', async () => {
  const records = inStates('received', 'received')
  await openWith(records)
  await selectAll()
  await choose('Change status', 'Start review')
  await expect.element(page.getByText('In review: 2', { exact: true })).toBeVisible()
  const { id } = records[0]!
  const noted = {
    ...((await firestore.read(`New_Registration/${id}`))?.review as object | undefined),
    v: 2,
    by: colleague.id,
  }
  await firestore.update(`New_Registration/${id}`, { review: noted })

  await userEvent.click(button('Undo'))
  await expect.element(page.getByText('Undo: Start review: 1 done, 1 failed')).toBeVisible()
  await userEvent.click(button('Result of each'))
  await expect
    .element(
      page.getByRole('dialog').getByText(/can no longer be undone. The request was changed since/),
    )
    .toBeVisible()
  expect((await states()).toSorted()).toEqual(['received', 'reviewing'])
})

test('it is stopped while it runs, and what was written can be undone', async () => {
  await openWith(inStates(...Array<'received'>(12).fill('received')))
  let goOn = () => {}
  const isStopped = new Promise<void>((resolve) => (goOn = resolve))
  server.use(http.post(`${documents}\\:commit`, () => isStopped.then(passthrough)))
  await selectAll()
  await choose('Change status', 'Start review')
  await expect.element(page.getByText('0 of 12')).toBeVisible()
  expect(button('Undo').elements()).toEqual([])
  await userEvent.click(button('Stop'))
  goOn()
  await expect.element(page.getByText(/^Start review: \d+ done, \d+ not begun$/)).toBeVisible()
  await userEvent.click(button('Undo'))
  await expect.element(page.getByText(/^Undo: Start review: \d+ done$/)).toBeVisible()
  expect((await states()).filter((state) => state === 'reviewing')).toEqual([])
})

test('one key undoes what was pressed last, and the help names it once', async () => {
  const records = inStates('received', 'received')
  const { router } = await openWith(records)
  await selectAll()
  await choose('Change status', 'Start review')
  await expect.element(page.getByText('In review: 2', { exact: true })).toBeVisible()
  await router.navigate(`/member/${records[0]!.id}`)
  await expect.element(page.getByRole('heading', { name: 'Sample 1', level: 1 })).toBeVisible()
  await userEvent.click(button('Recommend'))
  await expect.element(page.getByText('Moved to Recommended.')).toBeVisible()
  await userEvent.keyboard('?')
  const help = page.getByRole('dialog', { name: 'Shortcuts' })
  await expect.element(help).toBeVisible()
  expect(help.getByText('Undo', { exact: true }).elements()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(help).not.toBeInTheDocument()

  await userEvent.keyboard('u')
  await expect.element(page.getByText('Moved to Recommended.')).not.toBeInTheDocument()
  expect((await states()).toSorted()).toEqual(['reviewing', 'reviewing'])
})

test('for ten minutes', async () => {
  await openWith(inStates('received'))
  await selectAll()
  await choose('Change status', 'Start review')
  await expect.element(button('Undo')).toBeVisible()
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 600_000)
  await userEvent.click(button('Result of each'))
  await expect.element(button('Undo')).not.toBeInTheDocument()
})
