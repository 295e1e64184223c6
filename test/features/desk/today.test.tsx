import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration, type Value } from '@scripts/samples/records'
import { aMember } from '@scripts/samples/members/memberRecords'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aGrowthFundRequest } from '@scripts/samples/requestRecords'
import { aRightsRequest } from '@scripts/samples/rightsRecords'
import { aReviewIn } from '@scripts/samples/reviews'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { meetings } from '@/features/meetings/api'
import { registrations } from '@/features/registrations/api'
import { demoAdmin } from '@/shared/config/demo'
import { dateInIndia } from '@/shared/text/dateText'
import { today } from '@/shared/validation/dates'

const firestore = firestoreFor()
const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day)

beforeEach(async () => {
  await page.viewport(1280, 800)
  await firestore.clear()
})

afterEach(() => vi.restoreAllMocks())

/** A registration that has come to a state, and whose review may have more. */
function reviewed(n: number, createdAt: Date, more: Record<string, Value> = {}) {
  const { review, history } = aReviewIn('registrations', 'reviewing', [demoAdmin.uid], createdAt)
  const { id, data } = aRegistration(n, { createdAt })
  return { id, data: { ...data, review: { ...review, ...more } }, history }
}

const card = (name: string) => page.getByRole('region', { name })
const numbersOf = (name: string) =>
  card(name)
    .getByRole('link')
    .elements()
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

test('an administrator sees what waits, and each number opens the list behind it', async () => {
  await openDesk({
    at: '/desk',
    seed: {
      settings: [{ id: 'promises', data: { registrations: 15, at: daysAgo(100) } }],
      New_Registration: [
        aRegistration(1, { name: 'Just Arrived', createdAt: daysAgo(0.01) }),
        aRegistration(2, { name: 'Long Alone', createdAt: daysAgo(6) }),
        aRegistration(3, { name: 'Late And Alone', createdAt: daysAgo(20) }),
        reviewed(4, daysAgo(1), { assignee: demoAdmin.uid }),
        reviewed(5, daysAgo(1), { assignee: 'colleague' }),
        reviewed(6, daysAgo(1), { state: 'closed' }),
        reviewed(7, daysAgo(1), { trashed: true }),
      ],
      growth_fund_req: [aGrowthFundRequest(8, { createdAt: daysAgo(40) })],
      members: [
        aMember(1, { paidUntil: dateInIndia(Date.now() + 5 * day) }),
        aMember(2, { paidUntil: '2020-03-31' }),
        aMember(3, { paidUntil: '2020-03-31', hold: true }),
        aMember(4, { paidUntil: '2099-03-31' }),
      ],
    },
  })

  await expect
    .poll(() => numbersOf('My pending work'))
    .toEqual(['New registrations1 /memberlist?list=registrations&assignee=me'])
  const to = `&assignee=nobody&to=${dateInIndia(Date.now() - 4 * day)}`
  expect(numbersOf('Not assigned for over 3 days')).toEqual([
    `New registrations2 /memberlist?list=registrations${to}`,
    `Growth fund1 /memberlist?list=growth-fund${to}`,
  ])
  // Nothing is promised to those who ask for funds.
  await expect
    .poll(() => numbersOf('Overdue'))
    .toEqual(['New registrations1 /memberlist?list=registrations&due=over'])
  await expect
    .poll(() => numbersOf('Membership to renew'))
    .toEqual(['Due soon1 /desk/members?standing=due', 'Lapsed1 /desk/members?standing=lapsed'])
  await expect
    .element(page.getByRole('navigation', { name: 'Admin area' }))
    .toHaveTextContent(/New registrations 5/)
  await expectNoViolations()
})

