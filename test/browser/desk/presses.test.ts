import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { readSheet } from 'read-excel-file/universal'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aRegistration, type RegistrationData } from '@scripts/samples/records'
import { createAccount } from '@test/support/emulators/accounts'
import { firestoreFor } from '@test/support/emulators/firestore'
import { haveSession } from '@test/support/browser/administrator'
import { openBrowser } from '@test/support/browser/browser'
import { expectPageWithoutViolations } from '@test/support/browser/pageAccessibility'
import { countPresses, expectPresses } from '@test/support/browser/presses'
import { withoutSampleMeetings } from '@test/support/browser/withoutSampleMeetings'
import { demoAdmin } from '@/shared/config/demo'
import { referenceOf } from '@/shared/requests/reference'
import { dayMillis } from '@/shared/text/dateText'
import { today } from '@/shared/validation/dates'

const { newPerson } = openBrowser()
const { auth, firestore: address } = inject('site')
const firestore = firestoreFor(undefined, address)
withoutSampleMeetings(firestore)

const button = (part: Pick<Page, 'getByRole'>, name: string | RegExp) =>
  part.getByRole('button', { name, exact: typeof name === 'string' })

/** An administrator's screen that shows Today; from here on each press counts. */
async function openToday() {
  const person = await newPerson({ viewport: { width: 1440, height: 900 } })
  const page = await person.newPage()
  await haveSession(page)
  await countPresses(page)
  const openTodayAgain = async () => {
    await page.goto('/desk')
    await page.getByRole('region', { name: 'Latest requests' }).getByRole('link').first().waitFor()
  }
  await openTodayAgain()
  return { person, page, openTodayAgain }
}

/** Registrations that are newer than all others, and gone after the test. */
async function seedNewest(n: number, all: Partial<RegistrationData>[]) {
  const records = all.map((data, at) =>
    aRegistration(n + at, { createdAt: new Date(Date.now() + 120_000 - at * 1000), ...data }),
  )
  await firestore.seed({ New_Registration: records })
  const paths = records.map(({ id }) => `New_Registration/${id}`)
  onTestFinished(async () => {
    const histories = await Promise.all(
      paths.map(async (path) =>
        (await firestore.list(`${path}/history`)).map(({ id }) => `${path}/history/${id}`),
      ),
    )
    await firestore.deleteAll([...paths, ...histories.flat()])
  })
  const read = async (at = 0) => (await firestore.read(paths[at]!))!
  const history = () => firestore.list(`${paths[0]}/history`)
  return { records, read, history }
}

const openNewest = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Latest requests' }).getByRole('link', { name }).click()

test('from Today a review is begun in two presses, and a request is approved in four and refused in three', async () => {
  const { read } = await seedNewest(81_000, [
    { name: 'Sample Newest' },
    { name: 'Sample Approved' },
    { name: 'Sample Refused' },
  ])
  const { page, openTodayAgain } = await openToday()
  await openNewest(page, 'Sample Newest')
  await button(page, 'Start review').click()
  await page.getByText('Moved to In review').waitFor()
  await expectPresses(page, 2)
  await expect.poll(read).toMatchObject({ review: { state: 'reviewing' } })

  await openTodayAgain()
  await openNewest(page, 'Sample Approved')
  await button(page, 'Recommend').click()
  await button(page, 'Approve…').click()
  await page.getByRole('form', { name: 'Approve' }).waitFor()
  await page.keyboard.type('Resolution 7 of 12 December')
  await button(page.getByRole('form'), 'Approve').click()
  await page.getByText('Moved to Approved').waitFor()
  await expectPresses(page, 4)
  await expect
    .poll(() => read(1))
    .toMatchObject({
      review: { state: 'approved', details: { resolution: 'Resolution 7 of 12 December' } },
    })

  await openTodayAgain()
  await openNewest(page, 'Sample Refused')
  await button(page, 'Refuse…').click()
  await page.getByRole('form', { name: 'Refuse' }).waitFor()
  await page.keyboard.type('The firm is not in Odisha.')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Moved to Refused').waitFor()
  await expectPresses(page, 3)
  await expect
    .poll(() => read(2))
    .toMatchObject({ review: { state: 'refused', reason: 'The firm is not in Odisha.' } })
})

