import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  aRegistration,
  type RegistrationData,
  type Value,
  type Collections,
} from '@scripts/samples/records'
import { aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aReview, aReviewIn } from '@scripts/samples/reviews'
import { askForRemarks, exportAs } from '@test/support/page/exportMenu'
import { firestoreFor } from '@test/support/emulators/firestore'
import { readCsv } from '@test/support/readCsv'
import type { State } from '@/shared/requests/steps'
import { demoAdmin } from '@/shared/config/demo'
import { choice, openList, shownNames } from './openList'

/* The lists show the work of administrators. */

const firestore = firestoreFor()
const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day)

const colleague = { id: 'colleague', data: { name: 'Kabita Namuna', role: 'editor' } }
const settings = [{ id: 'promises', data: { registrations: 15 } }]

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

afterEach(() => vi.restoreAllMocks())

type Review = Record<string, Value>

/** A registration, with its review changed after it has come to a state. */
function inState(
  n: number,
  name: string,
  state: State,
  changed: Review = {},
  fields: Partial<RegistrationData> = {},
) {
  const { id, data } = aRegistration(n, { name, createdAt: daysAgo(n), ...fields })
  const { review } = aReviewIn('registrations', state, [colleague.id], daysAgo(0))
  const none = state === 'received' && Object.keys(changed).length === 0
  return { id, data: none ? data : { ...data, review: { ...(review ?? received), ...changed } } }
}

const received: Review = { v: 1, state: 'received', at: daysAgo(0), by: colleague.id }

/** Opens a view of the lists, with a colleague among the administrators. */
const openStates = (seed: Collections, search = '') =>
  openList({ admins: [colleague], ...seed }, search)

const addressOf = ({ router }: Awaited<ReturnType<typeof openList>>) => router.location.search

const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))
const entry = (name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name })

const someStates = () => [
  inState(1, 'New', 'received'),
  inState(2, 'Read', 'reviewing'),
  inState(3, 'Asked', 'waiting'),
  inState(4, 'Accepted', 'approved'),
  inState(5, 'Spam', 'closed'),
]

test('a list opens with what is pending, everything is one press away, and a decision at another desk takes a request out at once', async () => {
  const app = await openStates({ New_Registration: someStates() })
  await expect.poll(shownNames).toEqual(['New', 'Read', 'Asked'])
  await expect.element(page.getByText('3 of 5 registrations')).toBeVisible()
  await expect.element(entry('New registrations 3')).toBeVisible()

  await press('All 5')

  await expect.poll(shownNames).toEqual(['New', 'Read', 'Asked', 'Accepted', 'Spam'])
  await expect.poll(() => addressOf(app)).toBe('?state=all')
  await press('Pending 3')
  await expect.poll(shownNames).toEqual(['New', 'Read', 'Asked'])
  await expect.poll(() => addressOf(app)).toBe('')

  const { review } = aReviewIn('registrations', 'approved', [colleague.id], new Date())
  await firestore.update(`New_Registration/${someStates()[1]!.id}`, { review })

  await expect.poll(shownNames).toEqual(['New', 'Asked'])
  await expect.element(entry('New registrations 2')).toBeVisible()
})

test('each state is a filter with its number, and the address keeps it', async () => {
  const app = await openStates({ New_Registration: someStates() }, '?state=approved')
  await expect.poll(shownNames).toEqual(['Accepted'])
  await expect.element(choice('Status')).toHaveValue('approved')
  await expect
    .element(choice('Status').getByRole('option', { name: 'Waiting for applicant (1)' }))
    .toBeInTheDocument()

  await userEvent.selectOptions(choice('Status'), 'waiting')
  await expect.poll(shownNames).toEqual(['Asked'])
  await expect.poll(() => addressOf(app)).toBe('?state=waiting')

  // The numbers are of what matches the search.
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search' }), 'Accepted')
  await expect
    .element(page.getByText('Not in Waiting for applicant. 1 found in Approved:'))
    .toBeVisible()
  await press('Show')
  await expect.poll(shownNames).toEqual(['Accepted'])
  await expect.element(page.getByRole('button', { name: 'Pending 0' })).toBeVisible()

  await press(/^Clear$/)
  await expect.poll(shownNames).toEqual(['New', 'Read', 'Asked'])
})

