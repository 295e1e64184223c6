import { http, HttpResponse, passthrough } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration, submissionId } from '@scripts/samples/records'
import { aGrowthFundRequest } from '@scripts/samples/requestRecords'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { aRightsRequest } from '@scripts/samples/rightsRecords'
import { growthFundRequests } from '@/features/growth-fund/api'
import { registrations } from '@/features/registrations/api'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { server } from '@test/support/page/server'
import { collections } from '@/features/requests/collections'
import { contactsOf } from '@/features/requests/review/contacts'
import { referenceOf } from '@/shared/requests/reference'
import { statusKey } from '@/shared/requests/status'

const firestore = firestoreFor()

beforeEach(() => firestore.clear())

afterEach(() => vi.restoreAllMocks())

const backToList = page.getByRole('navigation', { name: 'List' })

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

test('Previous and Next follow the filtered and sorted list and keep the focus, and a link leads back to it', async () => {
  await firestore.seed({
    growth_fund_req: [
      aGrowthFundRequest(1, { name: 'Asha', amount: 300_000, district: 'Puri' }),
      aGrowthFundRequest(2, { name: 'Bina', amount: 100_000, district: 'Puri' }),
      aGrowthFundRequest(3, { name: 'Chitra', amount: 200_000, district: 'Angul' }),
      aGrowthFundRequest(4, { name: 'Dipa', amount: 200_000, district: 'Puri' }),
    ],
  })
  const list = '/memberlist?list=growth-fund&district=Puri&sort=amount'
  const { router } = await openDesk({ at: list })
  await userEvent.click(page.getByRole('link', { name: 'Bina' }))
  await expect.element(heading('Bina')).toBeVisible()
  await expect.element(page.getByText('1/3')).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveTextContent('₹1,00,000')
  await expectNoViolations()

  await userEvent.click(page.getByRole('link', { name: 'Next' }))
  await expect.element(heading('Dipa')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Previous' }))
  await expect.element(heading('Bina')).toBeVisible()
  // Going on means pressing the same key again.
  await userEvent.click(page.getByRole('link', { name: 'Next' }))
  await expect.element(heading('Dipa')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Next' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Asha')).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled()

  await userEvent.click(backToList.getByRole('link', { name: 'Growth fund' }))
  await expect.element(page.getByLabelText('District', { exact: true })).toHaveValue('Puri')
  expect(router.location.pathname + router.location.search).toBe(list)
})

test('a record is copied as displayed, and the button says whether it worked', async () => {
  const record = aGrowthFundRequest(1, { name: 'Asha', amount: 300_000 })
  await openDesk({
    at: `/request/growth-fund/${record.id}`,
    seed: { growth_fund_req: [record] },
  })
  await expect.element(heading('Asha')).toBeVisible()
  const writing = vi.spyOn(navigator.clipboard, 'writeText')

  writing.mockResolvedValueOnce()
  const copy = page.getByRole('button', { name: 'Copy', exact: true })
  await userEvent.click(copy)
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  // Screen readers do not announce that a button's name changes.
  const told = page.getByRole('status').filter({ hasText: 'Copied' })
  await expect.element(told).toBeInTheDocument()
  expect(page.getByRole('button', { name: 'Copied' }).element().ariaLive).toBeNull()
  const [text = ''] = writing.mock.lastCall ?? []
  expect(text).toContain('Name: Asha\n')
  expect(text).toContain('₹3,00,000')
  expect(text).toContain(referenceOf('GF', record.id))

  writing.mockRejectedValueOnce(new Error('not allowed'))
  await expect.element(copy).toBeVisible()
  await userEvent.click(copy)
  await expect.element(page.getByRole('button', { name: 'Could not copy' })).toBeVisible()
})

test('invalid values are shown, too, and dates are written out', async () => {
  const odd = aGrowthFundRequest(1, { name: 'Asha' })
  Object.assign(odd.data, { firmName: 42 })
  const meeting = aMeeting({ meetingDate: '2026-12-06', venueName: 'Town Hall' }, 'm1')
  const about = { meetingId: 'm1', meetingDate: '2026-12-06' }
  const answer = { id: submissionId(1, 3), data: { name: 'Bina', ...about } }
  const { router } = await openDesk({
    at: `/request/growth-fund/${odd.id}`,
    seed: { growth_fund_req: [odd], monthly_meeting_req: [answer], monthly_meetings: [meeting] },
  })

  await expect
    .element(page.getByText(/^These fields could not be read: Firm name\. What is stored in them/))
    .toBeVisible()
  const other = page.getByRole('region', { name: 'Other', exact: true })
  await expect.element(other).toHaveTextContent('Firm name42')

  await router.navigate(`/request/meeting-answers/${answer.id}`)
  await expect.element(page.getByText('6 Dec 2026', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: '6 Dec 2026, Town Hall' }))
  await expect.element(heading('6 Dec 2026')).toBeVisible()
})

test('the other requests of the same person are listed, from all lists', async () => {
  const mobile = '9876500001'
  const first = aRegistration(1, { name: 'Asha', mobile })
  const second = aGrowthFundRequest(2, { name: 'Asha again', mobile })
  await openDesk({
    at: `/member/${first.id}`,
    seed: {
      New_Registration: [first, aRegistration(3)],
      growth_fund_req: [second, aGrowthFundRequest(4)],
    },
  })

  const others = page.getByRole('region', { name: 'Other forms of this person or firm' })
  await expect.element(others.getByRole('link')).toHaveTextContent(/^Growth fund: Asha again/)
  await userEvent.click(others.getByRole('link'))
  await expect.element(heading('Asha again')).toBeVisible()
})