test('an applicant is asked for a document, and WhatsApp opens with the message, in four presses', async () => {
  const { read } = await seedNewest(81_030, [
    { name: 'Sample Asked', mobile: '9437012345', whatsapp: undefined },
  ])
  const { person, page } = await openToday()
  await person.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await openNewest(page, 'Sample Asked')
  await button(page, 'Ask applicant…').click()
  await button(page, 'Udyam certificate').click()
  const opening = person.waitForEvent('page')
  await button(page, 'Save and open WhatsApp').click()

  const { searchParams, href } = new URL((await opening).url())
  expect(href).toMatch(/^https:\/\/wa\.me\/919437012345\?/)
  expect(searchParams.get('text')).toContain('Udyam certificate')
  await expectPresses(page, 4)
  await expect.poll(read).toMatchObject({ review: { state: 'waiting' } })
  expect((await read()).review).toMatchObject({ public: expect.stringContaining('Udyam') })
  await page.getByText('Did you send the message?').waitFor()
  await expectPageWithoutViolations(page)
})

test('a caller is found by the mobile number and by the reference, with the key of the search and Enter', async () => {
  const { records } = await seedNewest(81_040, [{ name: 'Sample Caller', mobile: '9437054321' }])
  const { page, openTodayAgain } = await openToday()
  for (const typed of ['94370 54321', referenceOf('NR', records[0]!.id)]) {
    await openTodayAgain()
    await page.keyboard.press('/')
    await page.keyboard.type(typed)
    await page.getByRole('option', { name: /^NR-/ }).waitFor()
    await page.keyboard.press('Enter')

    await page.getByRole('heading', { name: 'Sample Caller', level: 1 }).waitFor()
    await expectPresses(page, 2)
  }
})

const five = Array.from({ length: 5 }, (_, at) => ({ firmName: `Five Udyog ${at}` }))

test('five requests are assigned to a colleague, or in the middle of a list to oneself, in four presses', async () => {
  const { uid } = await createAccount('takes-five@example.org', auth)
  await firestore.seed({ admins: [{ id: uid, data: { name: 'Takes Five', role: 'editor' } }] })
  onTestFinished(() => firestore.delete(`admins/${uid}`))
  const newer = { firmName: 'Newer Udyog' }
  const { read } = await seedNewest(81_050, [newer, ...five])
  const { page, openTodayAgain } = await openToday()
  const openList = () =>
    page
      .getByRole('link', { name: /^New registrations/ })
      .first()
      .click()
  const box = (text: string) =>
    page.getByRole('row').filter({ hasText: text }).getByRole('checkbox')
  await openList()
  await box('Five Udyog 0').click()
  await box('Five Udyog 4').click({ modifiers: ['Shift'] })
  await button(page, 'Assign to me').click()
  await page.getByText('Assign to me: 5 done').waitFor()
  await expectPresses(page, 4)
  for (const at of [1, 2, 3, 4, 5]) {
    await expect.poll(() => read(at)).toMatchObject({ review: { assignee: demoAdmin.uid } })
  }
  expect((await read(0)).review).toBeUndefined()

  // The newest: the key Shift alone selects from the first row on.
  await openTodayAgain()
  await openList()
  await box('Five Udyog 3').click({ modifiers: ['Shift'] })
  await button(page, 'Assign').click()
  await page.getByRole('menuitem', { name: 'Takes Five' }).click()
  await page.getByText('Assign to Takes Five: 5 done').waitFor()
  await expectPresses(page, 4)
  for (const at of [0, 1, 2, 3, 4]) {
    await expect.poll(() => read(at)).toMatchObject({ review: { assignee: uid } })
  }
})

