import { beforeAll, describe, expect, test } from 'vitest'
import { aRegistration, submissionId, type Value } from '@scripts/samples/records'
import { aWalkIn } from '@scripts/samples/attendanceRecords'
import { aMember } from '@scripts/samples/members/memberRecords'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aDiamondRequest, aGrowthFundRequest, aLandRequest } from '@scripts/samples/requestRecords'
import { aRightsRequest } from '@scripts/samples/rightsRecords'
import {
  clientFor,
  serverTime,
  type Answer,
  type Client,
  type Fields,
} from '@test/rules/support/client'
import {
  everybody,
  readers,
  projectFor,
  sharedId,
  uidOf,
  type Role,
} from '@test/rules/support/project'
import { kindOfPath, submission } from '@test/rules/support/submission'

const now = new Date()
const other = { text: 'x' }

/** A document of each collection as its kind is stored: no refusal is for being malformed. */
const stored = {
  New_Registration: aRegistration(1, { createdAt: now }).data,
  growth_fund_req: aGrowthFundRequest(1, { createdAt: now }).data,
  diamond_member_req: aDiamondRequest(1, { createdAt: now }).data,
  land_bank_req: aLandRequest(1, { createdAt: now }).data,
  monthly_meeting_req: aMeetingAnswer(1, { createdAt: now }).data,
  monthly_meetings: aMeeting({}).data,
  admins: { name: 'Sample Person', email: 'someone@example.org', role: 'viewer' },
  admin_invites: {
    name: 'Sample Person',
    email: 'someone@example.org',
    role: 'viewer',
    days: 7,
    at: now,
    by: 'admin',
  },
  erasures: { why: 'request', at: now, by: 'admin' },
  rights_requests: aRightsRequest(1, 'Correct', '0'.repeat(64), { createdAt: now }).data,
  attendance: aWalkIn(1, { at: now }).data,
  meeting_minutes: {
    meetingId: 'monthly-meeting',
    meetingDate: '2026-11-07',
    v: 1,
    text: 'x',
    at: now,
    by: 'admin',
  },
  members: aMember(1, { updatedAt: now }).data as unknown as Record<string, Value>,
  'members/m1/history': { v: 1, kind: 'join', at: now, by: 'admin' },
  member_numbers: { memberId: submissionId(1) },
  receipts: { fy: '26-27', n: 1, payer: 'Sample Person', amount: 2500, at: now, by: 'admin' },
  utrs: { receipt: '26-27~1' },
  imports: {
    file: 'members.xlsx',
    hash: '0'.repeat(64),
    rows: 3,
    lastLine: 4,
    state: 'open',
    at: now,
    by: 'admin',
  },
  listing_wishes: {
    key: '0'.repeat(64),
    id: submissionId(1),
    proof: '0'.repeat(64),
    contacts: ['mobile'],
    at: now,
  },
  settings: other,
  'admins/somebody/history': {
    kind: 'add',
    at: now,
    by: 'admin',
    name: 'Sample Person',
    before: {},
    after: { name: 'Sample Person', email: 'someone@example.org', role: 'viewer' },
  },
  'settings/promises/history': {
    kind: 'changeSetting',
    at: now,
    by: 'admin',
    before: { rights: 30 },
    after: { rights: 20 },
  },
  exports: {
    exports: [{ id: submissionId(3), list: 'registrations', format: 'csv', count: 12 }],
    at: now,
    by: 'admin',
  },
  views: {
    list: 'registrations',
    name: 'Puri, overdue',
    address: 'district=Puri&due=over',
    isShared: true,
    at: now,
    by: 'somebody',
  },
  anything_else: other,
  // Below a document that anybody may read, and below one that anybody may write.
  'monthly_meetings/m1/anything_else': other,
  'New_Registration/r1/anything_else': other,
} satisfies Record<string, Record<string, Value>>
type Collection = keyof typeof stored

const collections = Object.keys(stored) as Collection[]
const dataOf = (name: Collection): Record<string, Value> => stored[name]

/** What is written for it: the times are the server's. */
const sent = (name: Collection): Fields =>
  Object.fromEntries(
    Object.entries(dataOf(name)).map(([field, value]) => [
      field,
      value instanceof Date ? serverTime : value,
    ]),
  )

