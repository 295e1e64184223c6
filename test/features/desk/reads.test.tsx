import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { anAttendance } from '@scripts/samples/attendanceRecords'
import { aMember } from '@scripts/samples/members/memberRecords'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aDiamondRequest, aGrowthFundRequest, aLandRequest } from '@scripts/samples/requestRecords'
import { aRightsRequest } from '@scripts/samples/rightsRecords'
import { countReads, type Reads } from '@test/support/emulators/countReads'
import { allPages } from '@/app/pages'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1280, 800)
  await firestore.clear()
})

const isLive = async () =>
  await expect.element(page.getByText('Live', { exact: true }).first()).toBeVisible()

/** Waits until nothing more is read. */
async function quiet(total: () => number) {
  for (let before = -1; before !== total();) {
    before = total()
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

test('after 40 withdrawals, one more costs a desk that is open the withdrawal alone', async () => {
  const withdrawal = (n: number) => aRightsRequest(n, 'Withdraw', `${n}`.padStart(64, '0'))
  await firestore.seed({
    New_Registration: [aRegistration(1)],
    rights_requests: Array.from({ length: 40 }, (_, n) => withdrawal(n)),
  })
  const { reads, total, restart } = countReads()
  await openDesk({ at: '/desk' })
  await isLive()
  await quiet(total)
  restart()

  await firestore.seed({ rights_requests: [withdrawal(40)] })
  await expect.poll(() => reads.rights_requests).toBe(1)
  await quiet(total)
  expect(reads).toEqual({ rights_requests: 1 })
})

const meeting = aMeeting({ meetingDate: '2026-06-06' }, 'm1')
const many = <Item,>(count: number, make: (n: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at + 1))
const answer = (n: number) => aMeetingAnswer(n, { meetingId: 'm1', meetingDate: '2026-06-06' })

/** As many records as no other list has, so that a list that is read twice is seen. */
const seed = {
  admins: many(2, (n) => ({
    id: `colleague-${n}`,
    data: { name: `Sample ${n}`, role: 'viewer' },
  })),
  New_Registration: many(12, (n) => aRegistration(n)),
  growth_fund_req: many(11, aGrowthFundRequest),
  diamond_member_req: many(7, aDiamondRequest),
  monthly_meeting_req: many(9, answer),
  land_bank_req: many(5, aLandRequest),
  rights_requests: many(4, (n) => aRightsRequest(n, 'Withdraw', `${n}`.padStart(64, '0'))),
  monthly_meetings: [meeting],
  members: many(6, (n) => aMember(n)),
  attendance: many(3, (n) =>
    anAttendance(n, {
      meetingId: 'm1',
      meetingDate: meeting.data.meetingDate,
      answer: answer(n).id,
    }),
  ),
}
/** The lists of requests. Before a list is read, it is counted, for one read. */
const lists = {
  New_Registration: 13,
  growth_fund_req: 12,
  diamond_member_req: 8,
  monthly_meeting_req: 10,
  land_bank_req: 6,
  rights_requests: 5,
}
const only = (...names: (keyof typeof lists)[]) =>
  Object.fromEntries(names.map((name) => [name, lists[name]]))
/** On every page: the meetings, the entry of who is signed in, and how long a session lasts. */
const always = { monthly_meetings: 1, admins: 1, settings: 1 }
/** A listener or a query that finds nothing is billed as one read. */
const empty = (count: number) => ({ 'nothing found': count })
/** A page that names administrators follows the own entry, all entries, and those of removals: here there are no removals. */
const named = { ...always, admins: 2 + seed.admins.length, ...empty(1) }
const answers = only('monthly_meeting_req', 'rights_requests')
/** And no history, or no invitation. */
const andEmpty = empty(2)

/** What each page of the desk reads at its start at most, on a phone: there the menu counts nothing. */
const readsOf: { [path: string]: Reads } = {
  // Neither an own saved view, nor one that is shared.
  '/memberlist': { ...named, ...lists, ...empty(3), settings: 2 },
  // Its member is found by each of three numbers.
  '/member/:id': {
    ...named,
    ...lists,
    ...andEmpty,
    New_Registration: 14,
    settings: 2,
    members: 3,
  },
  '/request/:collection/:id': {
    ...named,
    ...lists,
    ...andEmpty,
    // The record itself comes first. The mobile number is that of a member, the others of none.
    ...empty(4),
    members: 1,
    growth_fund_req: 13,
    settings: 2,
  },
  // Who has to pay is twelve counts, and who has left for long is another: they read no member. None has asked to be listed.
  '/desk': { ...always, ...lists, settings: 3, members: 13, listing_wishes: 1 },
  // No history, no minutes, and no import.
  '/desk/activity': { ...named, ...lists, ...empty(4) },
  '/desk/report': { ...always, ...lists, ...empty(1) },
  // An owner is told of erasures that did not finish.
  '/desk/trash': { ...always, ...lists, erasures: 1 },
  '/desk/enter/:collection': { ...always, ...lists },
  '/desk/committee': {
    ...always,
    ...only('New_Registration', 'growth_fund_req', 'diamond_member_req'),
  },
  '/desk/attendance': {
    ...always,
    ...only('New_Registration', 'monthly_meeting_req', 'rights_requests'),
    attendance: 3,
    members: 6,
    settings: 2,
  },
  // How many days of grace there are.
  '/desk/members': { ...always, members: 6, settings: 2 },
  // No import.
  '/desk/members/import': { ...always, members: 6, ...empty(1) },
  // None is approved.
  '/desk/members/approved': { ...always, ...only('New_Registration', 'rights_requests') },
  // No receipt of the year, no period that goes on, and no change of a membership.
  '/desk/members/figures': {
    ...always,
    ...empty(3),
    members: 6,
    settings: 2,
    receipts: 1,
  },
  // No history, no receipts, and no entry in the directory.
  '/desk/members/:id': { ...named, members: 6, settings: 2, directory: 1, ...empty(3) },
  // No receipt.
  '/desk/receipts': { ...always, receipts: 1, ...empty(1) },
  '/desk/meetings': { ...always, ...answers },
  // No history, and no minutes.
  '/desk/meetings/:id': {
    ...named,
    ...answers,
    ...empty(3),
    attendance: 3,
    members: 6,
    settings: 2,
  },
  // How many days of grace there are.
  '/desk/meetings/:id/door': { ...always, ...answers, attendance: 3, members: 6, settings: 2 },
  '/desk/meetings/:id/change': always,
  '/desk/meetings/plan': always,
  // The latest meeting is asked for besides.
  '/MonthlyMeetingVenue': { ...always, monthly_meetings: 2 },
  '/desk/people': { ...named, ...andEmpty },
  // What is edited there is read again. The last copy of everything is named; there is none, and its count is one read.
  '/desk/settings': { ...named, settings: 4, exports: 1 },
}

const addressOf = (path: string) =>
  path
    .replace('/member/:id', `/member/${seed.New_Registration[0]!.id}`)
    .replace('members/:id', `members/${seed.members[0]!.id}`)
    .replace(':collection/:id', `growth-fund/${seed.growth_fund_req[0]!.id}`)
    .replace(':collection', 'registrations')
    .replace(':id', 'm1')

const deskPages = allPages.filter(({ access }) => access === 'admin').map(({ path }) => path)

/** Waits until all that a page should read was read, and nothing more comes. */
async function settled({ reads, total }: ReturnType<typeof countReads>, expected: Reads) {
  const missing = () => Object.keys(expected).filter((name) => reads[name] === undefined)
  await expect.poll(missing).toEqual([])
  await quiet(total)
}

/** Where more was read than expected. */
const tooMuch = (reads: Reads, expected: Reads) =>
  Object.entries(reads).filter(([name, count]) => count > (expected[name] ?? 0))

test.each(deskPages)('%s reads no more at its start than its lists hold', async (path) => {
  const expected = readsOf[path]
  if (expected === undefined) throw new Error(`Say in this test what ${path} may read.`)
  await page.viewport(390, 800)
  await firestore.seed(seed)
  const counted = countReads()
  await openDesk({ at: addressOf(path) })
  await settled(counted, expected)
  expect(tooMuch(counted.reads, expected)).toEqual([])
})

test('where the menu counts all lists, each of them is read once, whatever is opened then', async () => {
  await firestore.seed(seed)
  const counted = countReads()
  const { router } = await openDesk({ at: '/desk/people' })
  const expected = { ...named, ...lists, ...andEmpty }
  await settled(counted, expected)
  expect(tooMuch(counted.reads, expected)).toEqual([])

  counted.restart()
  for (const path of ['/memberlist', '/desk/trash', '/about-us/', '/desk']) {
    await router.navigate(path)
    await quiet(counted.total)
  }
  // No view was saved, and no member has asked to be listed.
  const more = { settings: 3, members: 13, listing_wishes: 1, erasures: 1, ...empty(2) }
  expect(tooMuch(counted.reads, more)).toEqual([])
})
