import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration, type Sample } from '@scripts/samples/records'
import { anAttendance, aWalkIn } from '@scripts/samples/attendanceRecords'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aReviewIn } from '@scripts/samples/reviews'
import { aRightsRequest } from '@scripts/samples/rightsRecords'
import { exportAs } from '@test/support/page/exportMenu'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { readCsv } from '@test/support/readCsv'
import { openDesk } from '@test/support/page/openDesk'
import { demoAdmin } from '@/shared/config/demo'
import { calendarDay } from '@/shared/text/dateText'
import { statusKey } from '@/shared/requests/status'
import { today } from '@/shared/validation/dates'

const firestore = firestoreFor()
const day = 86_400_000
const dateBefore = (days: number) =>
  new Date(Date.parse(`${today()}T00:00Z`) - days * day).toISOString().slice(0, 10)

const meetingId = 'm1'
const next = dateBefore(-10)
const last = dateBefore(20)
const before = dateBefore(50)

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

afterEach(() => vi.restoreAllMocks())

const people = {
  asha: { name: 'Asha', mobile: '9876500001', firmName: 'Asha Works', comingAs: 'Member' },
  bina: { name: 'Bina', mobile: '9876500002', firmName: 'Bina Udyog', comingAs: 'Visitor' },
  chitra: { name: 'Chitra', mobile: '9876500003', firmName: 'Chitra Foods', comingAs: 'Member' },
} as const

type Overrides = Parameters<typeof aMeetingAnswer>[1]

/** Answer number n of a person to the meeting of a day. */
const anAnswer = (n: number, who: keyof typeof people, meetingDate: string, more: Overrides = {}) =>
  aMeetingAnswer(n, {
    ...people[who],
    ...(who === 'bina' && { invitedBy: 'Asha', email: 'bina@example.org' }),
    meetingId,
    meetingDate,
    answer: 'I will attend',
    people: 1,
    question: undefined,
    createdAt: new Date(Date.parse(`${meetingDate}T00:00Z`) - 70 * day),
    ...more,
  })

const came = (answer: ReturnType<typeof anAnswer>, n: number, people = 1) =>
  anAttendance(n, {
    meetingId,
    meetingDate: answer.data.meetingDate,
    answer: answer.id,
    kind: answer.data.comingAs === 'Visitor' ? 'visitor' : 'member',
    people,
  })

/** What `attendance` holds, as a seed takes it. */
const asSeed = (samples: readonly { id: string; data: object }[]) => samples as Sample[]

/** The texts of a table's rows, from the top. */
const rowsOf = (name: string) =>
  page
    .getByRole('table', { name })
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))

function savedFiles() {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:test'
  })
  return files
}