/** The field that a change changes, and to what. */
function changeOf(name: Collection): Fields {
  const changed = {
    name: 'Somebody Else',
    venueName: 'Town Hall',
    why: 'spam',
    text: 'y',
    kind: 'note',
    memberId: submissionId(2),
    file: 'other.xlsx',
    payer: 'Somebody Else',
    receipt: '26-27~2',
    proof: '1'.repeat(64),
    exports: 'none',
  }
  const [field, value] = Object.entries(changed).find(([one]) => one in dataOf(name))!
  return { [field]: value }
}

const timesOf = (name: Collection) =>
  Object.fromEntries(Object.entries(sent(name)).filter(([, value]) => value === serverTime))

const withoutTimes = (name: Collection) =>
  Object.fromEntries(Object.entries(sent(name)).filter(([, value]) => value !== serverTime))

type Act = (client: Client, name: Collection, path: string) => Promise<Answer>

/** Each is done to a document of its own, which is there, or for a `create` is not. */
const acts = {
  get: (client, _name, path) => client.get(path),
  'get what is not there': (client, name) => client.get(`${name}/nothing`),
  list: (client, name) => client.list(name),
  'list some': (client, name) => client.list(name, { orderBy: 'name', limit: 1 }),
  'list by group': (client, name) => client.list(name, { isGroup: true }),
  count: (client, name) => client.count(name),
  create(client, name, path) {
    const kind = kindOfPath(name)
    if (kind === undefined) return client.set(path, sent(name))
    return client.commit(submission(kind, path.slice(name.length + 1), sent(name)))
  },
  'create alone': (client, name, path) => client.set(path, sent(name)),
  'write again': (client, name, path) => client.set(path, sent(name)),
  'write changed': (client, name, path) => client.set(path, { ...sent(name), ...changeOf(name) }),
  repeat: (client, name, path) => client.merge(path, withoutTimes(name)),
  'repeat changed': (client, name, path) =>
    client.merge(path, { ...withoutTimes(name), ...changeOf(name) }),
  'move its date': (client, name, path) =>
    client.merge(path, { ...withoutTimes(name), createdAt: serverTime }),
  update: (client, name, path) => client.update(path, { ...changeOf(name), ...timesOf(name) }),
  delete: (client, _name, path) => client.delete(path),
} satisfies Record<string, Act>
type ActName = keyof typeof acts

const actNames = Object.keys(acts) as ActName[]

/** `readers`: whatever their role in `admins` is; `editors` are owners, too. */
type Allowed = Partial<Record<'everybody' | 'readers' | 'editors' | 'owners', ActName[]>>

const reading: ActName[] = ['get', 'get what is not there', 'list', 'list some', 'count']

/** A history is read below its document, and in the list of all of them. */
const history: Allowed = { readers: [...reading, 'list by group'] }

/** What forms send. */
const submissions: Allowed = {
  everybody: ['create', 'repeat'],
  readers: reading,
}

/** All that is allowed; everything else is refused, to everybody. */
const allowed: Partial<Record<Collection, Allowed>> = {
  New_Registration: submissions,
  growth_fund_req: submissions,
  diamond_member_req: submissions,
  land_bank_req: submissions,
  monthly_meeting_req: submissions,
  // Written with an entry in the history alone: see meetings.test.ts, meetingSteps.test.ts.
  monthly_meetings: { everybody: ['get', 'get what is not there', 'list some'], readers: reading },
  // Written with an entry in the history alone: see people.test.ts, invitations.test.ts, settings.test.ts.
  admins: { readers: reading },
  admin_invites: { owners: reading },
  'admins/somebody/history': history,
  'settings/promises/history': history,
  // What may be written is in exports.test.ts.
  exports: { readers: reading },
  erasures: { readers: reading },
  // Authors write them: see savedViews.test.ts.
  views: {
    readers: ['get', 'get what is not there', 'list some'],
    owners: ['repeat', 'repeat changed', 'delete'],
  },
  // What may be written is in rights.test.ts.
  rights_requests: { readers: reading },
  // What they may write is in attendance.test.ts.
  attendance: { readers: reading },
  // What they may write is in the tests of members/.
  members: { readers: reading },
  // What an erasure has left of a history goes, too.
  'members/m1/history': { ...history, owners: ['delete'] },
  member_numbers: { readers: reading },
  // What may be written is in receipts.test.ts.
  receipts: { readers: reading },
  utrs: { readers: reading },
  // Made in the name of an owner; the other ways are in imports.test.ts.
  imports: { readers: reading, owners: ['create', 'create alone'] },
  // What applicants may write is in wishes.test.ts.
  listing_wishes: { readers: reading },
  // What they may write is in minutes.test.ts.
  meeting_minutes: { readers: reading },
}