test('pressing a bar of the chart by status filters by it, and again takes the filter back', async () => {
  await openStates({ New_Registration: someStates() })
  await press('Charts')
  const chart = page.getByRole('region', { name: 'By status' })
  await expect.element(chart.getByText('3 pending')).toBeVisible()

  await userEvent.click(chart.getByRole('button', { name: 'In review 1' }))
  await expect.poll(shownNames).toEqual(['Read'])
  await userEvent.click(chart.getByRole('button', { name: 'In review 1' }))
  await expect.poll(shownNames).toEqual(['New', 'Read', 'Asked'])
})

test('the state is a column that sorts in the order of the work', async () => {
  const app = await openStates({ New_Registration: someStates() }, '?state=all')
  await expect.poll(shownNames).toHaveLength(5)
  const cells = () =>
    page
      .getByRole('grid')
      .getByText(/^(Received|In review|Waiting for applicant|Approved|Closed)$/)
      .elements()
      .filter((cell) => cell.closest('[data-field="state"][role="gridcell"]') !== null)
      .map((cell) => cell.textContent)

  await userEvent.click(page.getByRole('columnheader', { name: 'Status' }))

  const order = ['Received', 'In review', 'Waiting for applicant', 'Approved', 'Closed']
  await expect.poll(cells).toEqual(order)
  await userEvent.click(page.getByRole('columnheader', { name: 'Status' }))
  await expect.poll(cells).toEqual(order.toReversed())
  await expect.poll(() => addressOf(app)).toBe('?state=all&sort=-state')
})

test('requests are found by the administrator they are assigned to', async () => {
  const app = await openStates(
    {
      New_Registration: [
        inState(1, 'Mine', 'reviewing', { assignee: demoAdmin.uid }),
        inState(2, 'Hers', 'reviewing', { assignee: colleague.id }),
        inState(3, 'Theirs', 'reviewing', { assignee: 'gone' }),
        inState(4, 'Nobody’s', 'received'),
      ],
    },
    '?assignee=me',
  )
  await expect.poll(shownNames).toEqual(['Mine'])
  await expect.element(page.getByRole('gridcell', { name: 'you' })).toBeVisible()

  await userEvent.selectOptions(choice('Assigned to'), 'Not assigned')
  await expect.poll(shownNames).toEqual(['Nobody’s'])
  await userEvent.selectOptions(choice('Assigned to'), 'Kabita Namuna')
  await expect.poll(shownNames).toEqual(['Hers'])
  await expect.poll(() => addressOf(app)).toBe('?assignee=colleague')

  // Somebody who is no longer an administrator.
  await app.router.navigate('/memberlist?assignee=gone')
  await expect.poll(shownNames).toEqual(['Theirs'])
  await expect.element(choice('Assigned to')).toHaveDisplayValue('a former administrator')
})

test('requests over their promised time are found, and those that wait for the applicant are not', async () => {
  await openStates(
    {
      settings,
      New_Registration: [
        inState(1, 'Fresh', 'received'),
        inState(12, 'Soon', 'received'),
        inState(20, 'Late', 'received'),
        inState(21, 'Asked', 'waiting'),
        inState(22, 'Done', 'approved'),
      ],
    },
    '?due=over&state=all',
  )
  await expect.poll(shownNames).toEqual(['Late'])
  await expect
    .element(page.getByRole('gridcell', { name: /^Overdue by 5 days \(\d+ \w+\)$/ }))
    .toBeVisible()

  await press('Filter')
  await userEvent.selectOptions(choice('Due'), 'Due in 7 days')
  await press('Done')
  await expect.poll(shownNames).toEqual(['Soon'])
  await userEvent.click(page.getByRole('button', { name: 'Due in 7 days' }))
  await expect
    .element(page.getByRole('gridcell', { name: 'On hold: waiting for applicant' }))
    .toBeVisible()
})