test('a note is written in two presses, and a field corrected in three', async () => {
  const { read, history } = await seedNewest(81_070, [
    { name: 'Sample Noted', firmName: 'Wrong Udyog' },
  ])
  const { page, openTodayAgain } = await openToday()
  await button(page, 'Write a note: Sample Noted').click()
  await page.getByRole('form', { name: 'Note' }).waitFor()
  await page.keyboard.type('Rang: will send the papers on Monday.')
  await button(page, 'Add note').click()
  await page.getByText('Rang: will send the papers on Monday.', { exact: true }).last().waitFor()
  await expect.poll(history).toMatchObject([{ text: 'Rang: will send the papers on Monday.' }])
  await expectPresses(page, 2)

  await openTodayAgain()
  await openNewest(page, 'Sample Noted')
  await button(page, 'Correct: Firm name').click()
  await page.getByRole('form', { name: 'Correct: Firm name' }).waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Right Udyog')
  await button(page, 'Save correction').click()
  await expect.poll(read).toMatchObject({ review: { corrected: { firmName: 'Right Udyog' } } })
  await expectPresses(page, 3)
})

test('the overdue requests of a district are exported in three presses', async () => {
  const long = new Date(Date.now() - 90 * dayMillis)
  await seedNewest(81_090, [
    { firmName: 'Overdue in Khordha', district: 'Khordha', createdAt: long },
    { firmName: 'Overdue in Puri', district: 'Puri', createdAt: long },
    { firmName: 'New in Khordha', district: 'Khordha' },
  ])
  const { page } = await openToday()
  await page
    .getByRole('region', { name: 'Overdue' })
    .getByRole('link', { name: /^New registrations/ })
    .click()
  await page.getByRole('combobox', { name: 'District' }).click()
  await page.keyboard.type('khordha')
  await page.waitForURL(/district=Khordha/)
  const downloading = page.waitForEvent('download')
  await button(page, 'Export').click()

  const [header = [], ...rows] = await readSheet(
    new Blob([await readFile(await (await downloading).path())]),
  )
  await expectPresses(page, 3)
  const column = (name: string) => rows.map((row) => row[header.indexOf(name)])
  expect(column('Firm name')).toContain('Overdue in Khordha')
  expect(column('Firm name')).not.toContain('Overdue in Puri')
  expect(column('Firm name')).not.toContain('New in Khordha')
  expect(new Set(column('District'))).toEqual(new Set(['Khordha']))
  await expectPageWithoutViolations(page)
})

test('a guest is checked in at the door with a press or with Enter after typing', async () => {
  const [pressed, entered] = ['Sample Pressed', 'Sample Entered'].map((name, at) =>
    aMeetingAnswer(81_100 + at, {
      meetingId: 'presses-meeting',
      meetingDate: today(),
      name,
      answer: 'I will attend',
    }),
  )
  await firestore.seed({
    monthly_meetings: [aMeeting({ meetingDate: today() }, 'presses-meeting')],
    monthly_meeting_req: [pressed!, entered!],
  })
  const stored = async () =>
    (await firestore.list('attendance')).filter(({ meetingId }) => meetingId === 'presses-meeting')
  onTestFinished(async () =>
    firestore.deleteAll([
      `monthly_meeting_req/${pressed!.id}`,
      `monthly_meeting_req/${entered!.id}`,
      ...(await stored()).map(({ id }) => `attendance/${id}`),
    ]),
  )
  const { page, openTodayAgain } = await openToday()
  const openDoor = async () => {
    await page.getByRole('link', { name: 'Start check-in' }).click()
    await page.getByText(/^[01] of 2 checked in/).waitFor()
  }
  await openDoor()
  await page.keyboard.type('pressed')
  const guest = button(page, /^Sample Pressed/)
  await guest.waitFor()
  // One for the way to the door, and one for each guest.
  await expectPresses(page, 1)
  await guest.click()
  await expect.poll(stored).toHaveLength(1)
  await expectPresses(page, 2)

  await openTodayAgain()
  await openDoor()
  await page.keyboard.type('entered')
  await button(page, /^Sample Entered/).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(stored).toHaveLength(2)
  await expectPresses(page, 2)
})