test('the request of a rights request is read if it is older than its list holds; if it cannot be, that is said', async () => {
  const asha = aRegistration(1, { name: 'Asha' })
  const key = await statusKey('NR', asha.id)
  const withdrawal = aRightsRequest(1, 'Withdraw', key)
  await firestore.seed({
    New_Registration: [asha],
    rights_requests: [withdrawal],
    request_keys: [{ id: key, data: { kind: 'registrations', requestId: asha.id } }],
  })
  server.use(
    http.post('*/documents\\:batchGet', async ({ request }) =>
      (await request.clone().text()).includes('request_keys')
        ? HttpResponse.json({ error: { code: 403, status: 'PERMISSION_DENIED' } }, { status: 403 })
        : passthrough(),
    ),
  )
  const { store } = await openDesk({ at: `/request/rights/${withdrawal.id}` })
  const about = page.getByRole('region', { name: 'About' })
  await expect.element(about.getByRole('link', { name: /^Asha, NR-/ })).toBeVisible()

  const onlyNewer = { upserted: [], removed: [], fromCache: false, isWhole: true, isCut: true }
  store.dispatch(registrations.slice.actions.snapshotReceived({ ...onlyNewer, at: Date.now() }))
  await expect.element(about.getByRole('alert')).toBeVisible()
  await expect.element(about.getByText(/was erased/)).not.toBeInTheDocument()
  server.resetHandlers()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(about.getByRole('link', { name: /^Asha, NR-/ })).toBeVisible()
  await expect.element(about.getByRole('alert')).not.toBeInTheDocument()
})

test('the list marks what its applicants have withdrawn, and no key is read for it', async () => {
  const requests = [1, 2, 3].map((n) => aRegistration(n))
  const keys = await Promise.all(requests.map(({ id }) => statusKey('NR', id)))
  const takenBack = { review: { v: 1, state: 'refused', at: new Date(), by: 'x' } }
  await openDesk({
    at: '/memberlist',
    seed: {
      New_Registration: requests,
      rights_requests: [
        aRightsRequest(1, 'Withdraw', keys[0]!),
        aRightsRequest(2, 'Withdraw', keys[1]!),
        aRightsRequest(3, 'Withdraw', keys[2]!, takenBack),
      ],
    },
  })
  const marks = page.getByRole('grid').getByText('Applicant has withdrawn')
  await expect.poll(() => marks.elements()).toHaveLength(2)
})

test('the address of a list that does not exist says so', async () => {
  await openDesk({ at: '/request/nothing/nobody' })
  await expect
    .element(page.getByText('There is no such list of requests.', { exact: false }))
    .toBeVisible()
})

test('a list that is not live does not say that it lacks a record', async () => {
  // The read of the record alone fails, so that only the list can say that it lacks the record.
  server.use(
    http.post(/:batchGet$/, async ({ request }) =>
      (await request.clone().text()).includes('growth_fund_req/')
        ? HttpResponse.error()
        : passthrough(),
    ),
  )
  const { store } = await openDesk({
    at: '/request/growth-fund/nobody',
    seed: { growth_fund_req: [aGrowthFundRequest(1)] },
  })
  const missing = page.getByText('There is no growth fund request at this address.', {
    exact: false,
  })
  await expect.element(missing).toBeVisible()

  const { snapshotReceived } = growthFundRequests.slice.actions
  const nothing = { upserted: [], removed: [], isWhole: false }
  store.dispatch(snapshotReceived({ ...nothing, fromCache: true, at: Date.now() }))
  await expect.element(page.getByText(/^Not live since/)).toBeVisible()
  await expect.element(missing).not.toBeInTheDocument()
})

test('only valid contact details become links', () => {
  const record = {
    id: '7F3KQ2ZD0000',
    createdAt: '',
    createdAtMillis: null,
    name: 'Asha',
    mobile: '+91 98765-43210',
    email: 'asha@example.org',
    website: 'example.org',
  }
  const links = (changed: object) =>
    contactsOf(collections[0]!, { ...record, ...changed }).map(
      ({ label, href }) => `${label} ${href}`,
    )

  const [call, whatsApp, email, website] = links({ whatsapp: '9123456789' })
  expect(call).toBe('Call tel:+919876543210')
  expect(whatsApp).toMatch(/^WhatsApp https:\/\/wa\.me\/919123456789\?text=/)
  expect(decodeURIComponent(whatsApp!)).toMatch(/Asha.+NR-7F3K-Q2ZD/)
  expect(email).toMatch(/^Email mailto:asha@example\.org\?subject=/)
  expect(website).toBe('Website https://example.org')
  expect(links({ mobile: '12', email: 'x', website: 'javascript:alert(1)' })).toEqual([])
})

test('the button for WhatsApp says that a number looks like a landline', () => {
  const record = { id: '7F3KQ2ZD0000', createdAt: '', createdAtMillis: null, mobile: '6742391234' }
  const labels = (changed: object) =>
    contactsOf(collections[0]!, { ...record, ...changed }).map(({ label }) => label)

  expect(labels({})).toEqual(['Call', 'WhatsApp (looks like a landline)'])
  expect(labels({ whatsapp: '9437123456' })).toEqual(['Call', 'WhatsApp'])
  expect(labels({ mobile: '7008123456', whatsapp: '0663 234 5678' })).toEqual([
    'Call',
    'WhatsApp (looks like a landline)',
  ])
  expect(labels({ mobile: '6370123456' })).toEqual(['Call', 'WhatsApp'])
})