/** A copy of everything: an owner reads whatever there is, after a sign-in of the last hour. */
const copying: ActName[] = [...reading, 'list by group']

function mayDo(role: Role, act: ActName, name: Collection, hasOldSignIn = false): boolean {
  const { everybody: all = [], readers: ofReaders = [], ...more } = allowed[name] ?? {}
  const isEditor = role === 'an editor' || role === 'an administrator'
  return [
    ...all,
    ...(readers.includes(role) ? ofReaders : []),
    ...(isEditor ? (more.editors ?? []) : []),
    ...(role === 'an administrator' ? (more.owners ?? []) : []),
    ...(role === 'an administrator' && !hasOldSignIn ? copying : []),
  ].includes(act)
}

const pathFor = (name: Collection, role: Role, act: ActName) =>
  `${name}/${submissionId(1 + everybody.indexOf(role) * actNames.length + actNames.indexOf(act))}`

const project = projectFor()

beforeAll(async () => {
  const existing = everybody.flatMap((role) =>
    actNames.filter((act) => !act.startsWith('create')).map((act) => [role, act] as const),
  )
  await project.firestore.seed(
    Object.fromEntries(
      collections.map((name) => [
        name,
        existing.map(([role, act]) => ({
          id: pathFor(name, role, act).slice(name.length + 1),
          data: dataOf(name),
        })),
      ]),
    ),
  )
})

describe.each(collections)('%s', (name) => {
  test.each(everybody)('%s may do what the table says, and nothing else', async (role) => {
    const client = project.as[role]
    const tried = await Promise.all(
      actNames.map(async (act) => {
        const { isAllowed } = await acts[act](client, name, pathFor(name, role, act))
        return isAllowed ? [act] : []
      }),
    )
    expect(tried.flat()).toEqual(actNames.filter((act) => mayDo(role, act, name)))
  })
})

test.each(collections)(
  'an owner with an old sign-in reads of %s what the table says',
  async (name) => {
    const role = 'an administrator'
    const claims = { auth_time: Math.floor(Date.now() / 1000) - 3_660 }
    const client = clientFor(sharedId, uidOf(role), claims)
    const tried = await Promise.all(
      copying.map(async (act) => {
        const { isAllowed } = await acts[act](client, name, pathFor(name, role, 'get'))
        return isAllowed ? [act] : []
      }),
    )
    expect(tried.flat()).toEqual(copying.filter((act) => mayDo(role, act, name, true)))
  },
)

describe('whether an account is an administrator', () => {
  const own = (role: Role) => `admins/${uidOf(role) ?? 'nobody'}`

  test.each(everybody)('%s may ask for itself if signed in, and may not write it', async (role) => {
    const client = project.as[role]
    expect((await client.get(own(role))).isAllowed).toBe(uidOf(role) !== null)

    const writes = [
      client.set(own(role), { email: 'me@example.org' }),
      client.update(own(role), { email: 'me@example.org' }),
      client.delete(own(role)),
    ]
    expect((await Promise.all(writes)).map(({ isAllowed }) => isAllowed)).toEqual([
      false,
      false,
      false,
    ])
  })

  test('its right ends with its entry', async () => {
    await project.firestore.seed({ admins: [{ id: 'account', data: {} }] })
    const client = project.as['an account without the right']
    expect((await client.list('New_Registration')).isAllowed).toBe(true)

    await project.firestore.delete('admins/account')
    expect((await client.list('New_Registration')).isAllowed).toBe(false)
  })
})