test('the attendance of the last meetings shows absent members and visitors to invite, and can be exported', async () => {
  const ashaBefore = anAnswer(1, 'asha', before, { people: 2 })
  const binaBefore = anAnswer(2, 'bina', before)
  const chitraBefore = anAnswer(3, 'chitra', before)
  const chitraLast = anAnswer(4, 'chitra', last)
  const { review } = aReviewIn('registrations', 'approved', [demoAdmin.uid], new Date(0))
  const approved = aRegistration(9, {
    name: 'Dillip',
    mobile: '9876500009',
    firmName: 'Dillip Steel',
  })
  await firestore.seed({
    New_Registration: [{ id: approved.id, data: { ...approved.data, review } }],
    monthly_meetings: [aMeeting({ meetingDate: next }, meetingId)],
    monthly_meeting_req: [ashaBefore, binaBefore, chitraBefore, chitraLast],
    attendance: asSeed([
      came(ashaBefore, 1, 2),
      came(binaBefore, 2),
      // As somebody else wrote the same number at the door.
      aWalkIn(5, { meetingId, meetingDate: last, name: 'Asha R.', mobile: '+91 98765-00001' }),
    ]),
  })
  const { router } = await openDesk({ at: '/desk/attendance' })

  const table = 'Attendance by person'
  await expect
    .poll(() => rowsOf(table))
    .toEqual([
      'AshaAsha Works+91 98765 00001 | Member | Came, 2 | Walk-in | 2 |  | ',
      'BinaBina Udyog+91 98765 00002 | Visitor | Came | – | 1 |  | ',
      'ChitraChitra Foods+91 98765 00003 | Member | Yes, absent | Yes, absent | 0 | 2 | 2',
      'DillipDillip Steel+91 98765 00009 | Member | Absent | Absent | 0 |  | 2',
    ])
  await expectNoViolations()

  // Somebody at the door finds her after all.
  await firestore.seed({ attendance: asSeed([came(chitraLast, 4, 3)]) })
  await expect.poll(() => rowsOf(table)[2]).toMatch(/Yes, absent \| Came, 3 \| 1 \| 1 \| $/)

  await userEvent.selectOptions(
    page.getByLabelText('Show'),
    'Absent at the last two meetings, or more',
  )
  await expect.poll(() => rowsOf(table).length).toBe(1)
  await expect.element(page.getByText('1 of 4 people')).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Show'), 'All people')
  await userEvent.click(page.getByRole('button', { name: 'Came', exact: true }))
  await expect
    .poll(() => rowsOf(table).map((row) => row.slice(0, 4)))
    .toEqual(['Asha', 'Bina', 'Chit', 'Dill'])
  const search = page.getByRole('searchbox', { name: 'Search' })
  await userEvent.fill(search, 'Bina')
  await expect.poll(() => router.location.search).toContain('q=Bina')
  // The entry of the menu leads to everybody, and Back to what was searched.
  await userEvent.click(page.getByRole('link', { name: 'Attendance', exact: true }))
  await expect.element(search).toHaveValue('')
  await expect.poll(() => rowsOf(table).length).toBe(4)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(router.location.search).toBe('')
  await router.navigate(-1)
  await expect.element(search).toHaveValue('Bina')

  await userEvent.fill(search, '98765 00003')
  await expect.poll(() => rowsOf(table).length).toBe(1)

  const files = savedFiles()
  await exportAs('CSV file')
  await expect.element(page.getByText('1 row written to the file.')).toBeVisible()
  const rows = readCsv((await files[0]!.text()).replace('\uFEFF', ''))
  const counts = ['Came, of 2', 'Replied Yes, absent', 'Consecutive absences']
  expect(rows).toEqual([
    [
      'Name',
      'Firm',
      'Mobile',
      'Member or visitor',
      calendarDay(before),
      calendarDay(last),
      ...counts,
    ],
    ['Chitra', 'Chitra Foods', '91 98765 00003', 'Member', 'Yes, absent', 'Came, 3', '1', '1', '0'],
  ])

  const visitors = page.getByRole('region', { name: 'Visitors who are not members yet' })
  await expect.poll(() => visitors.getByRole('listitem').elements().length).toBe(1)
  await userEvent.click(visitors.getByRole('button', { name: 'Invite Bina' }))
  const dialog = page.getByRole('dialog', { name: 'Invite Bina' })
  const text = dialog.getByLabelText('Text')
  await expect.element(text).toHaveValue(expect.stringContaining('/form/newregistration/'))
  await userEvent.fill(text, 'Come & join us')
  const href = (name: string) => dialog.getByRole('link', { name }).element().getAttribute('href')
  expect(href('WhatsApp')).toBe('https://wa.me/919876500002?text=Come%20%26%20join%20us')
  expect(href('Email')).toMatch(/^mailto:bina@example.org\?subject=.*&body=Come%20%26%20join%20us$/)
  await expectNoViolations()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))

  await page.viewport(360, 740)
  const cards = page.getByRole('list', { name: table })
  await expect.element(cards.getByText('Yes, absent')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('partners with the number of their office are two people, wherever they are counted', async () => {
  const office = { mobile: '9437012345', firmName: 'Namuna Traders' }
  const sarat = anAnswer(1, 'asha', last, { ...office, name: 'Sarat Namuna' })
  const latika = anAnswer(2, 'asha', last, { ...office, name: 'Latika Namuna', people: 2 })
  const again = anAnswer(3, 'asha', last, {
    ...office,
    name: 'NAMUNA, Smt. Latika',
    people: 3,
    createdAt: new Date(latika.data.createdAt.getTime() + day),
  })
  await firestore.seed({
    monthly_meetings: [aMeeting({ meetingDate: last }, meetingId)],
    monthly_meeting_req: [sarat, latika, again],
    attendance: asSeed([came(sarat, 1)]),
  })
  const { router } = await openDesk({ at: `/desk/meetings/${meetingId}` })
  const who = page.getByRole('region', { name: 'Who comes' })
  await expect.element(who).toHaveTextContent(/Were expected42 of 2 replied Yes/)
  const people = 'People of this meeting'
  await expect.poll(() => rowsOf(people).length).toBe(2)
  expect(rowsOf(people)[0]).toMatch(/^NAMUNA, Smt. Latika.*Same number as Sarat Namuna/)
  expect(rowsOf(people)[1]).toMatch(/^Sarat Namuna.*Same number as NAMUNA, Smt. Latika/)

  const files = savedFiles()
  await exportAs('CSV file')
  await expect.poll(() => files.length).toBe(1)
  const [heads, ...rows] = readCsv((await files[0]!.text()).replace('\uFEFF', ''))
  expect(rows.map((row) => row[heads!.indexOf('Same number as')])).toEqual([
    'Sarat Namuna',
    'NAMUNA, Smt. Latika',
  ])

  await router.navigate('/desk/attendance')
  const table = 'Attendance by person'
  await expect.poll(() => rowsOf(table).length).toBe(2)
  expect(rowsOf(table)[0]).toMatch(/Same number as Sarat Namuna.*Yes, absent \| 0 \| 1 \| 1$/)
  expect(rowsOf(table)[1]).toMatch(/Same number as NAMUNA, Smt. Latika.*Came \| 1/)
})

test('the page says that there has been no check-in', async () => {
  await firestore.seed({
    monthly_meetings: [aMeeting({ meetingDate: last }, meetingId)],
    monthly_meeting_req: [anAnswer(1, 'asha', last)],
  })
  await openDesk({ at: '/desk/attendance' })
  await expect.element(page.getByText('There has been no check-in at a meeting yet.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Open a meeting/ })).toBeVisible()
})

test('a person who withdraws an answer is not expected any more', async () => {
  const asha = anAnswer(1, 'asha', next, { people: 3 })
  await firestore.seed({
    monthly_meetings: [aMeeting({ meetingDate: next }, meetingId)],
    monthly_meeting_req: [asha, anAnswer(2, 'bina', next)],
  })
  await openDesk({ at: '/desk/meetings' })
  const meeting = page.getByRole('list', { name: 'Upcoming' })
  await expect.element(meeting).toHaveTextContent('4 expected (2 of 2 replied Yes)')

  const key = await statusKey('MM', asha.id)
  await firestore.seed({
    request_keys: [{ id: key, data: { kind: 'meeting-answers', requestId: asha.id } }],
    rights_requests: [aRightsRequest(1, 'Withdraw', key)],
  })
  await expect.element(meeting).toHaveTextContent('1 expected (1 of 1 replied Yes)')
  await userEvent.click(meeting.getByRole('link'))
  await expect
    .element(page.getByRole('region', { name: 'Who comes' }))
    .toHaveTextContent('Expected1')
  await expect.element(page.getByText('Asha Works')).not.toBeInTheDocument()
})

test('the page of a meeting has its people, seats, check-ins and a list to tick', async () => {
  const asha = anAnswer(1, 'asha', next, { people: 3, createdAt: new Date(Date.now() - 3 * day) })
  const bina = anAnswer(2, 'bina', next, { people: 2, question: 'Where do we park?' })
  const chitra = anAnswer(3, 'chitra', next, { answer: 'I cannot attend' })
  await firestore.seed({
    monthly_meetings: [
      aMeeting({ meetingDate: next, venueName: 'Town Hall', seats: 6 }, meetingId),
    ],
    monthly_meeting_req: [asha, bina, chitra, anAnswer(4, 'asha', last)],
    attendance: asSeed([came(asha, 1, 3)]),
  })
  await openDesk({ at: `/desk/meetings/${meetingId}` })

  const who = page.getByRole('region', { name: 'Who comes' })
  const numbers = () =>
    [...who.element().querySelectorAll('dl > div')].map((tile) =>
      [...tile.querySelectorAll('dt, span')].map((part) => part.textContent).join(' '),
    )
  await expect
    .poll(numbers)
    .toEqual([
      'Expected 5 2 of 3 replied Yes',
      'Members 1 1 visitor',
      'Cannot attend 1',
      'Seats left 1 of 6',
      'Checked in 1 3 persons',
    ])
  // The pointer may be over a button, which has other colours then.
  await userEvent.hover(page.getByRole('heading', { level: 1 }))
  await expectNoViolations()

  // She brings one less, and a member without an answer is at the door.
  const again = anAnswer(5, 'asha', next, {
    people: 2,
    mobile: '098765 00001',
    createdAt: new Date(),
  })
  const walkIn = aWalkIn(6, { meetingId, meetingDate: next, name: 'Esha', comingAs: 'Member' })
  await firestore.seed({ monthly_meeting_req: [again], attendance: asSeed([walkIn]) })
  await expect
    .poll(numbers)
    .toEqual([
      'Expected 4 2 of 3 replied Yes',
      'Members 1 1 visitor',
      'Cannot attend 1 1 replaced',
      'Seats left 2 of 6',
      'Checked in 2 4 persons, 1 walk-in',
    ])
  await userEvent.selectOptions(who.getByLabelText('Show'), 'Will attend, not checked in')
  await expect.poll(() => rowsOf('People of this meeting').length).toBe(1)
  await expect
    .element(page.getByRole('region', { name: 'Visitors and who invited them' }))
    .toHaveTextContent('AshaBina, Bina Udyog')
  await expect
    .element(page.getByRole('region', { name: 'Questions for the agenda' }))
    .toHaveTextContent('Where do we park?')

  const printed: string[] = []
  vi.spyOn(window, 'print').mockImplementation(() => {
    const table = [...document.querySelectorAll('table')].at(-1)!
    printed.push(...[...table.tBodies[0]!.rows].map((row) => row.innerText || row.textContent))
  })
  await userEvent.click(page.getByRole('button', { name: 'Print attendance sheet' }))
  await expect.poll(() => printed.length).toBeGreaterThan(10)
  expect(printed.slice(0, 3).map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual([
    '✓AshaAsha Works…0001Member2',
    'BinaBina Udyog…0002Visitor2',
    '✓EshaSample Works…0000Member1'.replace(/Sample Works…0000/, tail(walkIn)),
  ])
  window.dispatchEvent(new Event('afterprint'))

  // A walk-in has sent nothing that could be erased: an owner erases the name, and the head count stays.
  await userEvent.click(page.getByRole('button', { name: 'Erase Esha' }))
  const dialog = page.getByRole('dialog', { name: 'Erase Esha?' })
  await userEvent.click(dialog.getByRole('button', { name: 'Erase' }))
  await expect.element(dialog).not.toBeInTheDocument()
  const changes = page.getByRole('region', { name: 'Changed after the check-in' })
  await expect.element(changes).toHaveTextContent(/Name erased.*You erased the name, /)
  expect(numbers().at(-1)).toBe('Checked in 2 4 persons, 1 walk-in')
  expect(JSON.stringify(await firestore.everything())).not.toContain('Esha')
  expect(page.getByRole('button', { name: /^Erase/ }).elements()).toEqual([])

  // An earlier day of the same record; its place is not known any more.
  await userEvent.selectOptions(page.getByLabelText('Replies and attendance of'), last)
  await expect.poll(() => numbers()[0]).toBe('Were expected 1 1 of 1 replied Yes')
  await page.viewport(360, 740)
  await expect.element(page.getByRole('list', { name: 'People of this meeting' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  // What the bar of the page covers in part looks too small.
  window.scrollTo(0, 0)
  await expectNoViolations()
})

/** Firm and last digits of a walk-in, as the list has them. */
const tail = ({ data }: ReturnType<typeof aWalkIn>) =>
  `${data.firmName}…${String(data.mobile).slice(-4)}`

test('fifteen people fit on the first screen of a desk, each on a line', async () => {
  const answers = Array.from({ length: 24 }, (_answer, at) =>
    anAnswer(at + 1, 'asha', last, {
      name: `Sasmita Behera ${at}`,
      firmName: 'Behera Masala Udyog',
      mobile: `98765000${at + 10}`,
    }),
  )
  await firestore.seed({
    monthly_meetings: [aMeeting({ meetingDate: next }, meetingId)],
    monthly_meeting_req: answers,
    attendance: asSeed(answers.map((answer, at) => came(answer, at + 1))),
  })
  await openDesk({ at: '/desk/attendance' })
  await expect.poll(() => rowsOf('Attendance by person').length).toBe(24)
  const bottoms = page
    .getByRole('table', { name: 'Attendance by person' })
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.getBoundingClientRect().bottom)
  expect(bottoms.filter((bottom) => bottom <= 900).length).toBeGreaterThanOrEqual(15)
})
