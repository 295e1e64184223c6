import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { demoAdmin } from '@/shared/config/demo'

const firestore = firestoreFor()
const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day)

beforeEach(async () => {
  await page.viewport(1280, 800)
  await firestore.clear()
})

test('Activity shows the changes of all requests, newest first, by person and by kind', async () => {
  const mine = aReviewIn('registrations', 'waiting', [demoAdmin.uid, 'colleague'], daysAgo(0))
  const { id, data } = aRegistration(1, { name: 'Sample Applicant', createdAt: daysAgo(9) })
  const { router } = await openDesk({
    at: '/desk/activity',
    seed: {
      admins: [{ id: 'colleague', data: { name: 'Sample Colleague', role: 'editor' } }],
      New_Registration: [{ id, data: { ...data, review: mine.review } }],
      [`New_Registration/${id}/history`]: mine.history,
    },
  })
  const entries = page.getByRole('main').getByRole('link').filter({ hasText: 'moved it' })
  const texts = () => entries.elements().map((link) => link.textContent)

  await expect
    .poll(() => texts()[0])
    .toContain('Sample Colleague moved it from In review to Waiting for applicant')
  expect(texts()).toHaveLength(2)
  expect(texts()[1]).toContain('You moved it from Received to In review')
  await expect.poll(() => texts()[1]).toContain('Sample Applicant, NR-')
  await expect.element(page.getByRole('heading', { name: /^Today, / })).toBeVisible()
  const time = entries
    .first()
    .getByText(/ [AP]M( IST)?$/)
    .element()
  expect(time.getBoundingClientRect().height, 'on one line').toBeLessThan(30)

  await userEvent.selectOptions(page.getByLabelText('Person'), 'Sample Colleague')
  await expect.poll(texts).toHaveLength(1)
  await expect.poll(() => router.location.search).toBe('?person=colleague')
  await userEvent.selectOptions(page.getByLabelText('Kind'), 'Notes')
  await expect.element(page.getByText('Nothing of this kind among the newest 100.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Show all' }))
  await expect.poll(texts).toHaveLength(2)

  await userEvent.click(entries.first())
  await expect
    .element(page.getByRole('heading', { name: 'Sample Applicant', level: 1 }))
    .toBeVisible()
})

test('Activity has the minutes of meetings, the acts on members, the imports of lists, and the forms that were entered for applicants', async () => {
  const { id, data } = aRegistration(1, { name: 'Sample Applicant', createdAt: daysAgo(2) })
  const entered = { how: 'On paper', consent: 'Signed on paper', by: 'colleague' }
  const version = { meetingId: 'm1', meetingDate: '2026-11-08', text: 'All agreed', v: 1 }
  const { router } = await openDesk({
    at: '/desk/activity',
    seed: {
      admins: [{ id: 'colleague', data: { name: 'Sample Colleague', role: 'editor' } }],
      New_Registration: [{ id, data: { ...data, entered } }],
      'members/m2/history': [
        {
          id: '2',
          data: { v: 2, kind: 'hold', text: 'Complaint', at: daysAgo(3), by: 'colleague' },
        },
      ],
      'settings/membership/history': [
        {
          id: 'S1',
          data: {
            kind: 'change',
            before: {},
            after: { firstNumber: 1042 },
            at: daysAgo(4),
            by: 'colleague',
          },
        },
      ],
      meeting_minutes: [
        { id: 'm1~2026-11-08~1', data: { ...version, at: daysAgo(1), by: demoAdmin.uid } },
      ],
      imports: [
        {
          id: 'I1',
          data: {
            file: 'old-list.xlsx',
            hash: 'a'.repeat(64),
            rows: 2000,
            state: 'closed',
            at: daysAgo(6),
            by: 'colleague',
            undo: { at: daysAgo(5), by: demoAdmin.uid },
          },
        },
      ],
    },
  })
  const entries = page.getByRole('main').getByRole('link')
  const texts = () => entries.elements().map((link) => link.textContent)
  await expect.poll(texts).toHaveLength(6)
  expect(texts()[0]).toContain('You wrote the minutesMeetings: 8 Nov 2026')
  await expect.element(entries.first()).toHaveAttribute('href', '/desk/meetings/m1?day=2026-11-08')
  expect(texts()[1]).toContain(
    'Sample Colleague entered it for the applicantNew registrations: Sample Applicant, NR-',
  )
  await expect.element(entries.nth(1)).toHaveAttribute('href', `/member/${id}`)
  expect(texts()[2]).toContain(
    'Sample Colleague put the membership on holdMembers: a memberComplaint',
  )
  await expect.element(entries.nth(2)).toHaveAttribute('href', '/desk/members/m2')
  expect(texts()[3]).toContain('First membership number: not decided → 1042')
  expect(texts()[4]).toContain('You undid an importMembers: old-list.xlsx')
  expect(texts()[5]).toContain(
    'Sample Colleague imported a list of 2,000 rowsMembers: old-list.xlsx',
  )
  await expect.element(entries.nth(5)).toHaveAttribute('href', '/desk/members/import')

  await userEvent.selectOptions(page.getByLabelText('Kind'), 'Minutes')
  await expect.poll(texts).toHaveLength(1)
  await expect.poll(() => router.location.search).toBe('?kind=minutes')
})

test('Activity says when nothing has been done yet', async () => {
  await openDesk({ at: '/desk/activity' })
  await expect.element(page.getByText(/^Nothing has been done yet/)).toBeVisible()
})
