import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { submissionId } from '@scripts/samples/records'
import { expectNoViolations } from '@test/support/page/accessibility'
import { followCopies } from '@test/support/page/copied'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { demoAdmin } from '@/shared/config/demo'
import { dayMillis } from '@/shared/text/dateText'
import { today } from '@/shared/validation/dates'

const firestore = firestoreFor()

beforeEach(() => firestore.clear())
afterEach(() => vi.restoreAllMocks())

const meetingId = submissionId(1, 9)
const dayIn = (days: number) =>
  new Date(Date.parse(today()) + days * dayMillis).toISOString().slice(0, 10)
const last = dayIn(-5)

const part = page.getByRole('region', { name: 'Minutes' })
const text = part.getByLabelText('Text of the minutes')
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

const answerTo = (n: number, meetingDate: string, more = {}) =>
  aMeetingAnswer(n, {
    meetingId,
    meetingDate,
    answer: 'I will attend',
    comingAs: 'Member',
    people: 1,
    ...more,
  } as Parameters<typeof aMeetingAnswer>[1])

const asked = (after = 0, words = 'Earlier minutes') => ({
  meeting_minutes: Array.from({ length: after }, (_version, at) => ({
    id: `${meetingId}~${last}~${at + 1}`,
    data: {
      meetingId,
      meetingDate: last,
      v: at + 1,
      text: `${words} ${at + 1}`,
      at: new Date(),
      by: demoAdmin.uid,
    },
  })),
})

const held = {
  monthly_meetings: [aMeeting({ meetingDate: last, venueName: 'Town Hall' }, meetingId)],
  monthly_meeting_req: [answerTo(2, last)],
}

test('the minutes are begun from the numbers, kept as a draft, saved, and saved again', async () => {
  const { router } = await openDesk({ at: `/desk/meetings/${meetingId}`, seed: held })
  await expect
    .element(page.getByRole('link', { name: 'Write minutes' }))
    .toHaveAttribute('href', '#minutes')
  await press('Write the minutes')
  await expect.element(text).toHaveValue(expect.stringContaining('Venue: Town Hall, '))
  await userEvent.fill(text, 'Our minutes')
  await expect.element(part.getByText(/^Draft saved \d+:\d\d [AP]M$/)).toBeVisible()
  await expectNoViolations()
  // What was typed is there again after another page.
  await router.navigate('/desk/meetings')
  await router.navigate(-1)
  await expect.element(text).toHaveValue('Our minutes')
  await press('Save minutes')
  await expect.element(part.getByText('Our minutes', { exact: true })).toBeVisible()
  await expect.element(part.getByText(/^Saved .* by you$/)).toBeVisible()
  expect(await firestore.list('meeting_minutes')).toMatchObject([
    { id: `${meetingId}~${last}~1`, meetingDate: last, v: 1, text: 'Our minutes' },
  ])

  await press('Edit minutes')
  await userEvent.fill(text, 'Our minutes, corrected')
  await press('Save minutes')
  await expect.element(part.getByText('Our minutes, corrected')).toBeVisible()
  await userEvent.click(part.getByRole('button', { name: /^Version 1: Saved/ }))
  await expect.element(part.getByText('Our minutes', { exact: true })).toBeVisible()
  await expectNoViolations()

  // For a name that must not stay.
  await press('Erase earlier versions…')
  await userEvent.click(
    page.getByRole('dialog', { name: 'Erase the earlier versions?' }).getByRole('button', {
      name: 'Erase',
    }),
  )
  await expect
    .poll(async () => (await firestore.list('meeting_minutes')).map(({ text: words }) => words))
    .toEqual(['Our minutes, corrected', 'Our minutes, corrected'])
  await expect.element(part.getByText(/earlier versions erased/).first()).toBeVisible()
})

test('two who write at the same time do not overwrite each other', async () => {
  await openDesk({ at: `/desk/meetings/${meetingId}`, seed: { ...held, ...asked(1) } })
  await press('Edit minutes')
  await userEvent.fill(text, 'Mine')
  await firestore.seed(asked(2, 'Minutes'))
  await expect.element(part.getByText('Minutes 2')).toBeVisible()
  await expect.element(text).toHaveValue('Mine')
  await press('Save minutes')
  await expect.element(part.getByText(/^Saved .* by you$/)).toBeVisible()
  expect((await firestore.list('meeting_minutes')).map(({ text: words }) => words)).toEqual([
    'Minutes 1',
    'Minutes 2',
    'Mine',
  ])
})

test('the minutes are printed, and a viewer reads them and changes nothing', async () => {
  await openDesk({
    at: `/desk/meetings/${meetingId}`,
    role: 'viewer',
    seed: { ...held, ...asked(1) },
  })
  await expect.element(part.getByText('Earlier minutes 1')).toBeVisible()
  for (const name of ['Edit minutes', 'Erase earlier versions…']) {
    expect(page.getByRole('button', { name }).elements()).toEqual([])
  }
  const printed: string[] = []
  vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push(...[...document.querySelectorAll('article')].map((sheet) => sheet.textContent))
  })
  await press('Print minutes')
  await expect.poll(() => printed).toEqual(['Earlier minutes 1'])
  window.dispatchEvent(new Event('afterprint'))
})

test('after a meeting is cancelled the numbers and a text for those who replied Yes are at hand', async () => {
  const meetingDate = dayIn(10)
  const clipboard = followCopies()
  await openDesk({
    at: `/desk/meetings/${meetingId}`,
    seed: {
      monthly_meetings: [aMeeting({ meetingDate, venueName: 'Town Hall' }, meetingId)],
      monthly_meeting_req: [
        answerTo(2, meetingDate, { mobile: '9876500001' }),
        answerTo(4, meetingDate, { mobile: '9876500002' }),
        answerTo(6, meetingDate, { mobile: '9876500003', answer: 'I cannot attend' }),
      ],
    },
  })
  const inform = page.getByRole('region', { name: 'Inform those who replied Yes' })
  await expect.element(inform).toHaveTextContent('2 mobile numbers. The site sends no message:')
  await press('Copy numbers')
  await expect
    .poll(() => String(clipboard.at(-1)).split('\n').toSorted())
    .toEqual(['+919876500001', '+919876500002'])

  await press('Cancel the meeting…')
  const question = page.getByRole('dialog')
  await userEvent.fill(question.getByLabelText(/^Reason/), 'Cyclone warning')
  await userEvent.click(question.getByRole('button', { name: 'Cancel the meeting' }))
  await expect.element(question).not.toBeInTheDocument()
  await press('WhatsApp text')
  const dialog = page.getByRole('dialog', { name: 'WhatsApp text' })
  await expect
    .element(dialog.getByLabelText('English'))
    .toHaveValue(expect.stringMatching(/CANCELLED[^]*Reason: Cyclone warning/))
  await expect
    .element(dialog.getByLabelText('Odia'))
    .toHaveValue(expect.stringMatching(/ବାତିଲ[^]*Cyclone warning/))
  await expect
    .element(dialog.getByLabelText('Hindi'))
    .toHaveValue(expect.stringMatching(/रद्द[^]*Cyclone warning/))
  await expectNoViolations()
})
