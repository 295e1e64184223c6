import { demoAdmin, demoEditor, demoViewer } from '@/shared/config/demo'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import { pastMeetings } from './attendanceSeed'
import { aMeeting, aMeetingAnswer } from './meetingRecords'
import { seededMembers } from '@scripts/samples/members/memberSeed'
import { historyOfHeld, minutesOfHeld, plannedMeetings } from './meetingSeed'
import {
  aRegistration,
  withoutGaps,
  type Collections,
  type RegistrationData,
  type Sample,
  type Value,
  submissionId,
} from './records'
import { aDiamondRequest, aGrowthFundRequest, aLandRequest } from './requestRecords'
import { reviewed } from './reviewSeed'
import { withRights } from './rightsSeed'
import { statusesOf } from './statuses'

const hour = 3_600_000
const day = 24 * hour

/** Records like those that the live site holds from the time before it had a schema. */
const oddities: Record<number, (data: RegistrationData) => Record<string, Value>> = {
  5: (data) => withoutGaps({ ...data, createdAt: undefined }),
  6: (data) => ({ ...data, memberNo: 'OLD-0042', remarks: { by: 'office', calls: [1, 2] } }),
}

/**
 * The data of a new copy of the site: some of everything, as of the time given. No person or
 * firm is there twice, but for the two marked ones, so that an administrator sees duplicates, and for
 * those who come to several meetings.
 */
export function defaultSeed(now: Date): Collections {
  const before = (millis: number) => new Date(now.getTime() - millis)
  /** Samples of one collection, numbered apart from those of the others. */
  const some = <Item>(count: number, firstNumber: number, make: (n: number, at: number) => Item) =>
    Array.from({ length: count }, (_, index) => make(firstNumber + index, index + 1))

  const meeting = aMeeting({
    meetingDate: before(-15 * day)
      .toISOString()
      .slice(0, 10),
    updatedAt: before(3 * day),
  })
  const { data: second } = aRegistration(2)
  const { data: third } = aRegistration(3)

  const requests = {
    New_Registration: some(24, 1, (n, at) => {
      const createdAt = before(at * 1.3 * day + at * 17 * 60_000)
      const { id, data } = aRegistration(n, { createdAt })
      // Duplicate: the person of number 2 was not sure that it had arrived, and sent it again.
      if (n === 1) return { id, data: { ...second, createdAt } }
      return { id, data: oddities[n]?.(data) ?? data }
    }),
    growth_fund_req: some(12, 101, (n, at) => {
      const createdAt = before(at * 2 * day + hour)
      // Duplicate: the person of registration 3 applies for the growth fund, too.
      const { name, designation, mobile, firmName, sector, district, pin } = third
      const same = { name, designation, mobile, firmName, sector, district, pin }
      return aGrowthFundRequest(n, { ...(n === 102 && same), createdAt })
    }),
    diamond_member_req: some(10, 201, (n, at) =>
      aDiamondRequest(n, { createdAt: before(at * 2.5 * day + 2 * hour) }),
    ),
    land_bank_req: some(9, 301, (n, at) =>
      aLandRequest(n, { createdAt: before(at * 1.7 * day + 3 * hour) }),
    ),
    monthly_meeting_req: some(7, 401, (n, at) =>
      aMeetingAnswer(n, {
        meetingDate: meeting.data.meetingDate,
        createdAt: before(at * 9 * hour),
      }),
    ),
  }
  const past = pastMeetings(now)
  const planned = plannedMeetings(now)
  const members = seededMembers(now)
  const answers = reviewed('meeting-answers', requests.monthly_meeting_req, now)
  const collections: Collections = {
    ...reviewed('registrations', requests.New_Registration, now),
    ...reviewed('growth-fund', requests.growth_fund_req, now),
    ...reviewed('diamond-club', requests.diamond_member_req, now),
    ...reviewed('land-issues', requests.land_bank_req, now),
    ...answers,
    monthly_meeting_req: [...answers.monthly_meeting_req!, ...past.answers],
    ...planned,
    ...members.collections,
    ...Object.assign({}, ...past.meetings.map(historyOfHeld)),
    monthly_meetings: [meeting, ...planned.monthly_meetings!, ...past.meetings],
    attendance: past.attendance,
    meeting_minutes: past.meetings.map(minutesOfHeld),
    admins: people(before(200 * day)),
    views: savedViews(before(20 * day)),
    settings: [
      {
        id: 'promises',
        data: {
          registrations: 15,
          'growth-fund': 30,
          'diamond-club': 15,
          'land-issues': 21,
          rights: 30,
          graceDays: 30,
          at: before(100 * day),
        },
      },
      members.setting,
    ],
  }
  return withRights({ ...collections, ...statuses(collections) }, now)
}

/** The public part of the requests. */
function statuses(collections: Collections): Collections {
  const documents = (Object.keys(requestKinds) as RequestKind[]).flatMap((kind) =>
    (collections[requestKinds[kind].path] ?? []).flatMap(({ id, data }) =>
      statusesOf(kind, id, data),
    ),
  )
  const below = (name: string) =>
    documents
      .filter(({ path }) => path.startsWith(`${name}/`))
      .map(({ path, set }) => ({ id: path.slice(name.length + 1), data: set as Sample['data'] }))
  return Object.fromEntries(
    ['request_keys', 'request_status', 'request_lookups'].map((name) => [name, below(name)]),
  )
}

/** Views of the lists that the office has saved under a name. */
const savedViews = (at: Date): Sample[] =>
  [
    {
      name: 'For the committee',
      list: 'registrations',
      address:
        'state=recommended&sort=due&columns=reference,name,state,due,district,sector,membershipKind',
      isShared: true,
      by: demoAdmin.uid,
    },
    {
      name: 'Not assigned',
      list: 'registrations',
      address: 'assignee=nobody&sort=due',
      isShared: true,
      by: demoEditor.uid,
    },
    {
      name: 'Large amounts',
      list: 'growth-fund',
      address: 'list=growth-fund&sort=-amount',
      isShared: true,
      by: demoAdmin.uid,
    },
  ].map((view, index) => ({ id: submissionId(900 + index), data: { ...view, at } }))

const people = (at: Date): Sample[] =>
  [
    { ...demoAdmin, name: 'Sample Owner', role: 'owner' },
    { ...demoEditor, name: 'Sample Editor', role: 'editor' },
    { ...demoViewer, name: 'Sample Viewer', role: 'viewer' },
  ].map(({ uid, email, name, role }) => ({ id: uid, data: { name, email, role, at } }))
