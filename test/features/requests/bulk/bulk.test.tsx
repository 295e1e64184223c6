import { bypass, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration, type Sample } from '@scripts/samples/records'
import { aGrowthFundRequest, aLandRequest } from '@scripts/samples/requestRecords'
import { aReviewIn } from '@scripts/samples/reviews'
import { expectNoViolations } from '@test/support/accessibility'
import { firestoreFor } from '@test/support/firestore'
import { renderSignedIn } from '@test/support/renderApp'
import { server } from '@test/support/server'
import { signIn } from '@test/support/signIn'
import { demoAdmin } from '@/shared/config/demo'
import { backend } from '@/shared/firestore/backend'
import { requestKinds } from '@/shared/requests/kinds'
import type { State } from '@/shared/requests/states'

/* One change for many requests at once. */

const firestore = firestoreFor()
const documents = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents`
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const colleague = { id: 'colleague', data: { name: 'Kabita Namuna', role: 'editor' } }

afterEach(() => {
  vi.restoreAllMocks()
  passed = 0
})

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

/** Registrations in these states, the first at the top of the list. */
const inStates = (...states: ('received' | 'reviewing' | 'recommended')[]) =>
  states.map((state, at) => {
    const { id, data } = aRegistration(at + 1, {
      name: `Sample ${at + 1}`,
      createdAt: minutesAgo(at + 1),
    })
    const { review } = aReviewIn('registrations', state, [colleague.id], minutesAgo(0))
    return { id, data: review === undefined ? data : { ...data, review } }
  })

async function openWith(records: ReturnType<typeof inStates>, role = 'owner') {
  const admins = [{ id: demoAdmin.uid, data: { name: 'Own Namuna', role } }, colleague]
  await firestore.seed({ admins, New_Registration: records })
  const app = await renderSignedIn('/memberlist')
  await expect.element(page.getByRole('grid')).toBeVisible()
  return app
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const selectAll = () => userEvent.click(page.getByRole('checkbox', { name: 'Select all rows' }))
const select = (name: string) =>
  userEvent.click(page.getByRole('row', { name }).getByRole('checkbox'))
const choose = async (menu: string, item: string | RegExp) => {
  await userEvent.click(button(menu))
  await userEvent.click(page.getByRole('menuitem', { name: item }))
}
const reviewsNow = async () =>
  (await firestore.list('New_Registration')).map(
    ({ review }) => review as { state: string } | undefined,
  )

test('a step is taken for all selected requests, and says that nobody has been told', async () => {
  const { router } = await openWith(inStates('received', 'received', 'received'))
  await selectAll()
  await expect.element(page.getByRole('group', { name: 'Selected: 3 registrations' })).toBeVisible()
  await userEvent.click(button('Start review'))
  await expect.element(page.getByText('Start review: 3 selected')).toBeVisible()
  expect((await reviewsNow()).every((review) => review === undefined)).toBe(true)
  await expectNoViolations()

  await userEvent.click(button('Save now'))

  await expect.element(page.getByText('Start review: all 3 done')).toBeVisible()
  expect((await reviewsNow()).map((review) => review?.state)).toEqual(Array(3).fill('reviewing'))
  await expect.element(page.getByText('The applicants have not been told yet.')).toBeVisible()
  await expectNoViolations()

  // They are still selected, for the next step.
  await expect.element(button('Recommend to committee')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Show these records' }))
  await expect.element(page.getByText('Only these 3')).toBeVisible()
  const address = new URLSearchParams(router.location.search)
  expect([address.get('state'), address.get('only')?.split(',').length]).toEqual(['all', 3])
  await userEvent.click(page.getByRole('button', { name: 'Close', exact: true }))
  await expect
    .element(page.getByText('The applicants have not been told yet.'))
    .not.toBeInTheDocument()
})

/** Lets seconds pass in which a change can be undone. */
function passSeconds(seconds: number) {
  passed += seconds
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + passed * 1000)
}

const realNow = Date.now.bind(Date)
let passed = 0

test('within ten seconds it is undone, and nothing is written after them either', async () => {
  await openWith(inStates('recommended', 'recommended'))
  await selectAll()
  await userEvent.click(button('Approve'))
  await userEvent.click(button('Undo'))
  passSeconds(11)

  await expect.element(page.getByText('Approve: 2 selected')).not.toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect((await reviewsNow()).map((review) => review?.state)).toEqual([
    'recommended',
    'recommended',
  ])
  await expect.element(button('Approve')).toBeVisible()
})

test('after ten seconds it begins by itself, also on another page, wherever mouse and focus are', async () => {
  const { router } = await openWith(inStates('recommended'))
  await selectAll()
  await userEvent.click(button('Approve'))
  await router.navigate('/MonthlyMeetingVenue')
  const undo = button('Undo')
  await expect.element(undo).toBeVisible()
  await userEvent.hover(undo)
  undo.element().focus()
  expect((await reviewsNow()).map((review) => review?.state)).toEqual(['recommended'])
  passSeconds(10)
  await expect.element(page.getByText('Approve: all 1 done')).toBeVisible()
  expect((await reviewsNow()).map((review) => review?.state)).toEqual(['approved'])
})

test('who needs more time to undo can have it, at once or from then on', async () => {
  await openWith(inStates('recommended'))
  await selectAll()
  await userEvent.click(button('Approve'))
  const left = () => Number(/\((\d+)\)/.exec(button(/^Undo/).element().textContent)?.[1])
  await userEvent.click(button('Wait longer'))
  await expect.element(page.getByText(/^(6\d|70) seconds left to undo$/)).toBeInTheDocument()
  await expectNoViolations()
  passSeconds(20)
  await expect.poll(left).toBeLessThan(50)
  await userEvent.click(button('Undo'))

  await userEvent.click(button('Keys'))
  await userEvent.selectOptions(page.getByLabelText('Time to undo'), '2 minutes')
  await expectNoViolations()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(button('Approve'))
  await expect.poll(left).toBeGreaterThan(60)
  passSeconds(120)
  await expect.element(page.getByText('Approve: all 1 done')).toBeVisible()
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

  loseAnswers()
  await choose('Assign', 'Kabita Namuna')
  await userEvent.click(button('Save now'))
  await expect.element(page.getByText('Assign to Kabita Namuna: 0 done, 2 failed')).toBeVisible()
  server.resetHandlers()
  await userEvent.click(button('Try the 2 that failed again'))
  await expect.element(page.getByText('Assign to Kabita Namuna: all 2 done')).toBeVisible()
  expect(await entries()).toEqual([['assign'], ['assign']])

  loseAnswers()
  await userEvent.click(button('Start review'))
  await userEvent.click(button('Save now'))
  await expect.element(page.getByText('Start review: 0 done, 2 failed')).toBeVisible()
  server.resetHandlers()
  await userEvent.click(button('Try the 2 that failed again'))
  await expect.element(page.getByText('Start review: all 2 done')).toBeVisible()
  expect(await entries()).toEqual(Array(2).fill(['assign', 'state']))
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
  const help = page.getByRole('dialog', { name: 'Keys' })
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
  await choose('More', /^Withdrawn by applicant$/)
  const step = page.getByText('Withdrawn: Sample 1')
  await expect.element(step).toBeVisible()
  return { bulk, step }
}

test('it is written when the desk is left, and what has failed is there on the way back', async () => {
  const { router } = await openWith(inStates('received', 'received'))
  await selectAll()
  await userEvent.click(button('Start review'))
  await expect.element(page.getByText('Start review: 2 selected')).toBeVisible()
  await router.navigate('/about-us/')
  const states = async () => (await reviewsNow()).map((review) => review?.state)
  await expect.poll(states).toEqual(['reviewing', 'reviewing'])

  await router.navigate('/memberlist')
  await expect.element(page.getByText('Start review: all 2 done')).toBeVisible()
  await userEvent.click(button('Recommend to committee'))
  server.use(http.post(`${documents}\\:commit`, () => HttpResponse.json({}, { status: 403 })))
  await router.navigate('/about-us/')
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  await router.navigate('/memberlist')
  await expect.element(page.getByText('Recommend to committee: 0 done, 2 failed')).toBeVisible()
})

test('a step that needs a reason asks once for all, and keeps what was typed when it is undone', async () => {
  await openWith(inStates('received', 'received'))
  await selectAll()
  await userEvent.click(button('Close…'))
  const dialog = page.getByRole('dialog', { name: 'Close: 2 registrations' })
  const reason = dialog.getByRole('textbox', { name: 'Internal reason' })
  await userEvent.fill(reason, 'Advertising')
  await expectNoViolations()
  await userEvent.click(dialog.getByRole('button', { name: 'Close: 2 registrations' }))
  await userEvent.click(button('Undo'))

  await userEvent.click(button('Close…'))
  await expect.element(reason).toHaveValue('Advertising')
  await userEvent.click(dialog.getByRole('button', { name: 'Close: 2 registrations' }))
  await userEvent.click(button('Save now'))

  await expect.element(page.getByText('Close: all 2 done')).toBeVisible()
  const reviews = await reviewsNow()
  expect(reviews).toMatchObject(Array(2).fill({ state: 'closed', reason: 'Advertising' }))
  // Nobody is told of a spam, and what was closed is no longer selected out of sight.
  expect(page.getByText('The applicants have not been told yet.').elements()).toEqual([])
  await expect.element(page.getByRole('group', { name: /^Selected/ })).not.toBeInTheDocument()
})

/** Requests of another kind that all wait for the same step. */
async function openAll(kind: 'growth-fund' | 'land-issues', samples: Sample[], state: State) {
  const path = requestKinds[kind].path
  const { review } = aReviewIn(kind, state, [colleague.id], minutesAgo(0))
  await firestore.seed({
    admins: [{ id: demoAdmin.uid, data: { name: 'Own Namuna', role: 'owner' } }, colleague],
    [path]: samples.map(({ id, data }) => ({ id, data: { ...data, review } })),
  })
  await renderSignedIn(`/memberlist?list=${kind}`)
  await expect.element(page.getByRole('row', { name: /Sample One/ })).toBeVisible()
  await selectAll()
  return async () => (await firestore.list(path)).map(({ review: now }) => now)
}

test('a sanction of many gives each what it asks for, unless an amount is typed', async () => {
  const asking = [300_000, 200_000].map((amount, at) =>
    aGrowthFundRequest(at + 1, { amount, name: at === 0 ? 'Sample One' : 'Sample Two' }),
  )
  const reviews = await openAll('growth-fund', asking, 'recommended')
  await userEvent.click(button('Sanction…'))
  const dialog = page.getByRole('dialog', { name: /^Sanction: 2/ })
  const send = dialog.getByRole('button', { name: /^Sanction: 2/ })
  await expect.element(dialog).toHaveTextContent('give each what it asks for, ₹5,00,000 in all')
  await userEvent.fill(dialog.getByLabelText(/^Conditions/), 'In two parts')
  await expectNoViolations()
  await userEvent.click(send)
  await userEvent.click(button('Undo'))

  // Once more, because it was undone: what was typed is there.
  await userEvent.click(button('Sanction…'))
  await userEvent.click(send)
  await userEvent.click(button('Save now'))

  await expect.element(page.getByText('Sanction: all 2 done')).toBeVisible()
  expect(await reviews()).toMatchObject(
    (await firestore.list('growth_fund_req')).map(({ amount }) => ({
      state: 'sanctioned',
      details: { amount, conditions: 'In two parts' },
    })),
  )
})

test('many land issues are taken up with one authority', async () => {
  const issues = [1, 4].map((n) => aLandRequest(n, { name: n === 1 ? 'Sample One' : 'Sample Two' }))
  const reviews = await openAll('land-issues', issues, 'reviewing')
  await userEvent.click(button('Take up with authority…'))
  const dialog = page.getByRole('dialog', { name: /^Take up with authority: 2/ })
  await userEvent.fill(dialog.getByLabelText(/^Authority\b/).first(), 'IDCO, Bhubaneswar')
  await userEvent.click(dialog.getByRole('button', { name: /^Take up with authority: 2/ }))
  await userEvent.click(button('Save now'))

  await expect.element(page.getByText('Take up with authority: all 2 done')).toBeVisible()
  const expected = { state: 'takenUp', details: { authority: 'IDCO, Bhubaneswar' } }
  expect(await reviews()).toMatchObject([expected, expected])
})

test('a change of many that waits while the session expires goes on for the same person', async () => {
  await openWith(inStates('received', 'received'))
  await selectAll()
  await userEvent.click(button('Start review'))
  await expect.element(button('Undo')).toBeVisible()

  await (await backend.loadSessionProvider()).signOut()
  await expect.element(page.getByText('Start review: 2')).toBeVisible()
  expect(await reviewsNow()).toEqual([undefined, undefined])
  await signIn()
  await userEvent.click(button('Go on with the other 2'))
  await expect.element(page.getByText('Start review: all 2 done')).toBeVisible()
})

test('a step that is not possible for all tells for how many, and can leave them out', async () => {
  await openWith(inStates('recommended', 'recommended', 'received'))
  await selectAll()
  await expect.element(button('Close…')).toBeVisible()
  expect(button(/^Approve$/).elements()).toEqual([])

  await choose('Not possible for all', /^Approve: 1 of 3 cannot/)

  await expect.element(page.getByRole('group', { name: 'Selected: 2 registrations' })).toBeVisible()
  await expect.element(button('Approve')).toBeVisible()
})

test('requests are assigned to a colleague, to oneself and to no one', async () => {
  await openWith(inStates('received', 'reviewing'))
  await selectAll()
  const assignees = async () =>
    (await firestore.list('New_Registration')).map(
      ({ review }) => (review as { assignee?: string } | undefined)?.assignee,
    )
  for (const [item, uid] of [
    ['Kabita Namuna', colleague.id],
    ['me', demoAdmin.uid],
    ['no one', undefined],
  ] as const) {
    await choose('Assign', item)
    await userEvent.click(button('Save now'))
    await expect.element(page.getByText(`Assign to ${item}: all 2 done`)).toBeVisible()
    expect(await assignees()).toEqual([uid, uid])
    await expect
      .element(page.getByText('The applicants have not been told yet.'))
      .not.toBeInTheDocument()
  }
})

test('a request that somebody else has changed first is left as it is, named, and can be tried again', async () => {
  const records = inStates('received', 'received', 'received')
  await openWith(records)
  await selectAll()
  await userEvent.click(button('Start review'))
  const changed = aReviewIn('registrations', 'closed', [colleague.id], new Date())
  const noted = { v: 1, state: 'received', at: new Date(), by: colleague.id }
  await firestore.update(`New_Registration/${records[0]!.id}`, { review: changed.review })
  await firestore.update(`New_Registration/${records[1]!.id}`, { review: noted })
  await userEvent.click(button('Save now'))

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
  await userEvent.click(button('Refuse…'))
  const reason = page.getByLabelText('Internal reason')
  await userEvent.fill(reason, 'Not complete')
  await userEvent.keyboard('{Escape}')
  await expect.element(reason).not.toBeInTheDocument()
  await userEvent.click(button('Refuse…'))
  await expect.element(reason).toHaveValue('Not complete')

  const { review } = aReviewIn('registrations', 'recommended', [colleague.id], minutesAgo(0))
  const corrected = { name: 'Sample Corrected' }
  await firestore.update(`New_Registration/${records[0]!.id}`, {
    review: { ...review, v: Number(review?.v) + 1, corrected },
  })
  await expect.element(page.getByText('Sample Corrected')).toBeInTheDocument()
  await userEvent.click(button('Refuse: 2 registrations'))
  await userEvent.click(button('Save now'))

  await expect.element(page.getByText('Refuse: 1 done, 1 failed')).toBeVisible()
  const states = (await reviewsNow()).map((after) => after?.state)
  expect(new Set(states)).toEqual(new Set(['recommended', 'refused']))
})

test('those who may only read select to copy and to download, but change nothing', async () => {
  await openWith(inStates('received'), 'viewer')
  await select('Sample 1')
  await expect.element(button('Download CSV of 1 selected')).toBeVisible()
  for (const name of ['Assign', 'Start review', 'Close…']) {
    expect(button(name).elements(), name).toEqual([])
  }
})

test('selecting a row does not move the rows', async () => {
  await openWith(inStates('received', 'received'))
  const row = page.getByRole('row', { name: 'Sample 2' })
  const top = () => row.element().getBoundingClientRect().top
  const before = top()
  await select('Sample 1')
  await expect.element(button('Start review')).toBeVisible()
  expect(top()).toBe(before)
})