test('what is in the trash is in no list, no number and no other request of the same person', async () => {
  const mobile = '9876500001'
  const trashed = { ...received, trashed: true }
  await openStates(
    {
      New_Registration: [
        inState(1, 'Asha', 'received', {}, { mobile }),
        inState(2, 'Asha twice', 'received', trashed, { mobile }),
      ],
    },
    '?state=all',
  )
  await expect.poll(shownNames).toEqual(['Asha'])
  await expect.element(page.getByText('1 registration', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'All 1' })).toBeVisible()
  await expect.element(entry('New registrations 1')).toBeVisible()
  expect(page.getByText('1 other form').elements()).toEqual([])
})

test('a corrected value is shown, found and counted, and the file has what was sent beside it', async () => {
  const { review } = aReview(
    [
      { kind: 'assign', assignee: demoAdmin.uid },
      { kind: 'state', to: 'reviewing', reason: 'Papers are here', public: 'We read it.' },
      { kind: 'correct', field: 'district', value: 'Puri' },
    ],
    { by: [colleague.id], until: daysAgo(0) },
  )
  const { id, data } = aRegistration(1, { name: 'Asha', district: 'Angul', createdAt: daysAgo(1) })
  await openStates(
    {
      settings,
      New_Registration: [{ id, data: { ...data, review } }, aRegistration(2, { name: 'Bina' })],
    },
    '?district=Puri&columns=name,state,assignee,district',
  )
  await expect.poll(shownNames).toEqual(['Asha'])
  await expect.element(page.getByRole('gridcell', { name: 'Puri' })).toBeVisible()
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:test'
  })

  await askForRemarks()
  await exportAs('CSV file')

  await expect.element(page.getByText('1 row written to the file.')).toBeVisible()
  const [header, row] = readCsv((await files[0]!.text()).replace(/^\uFEFF/, ''))
  const written = Object.fromEntries(header!.map((name, at) => [name, row![at]]))
  expect(written).toEqual({
    Name: 'Asha',
    'Firm name': expect.any(String),
    Status: 'In review',
    District: 'Puri',
    'District (as sent)': 'Angul',
    // In a file for others, "you" would be another person.
    'Assigned to': 'Own Name',
    'Office remarks': 'Papers are here',
    'Message to the applicant': 'We read it.',
    Changed: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
  })
})

test('answers to a meeting have no states', async () => {
  const app = await openStates(
    { monthly_meeting_req: [aMeetingAnswer(1, { name: 'Asha' })] },
    '?list=meeting-answers&state=approved&assignee=me&due=over',
  )
  await expect.poll(shownNames).toEqual(['Asha'])
  expect(page.getByRole('button', { name: /^Pending/ }).elements()).toEqual([])
  expect(page.getByRole('region', { name: 'By status' }).elements()).toEqual([])
  await press(/^Columns/)
  expect(page.getByRole('menuitemcheckbox', { name: 'Status' }).elements()).toEqual([])
  expect(addressOf(app)).toMatch(/list=meeting-answers/)
})

test('a request keeps its place between its neighbours after it was decided', async () => {
  const recommended = inState(2, 'Second', 'recommended')
  await openStates({
    New_Registration: [
      inState(1, 'First', 'received'),
      recommended,
      inState(3, 'Third', 'received'),
    ],
  })
  await userEvent.click(page.getByRole('link', { name: 'Second' }))
  await expect.element(page.getByText('2/3')).toBeVisible()

  const { review } = aReviewIn('registrations', 'approved', [colleague.id], new Date())
  await firestore.update(`New_Registration/${recommended.id}`, { review })

  await expect.element(page.getByText('2/3')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Next' }))
  await expect.element(page.getByRole('heading', { name: 'Third', level: 1 })).toBeVisible()
  await expect.element(page.getByText('2/2')).toBeVisible()
})

test('a card on a phone shows the state beside the name, whichever columns are chosen', async () => {
  await page.viewport(360, 780)
  await openStates({ New_Registration: someStates() }, '?columns=name,mobile')
  const card = page.getByRole('listitem').filter({ hasText: 'Asked' })
  await expect.element(card.getByText('Waiting for applicant')).toBeVisible()
  await press('Filter')
  await expect.element(choice('Status')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
