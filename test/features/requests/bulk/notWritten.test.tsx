import { bypass, http, HttpResponse, passthrough } from 'msw'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aReviewIn } from '@scripts/samples/reviews'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { hasten } from '@test/support/page/hasten'
import { server } from '@test/support/page/server'
import { signIn } from '@test/support/page/signIn'
import { backend } from '@/shared/firestore/backend'
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

const documents = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents`

afterEach(() => vi.restoreAllMocks())

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

test('assignments and steps whose answers were lost are made once', async () => {
  const records = inStates('received', 'received')
  await openWith(records)
  await selectAll()
  const entries = async () => {
    const all = await Promise.all(
      records.map(({ id }) => firestore.list(`New_Registration/${id}/history`)),
    )
    return all.map((ofOne) => ofOne.map(({ kind }) => kind))
  }
  const loseAnswers = () =>
    server.use(
      http.post(`${documents}\\:commit`, async ({ request }) => {
        await fetch(bypass(request))
        return HttpResponse.error()
      }),
    )

  hasten()
  loseAnswers()
  await choose('Assign', 'Kabita Namuna')
  await expect.element(page.getByText('Assign to Kabita Namuna: 0 done, 2 failed')).toBeVisible()
  server.resetHandlers()
  await userEvent.click(button('Try the 2 that failed again'))
  await expect
    .element(page.getByText('Assign to Kabita Namuna: 2 done', { exact: true }))
    .toBeVisible()
  expect(await entries()).toEqual([['assign'], ['assign']])

  loseAnswers()
  await selectAll()
  await choose('Change status', 'Start review')
  await expect.element(page.getByText('Start review: 0 done, 2 failed')).toBeVisible()
  server.resetHandlers()
  await userEvent.click(button('Try the 2 that failed again'))
  await expect.element(page.getByText('In review: 2', { exact: true })).toBeVisible()
  expect(await entries()).toEqual(Array(2).fill(['assign', 'state']))
})

test('it goes on when the desk is left, and what has failed is there on the way back', async () => {
  const { router } = await openWith(inStates('received', 'received'))
  await selectAll()
  await choose('Change status', 'Start review')
  await router.navigate('/about-us/')
  const states = async () => (await reviewsNow()).map((review) => review?.state)
  await expect.poll(states).toEqual(['reviewing', 'reviewing'])

  await router.navigate('/memberlist')
  await expect.element(page.getByText('In review: 2', { exact: true })).toBeVisible()
  await selectAll()
  await choose('Change status', 'Recommend…')
  server.use(http.post(`${documents}\\:commit`, () => HttpResponse.json({}, { status: 403 })))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: /^Recommend/ }))
  await router.navigate('/about-us/')
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  await router.navigate('/memberlist')
  await expect.element(page.getByText('Recommend: 0 done, 2 failed')).toBeVisible()
})

test('a change of many that is interrupted by the end of the session goes on for the same person', async () => {
  await openWith(inStates('received', 'received'))
  server.use(http.post(`${documents}\\:commit`, () => new Promise<never>(() => {})))
  await selectAll()
  await choose('Change status', 'Start review')
  await expect.element(page.getByText('0 of 2')).toBeVisible()

  await (await backend.loadSessionProvider()).signOut()
  await expect.element(page.getByText('Start review: 2')).toBeVisible()
  expect(await reviewsNow()).toEqual([undefined, undefined])
  server.resetHandlers()
  await signIn()
  await userEvent.click(button('Go on with the other 2'))
  await expect.element(page.getByText('In review: 2', { exact: true })).toBeVisible()
})

test('a request that a colleague has changed first is left as it is, named, and can be tried again', async () => {
  const records = inStates('received', 'received', 'received')
  await openWith(records)
  await selectAll()
  // While the first is on its way, a colleague changes the others.
  const changed = aReviewIn('registrations', 'closed', [colleague.id], new Date())
  const noted = { v: 1, state: 'received', at: new Date(), by: colleague.id }
  let isChanged: Promise<unknown> | undefined
  server.use(
    http.post(`${documents}\\:commit`, async () => {
      isChanged ??= Promise.all([
        firestore.update(`New_Registration/${records[0]!.id}`, { review: changed.review }),
        firestore.update(`New_Registration/${records[1]!.id}`, { review: noted }),
      ])
      await isChanged
      return passthrough()
    }),
  )
  await choose('Change status', 'Start review')

  await expect.element(page.getByText('Start review: 1 done, 2 failed')).toBeVisible()
  await userEvent.click(button('Result of each'))
  const results = page.getByRole('dialog', { name: 'Start review' })
  await expect
    .element(results.getByText(/^Changed first by Kabita Namuna, .+: Closed, “.+”\. Nothing was/))
    .toBeVisible()
  await expect.element(results.getByText('Done')).toBeVisible()
  await expectNoViolations()
  await userEvent.click(results.getByRole('button', { name: 'Close' }))

  await userEvent.click(button('Try the 2 that failed again'))

  await expect.element(page.getByText('Start review: 2 done, 1 failed')).toBeVisible()
  await userEvent.click(button('Result of each'))
  await expect
    .element(results.getByText('It is now “Closed”: this step is no longer possible.'))
    .toBeVisible()
  expect((await reviewsNow()).map((review) => String(review?.state)).toSorted()).toEqual([
    'closed',
    'reviewing',
    'reviewing',
  ])
})

test('what was typed for many stays when its dialog is closed, and what a colleague did meanwhile is a conflict', async () => {
  const records = inStates('recommended', 'recommended')
  await openWith(records)
  await selectAll()
  await choose('Change status', 'Refuse…')
  const reason = page.getByLabelText('Office remarks')
  await userEvent.fill(reason, 'Not complete')
  await userEvent.keyboard('{Escape}')
  await expect.element(reason).not.toBeInTheDocument()
  await choose('Change status', 'Refuse…')
  await expect.element(reason).toHaveValue('Not complete')

  const { review } = aReviewIn('registrations', 'recommended', [colleague.id], minutesAgo(0))
  const corrected = { name: 'Sample Corrected' }
  await firestore.update(`New_Registration/${records[0]!.id}`, {
    review: { ...review, v: Number(review?.v) + 1, corrected },
  })
  await expect.element(page.getByText('Sample Corrected')).toBeInTheDocument()
  await userEvent.click(button('Refuse: 2 registrations'))

  await expect.element(page.getByText('Refuse: 1 done, 1 failed')).toBeVisible()
  const states = (await reviewsNow()).map((after) => after?.state)
  expect(new Set(states)).toEqual(new Set(['recommended', 'refused']))
})
