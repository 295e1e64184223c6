import type { Action } from '@/features/admin/review/changes'
import { isDecided, kinds, statesOf, type Kind } from '@/features/admin/review/steps'
import { demoAdmin, demoEditor, demoViewer } from '@/shared/config/demo'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import { rightsEntry, rightsKinds, rightsPath } from '@/shared/requests/rights'
import { pastMeetings } from './attendanceSeed'
import { historyOfHeld, plannedMeetings } from './meetingSeed'
import {
  aRegistration,
  withoutGaps,
  type Collections,
  type RegistrationData,
  type Sample,
  type Value,
} from './records'
import {
  aDiamondRequest,
  aGrowthFundRequest,
  aLandRequest,
  aMeeting,
  aMeetingAnswer,
} from './requestRecords'
import { aReview, stepAction, wayTo } from './reviews'
import { aRightsRequest } from './rightsRecords'
import { keyOf, statusesOf } from './statuses'

const hour = 3_600_000
const day = 24 * hour

/** Records like those that the live site holds from the time before it had a schema. */
const oddities: Record<number, (data: RegistrationData) => Record<string, Value>> = {
  5: (data) => withoutGaps({ ...data, createdAt: undefined }),
  6: (data) => ({ ...data, memberNo: 'OLD-0042', remarks: { by: 'office', calls: [1, 2] } }),
}

/**
 * What a new copy of the site starts with: some of everything, as of the time given. No person or
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
  const answers = reviewed('meeting-answers', requests.monthly_meeting_req, now)
  const collections: Collections = {
    ...reviewed('registrations', requests.New_Registration, now),
    ...reviewed('growth-fund', requests.growth_fund_req, now),
    ...reviewed('diamond-club', requests.diamond_member_req, now),
    ...reviewed('land-issues', requests.land_bank_req, now),
    ...answers,
    monthly_meeting_req: [...answers.monthly_meeting_req!, ...past.answers],
    ...planned,
    ...Object.assign({}, ...past.meetings.map(historyOfHeld)),
    monthly_meetings: [meeting, ...planned.monthly_meetings!, ...past.meetings],
    attendance: past.attendance,
    admins: people(before(200 * day)),
    settings: [
      {
        id: 'promises',
        data: {
          registrations: 15,
          'growth-fund': 30,
          'diamond-club': 15,
          'land-issues': 21,
          rights: 30,
          at: before(100 * day),
        },
      },
    ],
  }
  return withRights({ ...collections, ...statuses(collections) }, now)
}

/** What visitors can read of the requests. */
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
  return { request_keys: below('request_keys'), request_status: below('request_status') }
}

/** Rights requests about some of the registrations: all kinds, in all states, one over its time. */
function withRights(collections: Collections, now: Date): Collections {
  const { New_Registration: registrations = [], request_status: told = [] } = collections
  const states = statesOf('rights')
  const histories: Collections = {}
  const statusOf = new Map(told.map((status) => [status.id, status]))
  const records = registrations.slice(2, 2 + states.length + 1).map(({ id, data }, index) => {
    const key = keyOf('registrations', id, data.mobile)
    const createdAt = new Date(now.getTime() - (index === 0 ? 33 : 2 * index) * day)
    const kind = rightsKinds[(index + 1) % rightsKinds.length]!
    const state = states[index % states.length]!
    const { review, history } = aReview(wayTo('rights', state).map(stepAction), {
      by: [demoEditor.uid],
      until: new Date(createdAt.getTime() + day),
      apart: hour,
    })
    const record = aRightsRequest(501 + index, kind, key, { createdAt })
    const all = withoutGaps({ ...record.data, review })
    histories[`${rightsPath}/${record.id}/history`] = history
    const status = {
      ...statusOf.get(key)?.data,
      rights: { [record.id]: rightsEntry(all) as Sample['data'] },
      rightsLatest: record.id,
      ...(kind === 'Withdraw' && { withdrawnAt: createdAt }),
    }
    statusOf.set(key, { id: key, data: status })
    return { id: record.id, data: all }
  })
  return {
    ...collections,
    ...histories,
    [rightsPath]: records,
    request_status: [...statusOf.values()],
  }
}

const people = (at: Date): Sample[] =>
  [
    { ...demoAdmin, name: 'Sample Owner', role: 'owner' },
    { ...demoEditor, name: 'Sample Editor', role: 'editor' },
    { ...demoViewer, name: 'Sample Viewer', role: 'viewer' },
  ].map(({ uid, email, name, role }) => ({ id: uid, data: { name, email, role, at } }))

/** So many of the newest have not been looked at. */
const untouched = 2

/** The requests of a kind in all its states in turn, each with its history. */
function reviewed(kind: Kind, samples: Sample[], now: Date): Collections {
  const { path } = kinds[kind]
  const states = statesOf(kind)
  const histories: Collections = {}
  const records = samples.map(({ id, data }, index) => {
    const { createdAt } = data
    if (index < untouched || !(createdAt instanceof Date)) return { id, data }
    const actions = isDecided(kind)
      ? actionsOf(kind, index, states[(index - untouched + 1) % states.length]!)
      : (onAnswers[index] ?? [])
    if (actions.length === 0) return { id, data }
    const until = new Date(now.getTime() - (now.getTime() - createdAt.getTime()) / 5)
    const apart = (until.getTime() - createdAt.getTime()) / (actions.length + 1)
    const by = [demoEditor.uid, demoAdmin.uid]
    const { review, history } = aReview(actions, { by, until, apart })
    histories[`${path}/${id}/history`] = history
    return { id, data: withoutGaps({ ...data, review }) }
  })
  return { [path]: records, ...histories }
}

/** What administrators do with answers to a meeting, by their place in the list. */
const onAnswers: { [index: number]: readonly Action[] } = {
  3: [
    { kind: 'note', text: 'Called: comes by train, perhaps late.' },
    { kind: 'told', channel: 'whatsapp' },
  ],
  5: [{ kind: 'trash', text: 'A test from the office' }],
}

/** The way to a state, with what administrators do on the way. */
function actionsOf(kind: Kind, n: number, state: ReturnType<typeof statesOf>[number]): Action[] {
  const steps = wayTo(kind, state).map(stepAction)
  const assigned: Action = {
    kind: 'assign',
    assignee: n % 2 === 0 ? demoEditor.uid : demoAdmin.uid,
  }
  const checks = kinds[kind].checks
    .slice(0, n % 4)
    .map((check): Action => ({ kind: 'check', check, isTicked: true }))
  return [
    ...(n % 3 > 0 ? [assigned] : []),
    ...checks,
    ...steps,
    ...(n % 3 === 1
      ? [{ kind: 'note', text: 'Called: will send the papers by post.' } as const]
      : []),
    ...(n % 4 === 2 ? [{ kind: 'told', channel: 'whatsapp' } as const] : []),
    ...(n === 17
      ? [{ kind: 'correct', field: 'firmName', value: 'Sample Works, as corrected' } as const]
      : []),
    ...(n === 19 ? [{ kind: 'trash', text: 'Sent twice' } as const] : []),
  ]
}

/** The name of the file with the seed of the device backend, beside `index.html`. */
export const deviceSeedFile = 'device-seed.json'

/** What is in it, a time as `{ "$millis": number }`. */
export const deviceSeed = (collections = defaultSeed(new Date())): string =>
  JSON.stringify({ collections: marked(collections) })

function marked(value: Value): unknown {
  if (value instanceof Date) return { $millis: value.getTime() }
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, marked(item)]))
}
