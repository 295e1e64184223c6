import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration, submissionId } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { expectNoViolations } from '@test/support/page/accessibility'
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
  await expect.element(page.getByText('There is nothing of this kind.')).toBeVisible()
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
            kind: 'changeSetting',
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

/** An invitation of two days ago, and since then more exports of a viewer and notes of an editor than a page has. */
const flooded = () => ({
  admins: [
    { id: 'viewer', data: { name: 'Sample Viewer', role: 'viewer' } },
    { id: 'editor', data: { name: 'Sample Editor', role: 'editor' } },
  ],
  'admin_invites/I1/history': [
    {
      id: 'invite',
      data: {
        kind: 'invite',
        name: 'Sample Guest',
        before: {},
        after: { name: 'Sample Guest', email: 'guest@example.org', role: 'owner' },
        at: daysAgo(2),
        by: demoAdmin.uid,
      },
    },
  ],
  exports: Array.from({ length: 150 }, (_, n) => ({
    id: `viewer~${29_000_000 + n}`,
    data: {
      exports: [
        { id: 'E1', list: 'members', format: 'csv', count: n + 1 },
        { id: 'E2', list: 'registrations', format: 'emails', count: 2 },
      ],
      at: new Date(Date.now() - (n + 1) * 1000),
      by: 'viewer',
    },
  })) as never,
  [`growth_fund_req/${submissionId(1)}/history`]: Array.from({ length: 120 }, (_, n) => ({
    id: String(n + 1),
    data: {
      v: n + 1,
      kind: 'note',
      text: `Note ${n + 1}`,
      // Several in one moment, as one commit writes them: none is left out between two pages.
      at: new Date(Math.floor(Date.now() / day) * day - Math.floor((120 - n) / 7) * 1000),
      by: 'editor',
    },
  })),
})

test('a flood of exports or notes hides no invitation: a press of a filter shows it', async () => {
  await openDesk({ at: '/desk/activity', seed: flooded() })
  const entries = page.getByRole('main').getByRole('link')
  const texts = () => entries.elements().map((link) => link.textContent)
  await expect.poll(texts).toHaveLength(50)
  expect(texts().every((text) => text.includes('wrote a note'))).toBe(true)

  await userEvent.selectOptions(page.getByLabelText('Kind'), 'People')
  await expect.poll(texts).toHaveLength(1)
  expect(texts()[0]).toContain('You invited a person with the role Owner')
  await expectNoViolations()

  await userEvent.selectOptions(page.getByLabelText('Kind'), 'Exports')
  await expect.poll(texts).toHaveLength(50)
  expect(texts()[0]).toContain('Sample Viewer took data out of the deskExports: 2 times')
  expect(texts()[0]).toContain(
    'Members: downloaded a CSV file, 1 record\nNew registrations: copied e-mail addresses, 2 records',
  )
  await userEvent.selectOptions(page.getByLabelText('Person'), 'Sample Editor')
  await expect.element(page.getByText('There is nothing of this kind.')).toBeVisible()

  await userEvent.click(page.getByRole('button', { name: 'Show all' }))
  await expect.poll(texts).toHaveLength(50)
  await userEvent.selectOptions(page.getByLabelText('Person'), 'you')
  await expect.poll(texts).toHaveLength(1)
})

test('“Show older” shows the next ones until there are no more, and what arrives meanwhile leaves no gap', async () => {
  await openDesk({ at: '/desk/activity?kind=note', seed: flooded() })
  const notes = page.getByRole('main').getByRole('link').filter({ hasText: 'wrote a note' })
  const older = page.getByRole('button', { name: 'Show older' })
  const numbers = () =>
    notes.elements().map((note) => Number(/Note (\d+)$/.exec(note.textContent)?.[1]))
  const fromTo = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, n) => from - n)
  await expect.poll(() => numbers().length).toBe(50)
  await userEvent.click(older)
  await expect.poll(() => numbers().length).toBe(100)

  await firestore.seed({
    [`growth_fund_req/${submissionId(1)}/history`]: [
      { id: '121', data: { v: 121, kind: 'note', text: 'Note 121', at: new Date(), by: 'editor' } },
    ],
  })
  await expect.poll(() => numbers().length).toBe(101)
  await userEvent.click(older)
  await expect.poll(() => numbers().length).toBe(121)
  await expect.element(older).not.toBeInTheDocument()
  expect(numbers().toSorted((a, b) => b - a)).toEqual(fromTo(121, 1))
})

test('Activity of a day is that of the day in India', async () => {
  const at = (time: string) => new Date(`2026-11-${time}+05:30`)
  const note = (v: number, text: string, time: string) => ({
    id: String(v),
    data: { v, kind: 'note', text, at: at(time), by: 'editor' },
  })
  await openDesk({
    at: '/desk/activity?day=2026-11-07',
    seed: {
      [`growth_fund_req/${submissionId(1)}/history`]: [
        note(1, 'Before', '06T23:59'),
        note(2, 'First', '07T00:00'),
        note(3, 'Last', '07T23:59'),
        note(4, 'After', '08T00:00'),
      ],
    },
  })
  const texts = () =>
    page
      .getByRole('main')
      .getByRole('link')
      .elements()
      .map((link) => /(Before|First|Last|After)$/.exec(link.textContent)?.[1])
  await expect.poll(texts).toEqual(['Last', 'First'])
})

test('Activity says when nothing has been done yet', async () => {
  await openDesk({ at: '/desk/activity' })
  await expect.element(page.getByText(/^Nothing has been done yet/)).toBeVisible()
})