test('a request whose promised time has just ended counts alike on Today and in its list', async () => {
  const tenMinutes = 600_000
  const start = Math.floor(Date.now() / tenMinutes) * tenMinutes
  vi.useFakeTimers({ toFake: ['Date'], now: start + 7 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  const createdAt = new Date(start + 3 * 60_000 - 15 * day)
  const { router } = await openDesk({
    at: '/desk',
    seed: {
      settings: [{ id: 'promises', data: { registrations: 15, at: daysAgo(100) } }],
      New_Registration: [
        aRegistration(1, { createdAt }),
        aRegistration(2, { createdAt: daysAgo(20) }),
      ],
    },
  })
  const link = card('Overdue').getByRole('link', { name: 'New registrations' })
  await expect.element(link).toHaveTextContent(/\d$/)
  const count = Number(/\d+$/.exec(link.element().textContent ?? '')?.[0])
  await router.navigate('/memberlist?due=over')
  await expect.element(page.getByRole('grid')).toBeVisible()
  expect(page.getByRole('grid').getByRole('link').elements()).toHaveLength(count)
})

test('the list behind a number shows as many requests', async () => {
  const { router } = await openDesk({
    at: '/desk',
    seed: {
      settings: [{ id: 'promises', data: { registrations: 15, at: daysAgo(100) } }],
      New_Registration: [
        aRegistration(1, { createdAt: daysAgo(0.01) }),
        aRegistration(2, { createdAt: daysAgo(2.9) }),
        aRegistration(3, { createdAt: daysAgo(5.1) }),
        aRegistration(4, { createdAt: daysAgo(16) }),
        reviewed(5, daysAgo(17), { assignee: demoAdmin.uid }),
        reviewed(6, daysAgo(18), { assignee: 'colleague' }),
        // The clock stands still, or stood still.
        reviewed(7, daysAgo(1), { state: 'waiting', assignee: demoAdmin.uid }),
        reviewed(8, daysAgo(1), { state: 'approved', assignee: demoAdmin.uid }),
        reviewed(9, daysAgo(20), { assignee: demoAdmin.uid, trashed: true }),
      ],
    },
  })
  const counts = [
    ['My pending work', 2],
    ['Not assigned for over 3 days', 2],
    ['Overdue', 3],
  ] as const
  for (const [title, count] of counts) {
    const link = card(title).getByRole('link', { name: 'New registrations' })
    await expect.element(link).toHaveTextContent(`New registrations${count}`)
    await userEvent.click(link)
    const rows = page.getByRole('grid').getByRole('link')
    await expect.poll(() => rows.elements().length, { message: title }).toBe(count)
    await router.navigate('/desk')
  }
})

test('the latest requests lead to the request, and change as soon as a colleague decides', async () => {
  const { router } = await openDesk({
    at: '/desk',
    seed: {
      New_Registration: [
        aRegistration(1, { name: 'Older Request', createdAt: daysAgo(2) }),
        aRegistration(2, { name: 'Newer Request', createdAt: daysAgo(1) }),
      ],
    },
  })
  const list = page.getByRole('region', { name: 'Latest requests' })
  const names = () =>
    list
      .getByRole('link')
      .elements()
      .map((link) => link.querySelector('[translate=no]')?.textContent)
  await expect.poll(names).toEqual(['Newer Request', 'Older Request'])

  const { id } = aRegistration(1)
  const review = { v: 1, state: 'closed', reason: 'x', at: new Date(), by: 'colleague' }
  await firestore.update(`New_Registration/${id}`, { review })
  await expect.poll(names).toEqual(['Newer Request'])

  await userEvent.click(list.getByRole('link'))
  await expect.element(page.getByRole('heading', { name: 'Newer Request', level: 1 })).toBeVisible()
  expect(router.location.pathname).toBe(`/member/${aRegistration(2).id}`)
})

test('what cannot be read is not called none, and the page says since when it is not live', async () => {
  const { store } = await openDesk({ at: '/desk' })
  await expect.element(card('Next meeting')).toHaveTextContent('No upcoming meeting.')
  await expect.element(page.getByText('Nothing is pending')).toBeVisible()

  const { subscribed, subscriptionFailed } = meetings.slice.actions
  const denied = { code: 'permission-denied', message: 'You do not have access to this.' }
  store.dispatch(subscribed({ at: Date.now() }))
  await expect.element(card('Next meeting')).toHaveTextContent('Loading…')
  store.dispatch(subscriptionFailed({ error: denied, at: Date.now() }))
  await expect.element(card('Next meeting')).toHaveTextContent('The meetings could not be loaded.')

  const lost = { code: 'unavailable', message: 'The connection was lost.' }
  const failed = registrations.slice.actions.subscriptionFailed
  store.dispatch(failed({ error: lost, at: Date.now() }))
  await expect.element(page.getByText(/^Not live since/)).toBeVisible()
})

test('the keyboard alone leads from Today to a request that is decided', async () => {
  const { id, data } = aRegistration(1, { name: 'Sample Applicant', createdAt: daysAgo(2) })
  await openDesk({
    at: '/desk',
    seed: { New_Registration: [{ id, data }] },
  })
  await expect.element(page.getByText('Sample Applicant')).toBeVisible()

  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog').getByText('Open the latest request')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('n')
  await expect
    .element(page.getByRole('heading', { name: 'Sample Applicant', level: 1 }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Start review' })).toBeVisible()
  await userEvent.keyboard('s')
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect
    .poll(async () => (await firestore.read(`New_Registration/${id}`))?.review)
    .toMatchObject({ state: 'reviewing', by: demoAdmin.uid })
})

test('records that are kept longer than decided are counted, and can be looked at', async () => {
  await openDesk({
    at: '/desk',
    seed: {
      settings: [
        {
          id: 'retention',
          data: {
            registrations: 12,
            'meeting-answers': 6,
            rights: 24,
            members: 12,
            at: daysAgo(1),
          },
        },
      ],
      rights_requests: [aRightsRequest(9, 'See', 'a'.repeat(64), { createdAt: daysAgo(800) })],
      New_Registration: [
        aRegistration(1, { createdAt: daysAgo(300) }),
        aRegistration(2, { createdAt: daysAgo(400) }),
        reviewed(3, daysAgo(500), { state: 'refused' }),
        reviewed(4, daysAgo(500), { trashed: true }),
        aRegistration(5, { createdAt: undefined }),
      ],
      members: [
        aMember(1, { ended: { on: '2020-03-31', why: 'Resigned' } }),
        aMember(2, { ended: { on: dateInIndia(daysAgo(100).getTime()), why: 'Resigned' } }),
        aMember(3),
      ],
      growth_fund_req: [aGrowthFundRequest(6, { createdAt: daysAgo(500) })],
      monthly_meeting_req: [
        aMeetingAnswer(7, { createdAt: daysAgo(100) }),
        aMeetingAnswer(8, { createdAt: daysAgo(300) }),
      ],
    },
  })

  const links = card('Kept longer than decided').getByRole('link')
  await expect
    .poll(() => links.elements().map((link) => link.textContent))
    .toEqual([
      'New registrations2',
      'Meeting replies1',
      'Data requests1',
      'Trash1',
      'Members who have left1',
    ])
  await userEvent.click(links.first())
  await expect.poll(() => page.getByRole('grid').getByRole('link').elements().length).toBe(2)
})

test('when nothing waits it says so, and names what the site still waits for', async () => {
  await openDesk({ at: '/desk' })

  await expect.element(page.getByText('Nothing is pending')).toBeVisible()
  await expect.element(page.getByText('No upcoming meeting.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'No time limit is set yet' })).toBeVisible()
  const placeholders = page.getByRole('button', {
    name: /^Details still missing on the website: \d+$/,
  })
  await userEvent.click(placeholders)
  await expect.element(page.getByRole('link', { name: 'Membership fees' })).toBeVisible()
  await expectNoViolations()
})

test('the next meeting counts heads by the latest answer of each person', async () => {
  const meeting = aMeeting({ meetingDate: today(), venueName: 'Town Hall' }, 'm1')
  const common = { meetingId: 'm1', meetingDate: today() }
  const answer = (n: number, more: Parameters<typeof aMeetingAnswer>[1]) =>
    aMeetingAnswer(n, { ...common, answer: 'I will attend', ...more })
  await openDesk({
    at: '/desk',
    seed: {
      monthly_meetings: [meeting],
      monthly_meeting_req: [
        answer(1, { people: 3, name: 'Asha', mobile: '9876500001', createdAt: daysAgo(3) }),
        answer(2, { people: 2, name: 'ASHA', mobile: '9876500001', createdAt: daysAgo(2) }),
        answer(3, { people: 1, mobile: '9876500002', createdAt: daysAgo(1) }),
        answer(4, {
          people: 5,
          mobile: '9876500003',
          answer: 'I cannot attend',
          createdAt: daysAgo(1),
        }),
        answer(5, { people: 4, mobile: '9876500004', meetingDate: '2020-01-01' }),
      ],
    },
  })

  const meetingCard = page.getByRole('region', { name: 'Next meeting' })
  await expect.element(meetingCard.getByText('Town Hall')).toBeVisible()
  await expect.element(meetingCard.getByText('3 expected (2 of 3 replied Yes)')).toBeVisible()
  await expect
    .element(meetingCard.getByRole('link', { name: 'See the replies' }))
    .toHaveAttribute('href', `/memberlist?list=meeting-answers&meetingDate=${today()}`)
})
