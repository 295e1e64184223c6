import {
  additionOf,
  changeOfPerson,
  changeOfSetting,
  creationOfInvitation,
  endOfInvitation,
  removalOfPerson,
} from '@/shared/desk/history/historyWrites'
import { nextChange } from '@/features/meetings/attendanceWrites'
import {
  meetingChangeOf,
  venueEntryOf,
  type MeetingAction,
} from '@/features/meetings/plan/meetingChanges'
import { minutesIdOf, minutesWrites } from '@/features/meetings/minutes/minutesWrites'
import { messageKinds } from '@/features/settings/desk'
import type { Write } from '@/shared/firestore/lite'
import { anAttendance, aWalkIn } from '@scripts/samples/attendanceRecords'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { serverTime, type Claims, type Fields } from '@test/rules/support/client'
import { before, longest, newId, owner, type Arranged } from './arranged'

/*
 * What is written beside requests: meetings, who was there, administrators and settings.
 */

const { updatedAt: _, ...facts } = aMeeting({
  meetingAgenda: longest(200),
  venueName: longest(200),
  venueAddress: longest(300),
}).data
const plan = { ...facts, seats: 5000, answerUntil: facts.meetingDate }
const otherPlan = {
  meetingAgenda: longest(199),
  venueName: longest(199),
  venueAddress: longest(299),
  meetingDate: '2099-12-25',
  meetingTime: '05:30 PM',
  seats: 4999,
  answerUntil: '2099-12-24',
}

const meeting: Fields = {
  ...plan,
  state: 'planned',
  stateFor: plan.meetingDate,
  updatedAt: before,
  changedAt: before,
  v: 9,
}
const cancelled: Fields = { ...meeting, state: 'cancelled', reason: longest(300) }
const full: Fields = { ...meeting, isFull: true }

const meetingActions: [was: Fields | undefined, action: MeetingAction][] = [
  [undefined, { kind: 'plan', plan }],
  [full, { kind: 'change', plan: otherPlan }],
  [cancelled, { kind: 'change', plan: otherPlan }],
  [full, { kind: 'state', to: 'cancelled', reason: longest(300) }],
  [full, { kind: 'state', to: 'held' }],
  [cancelled, { kind: 'state', to: 'planned' }],
  [
    { ...meeting, state: 'held' },
    { kind: 'state', to: 'planned' },
  ],
  [meeting, { kind: 'answers', to: 'full' }],
  [full, { kind: 'answers', to: 'open' }],
]

const ofMeetings = meetingActions.map(([was, action]): Arranged => {
  const path = `monthly_meetings/${newId()}`
  const sentinels = { now: serverTime, none: undefined }
  const { v, fields, entry } = meetingChangeOf(was, action, owner, sentinels)
  return {
    name: `meeting: ${action.kind}`,
    by: owner,
    stored: was ? { [path]: was } : {},
    writes: [
      was ? { path, update: fields } : { path, set: fields },
      { path: `${path}/history/${v}`, set: entry },
    ],
  }
})

function venueChange(): Arranged {
  const path = `monthly_meetings/${newId()}`
  const { seats: _seats, answerUntil: _until, ...venue } = otherPlan
  const was = { ...cancelled, updatedAt: { toMillis: () => Number(before) } }
  const { id, entry } = venueEntryOf(was, venue, owner, { now: serverTime })
  return {
    name: 'meeting: change by the venue page',
    by: owner,
    stored: { [path]: cancelled },
    writes: [
      { path, update: { ...venue, updatedAt: serverTime } },
      { path: `${path}/history/${id}`, set: entry },
    ],
  }
}

const people = { people: 20, late: true }
const named = { name: longest(80), firmName: longest(120), mobile: '9000000001' }
const came = { ...people, via: 'scan', at: serverTime, inAt: before, by: owner } as const
const undone = { at: before, by: owner }

let number = 0
const nextNumber = (isMember: boolean) => 2 * (number += 1) + (isMember ? 0 : 1)

type Attended = Fields & { meetingId: string; meetingDate?: string; answer?: string }

const newcomers: [string, () => { id: string; data: object }][] = [
  ['member', () => anAttendance(nextNumber(true))],
  ['visitor', () => anAttendance(nextNumber(false))],
  ['substitute', () => anAttendance(nextNumber(true), { kind: 'substitute', ...named })],
  ['walk-in', () => aWalkIn(nextNumber(true), named)],
]

/** The tenth change of a record. */
const withTrace = (stored: Fields): Fields => {
  const [entryNumber, entry] = nextChange(stored, owner, { now: serverTime })
  return { [`changes.${entryNumber}`]: entry }
}

const changes: Fields = Object.fromEntries(
  Array.from({ length: 9 }, (_entry, at): [string, Fields] => [
    String(at + 1),
    { at: before, by: owner, was: { ...people, kind: 'member', at: before, by: owner } },
  ]),
)

const ofAttendance = newcomers.flatMap(([variant, make]): Arranged[] => {
  const at = (
    name: string,
    stored: (data: Attended) => Fields | undefined,
    write: (was: Fields, data: Attended) => { set: Fields } | { update: Fields },
  ) => {
    const { id, data } = make()
    const attended = data as Attended
    const path = `attendance/${id}`
    const was = stored(attended)
    const { meetingId, meetingDate, answer } = attended
    return {
      name: `attendance: ${name}`,
      variant,
      by: owner,
      stored: {
        ...(was && { [path]: was }),
        [`monthly_meetings/${meetingId}`]: meeting,
        ...(answer && { [`monthly_meeting_req/${answer}`]: { meetingId, meetingDate } }),
      },
      writes: [{ path, ...write(was ?? {}, attended) } as Write],
    }
  }
  const present = (data: Attended) => ({
    ...data,
    ...people,
    at: before,
    inAt: before,
    by: owner,
    press: newId(),
    changes,
  })
  const gone = (data: Attended) => ({ ...present(data), undone })
  const isNamed = variant === 'substitute' || variant === 'walk-in'
  return [
    at(
      'came',
      () => undefined,
      (_was, data) => ({ set: { ...data, ...came, press: newId() } }),
    ),
    at('changed', present, (was) => ({
      update: { people: 19, late: false, ...withTrace(was) },
    })),
    at('undone', present, (was) => ({
      update: { ...people, undone: { at: serverTime, by: owner }, ...withTrace(was) },
    })),
    at('came after all', gone, (was) => ({
      update: { people: 19, late: false, undone: undefined, ...withTrace(was) },
    })),
    at('another person', gone, (was, data) => {
      const [entryNumber, entry] = nextChange(was, owner, { now: serverTime })
      return {
        set: {
          ...data,
          ...('name' in data && { name: longest(79) }),
          ...came,
          press: newId(),
          changes: { ...changes, [entryNumber]: entry },
        },
      }
    }),
    ...(isNamed
      ? [
          at('name erased', present, (was) => ({
            update: { name: undefined, firmName: undefined, mobile: undefined, ...withTrace(was) },
          })),
        ]
      : []),
  ]
})

const minutesOf = { meetingDate: '2099-12-05' }

const versionsOf = (meetingId: string, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_version, at) => [
      `meeting_minutes/${minutesIdOf({ ...minutesOf, meetingId }, at + 1)}`,
      { ...minutesOf, meetingId, v: at + 1, text: 'x', at: before, by: owner },
    ]),
  )

/** The longest text, and the most versions that are erased with a new one. */
const ofMinutes = [
  { variant: 'saved', text: longest(20_000), erased: [] },
  {
    variant: 'earlier versions erased',
    text: 'x',
    erased: Array.from(Array(8), (_, at) => at + 1),
  },
].map(({ variant, text, erased }): Arranged => {
  const meetingId = newId()
  const after = erased.length + 1
  return {
    name: `minutes: ${variant}`,
    by: owner,
    stored: {
      [`monthly_meetings/${meetingId}`]: meeting,
      ...versionsOf(meetingId, after),
    },
    writes: minutesWrites({ ...minutesOf, meetingId, after, text, erased }, owner, {
      now: serverTime,
    }),
  }
})

const email = `${'x'.repeat(64)}@${`${'x'.repeat(61)}.`.repeat(3)}in`
const person = { name: longest(80), email, role: 'owner', mobile: '9000000002' }
const isTheirs: Claims = { email: email.toUpperCase(), email_verified: true }

function ofPeople(): Arranged[] {
  const newUid = () => `person${newId()}`
  const entry = { ...person, addedBy: owner, at: before }
  const added = `admins/${newUid()}`
  const changed = `admins/${newUid()}`
  const removed = `admins/${newUid()}`
  const invited = newId()
  const invitation = { ...person, days: 7, by: owner, at: before }
  const used = newId()
  const revoked = newId()
  const uid = newUid()
  const stamp = { by: owner, now: serverTime, none: undefined }
  const theirs = { name: longest(79), role: 'viewer', mobile: '9000000003' }
  const accepted = { ...person, addedBy: owner, at: serverTime, invitation: used }
  // A removal ends so many invitations at most.
  const made = Object.fromEntries(
    Array.from({ length: 4 }, () => [`admin_invites/${newId()}`, invitation]),
  )
  return [
    {
      name: 'administrator: added',
      by: owner,
      stored: {},
      writes: additionOf('add', added, newId(), stamp, { ...entry, at: serverTime }),
    },
    {
      name: 'administrator: changed',
      by: owner,
      stored: { [changed]: entry },
      writes: changeOfPerson(changed, newId(), stamp, entry, theirs),
    },
    {
      name: 'administrator: removed',
      by: owner,
      stored: { [removed]: entry, ...made },
      writes: [
        ...removalOfPerson(removed, stamp, entry),
        ...Object.keys(made).flatMap((path) => endOfInvitation(path, stamp, invitation)),
      ],
    },
    {
      name: 'invitation: made',
      by: owner,
      stored: {},
      writes: creationOfInvitation(`admin_invites/${invited}`, stamp, {
        ...invitation,
        at: serverTime,
      }),
    },
    {
      name: 'invitation: used',
      by: uid,
      claims: isTheirs,
      stored: { [`admin_invites/${used}`]: invitation },
      writes: [
        ...additionOf('accept', `admins/${uid}`, used, { ...stamp, by: uid }, accepted),
        { path: `admin_invites/${used}`, update: { usedBy: uid } },
      ],
    },
    {
      name: 'invitation: revoked',
      by: owner,
      stored: { [`admin_invites/${revoked}`]: invitation },
      writes: endOfInvitation(`admin_invites/${revoked}`, stamp, invitation),
    },
  ]
}

/** The first of a minute, and the last that it holds. */
const exported = (): Arranged[] =>
  [0, 99].map((earlier) => {
    const exports = Array.from({ length: earlier + 1 }, () => ({
      id: newId(),
      list: 'receipts',
      format: 'text',
      count: 1_000_000,
    }))
    const path = `exports/${owner}~${Math.floor(Date.now() / 60_000) - Math.sign(earlier)}`
    const set = { exports, by: owner, at: serverTime }
    return {
      name: earlier === 0 ? 'export: recorded' : 'export: recorded in the same minute',
      by: owner,
      stored:
        earlier === 0 ? {} : { [path]: { ...set, exports: exports.slice(0, -1), at: new Date() } },
      writes: [{ path, set }],
    }
  })

const view = (by: string) => ({
  list: 'meeting-answers',
  name: 'ଓ'.repeat(40),
  address: 'x'.repeat(2_000),
  isShared: true,
  by,
})

/** A view is saved by its author, and changed and deleted by an owner. */
function savedViews(): Arranged[] {
  const [path, deleted] = [`views/${newId()}`, `views/${newId()}`]
  const stored = { [path]: { ...view('editor'), at: before } }
  return [
    {
      name: 'view: saved',
      by: owner,
      stored: {},
      writes: [{ path: `views/${newId()}`, set: { ...view(owner), at: serverTime } }],
    },
    {
      name: 'view: changed',
      by: owner,
      stored,
      writes: [{ path, update: { name: 'ଆ'.repeat(40), isShared: false } }],
    },
    {
      name: 'view: deleted',
      by: owner,
      stored: { [deleted]: { ...view('editor'), at: before } },
      writes: [{ path: deleted, isDeleted: true }],
    },
  ]
}

const days = ['registrations', 'growth-fund', 'diamond-club', 'land-issues', 'rights']
const daysOf = (names: string[]) => Object.fromEntries(names.map((name) => [name, 90]))
const settings = {
  promises: daysOf([...days, 'graceDays']),
  retention: daysOf([...days, 'meeting-answers', 'members']),
  session: { hours: 72 },
}

const longestMessage = 'ଓ'.repeat(600)

/** A message to applicants, in each language. */
const ofMessages: Arranged = {
  name: 'settings: message',
  by: owner,
  stored: {
    'settings/message-waiting': {
      en: longestMessage,
      or: longestMessage,
      hi: longestMessage,
      kinds: [...messageKinds],
      at: before,
    },
  },
  writes: changeOfSetting(
    'settings/message-waiting',
    newId(),
    { by: owner, now: serverTime, none: undefined },
    { en: longestMessage, or: longestMessage, kinds: [...messageKinds] },
    {
      en: `${longestMessage.slice(1)}.`,
      or: `${longestMessage.slice(1)}.`,
      kinds: messageKinds.slice(1),
    },
  ),
}

const ofSettings = Object.entries(settings).map(([id, numbers]): Arranged => {
  const path = `settings/${id}`
  return {
    name: `settings: ${id}`,
    by: owner,
    stored: { [path]: { ...numbers, at: before } },
    writes: changeOfSetting(
      path,
      newId(),
      { by: owner, now: serverTime, none: undefined },
      numbers,
      Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, value - 1])),
    ),
  }
})

/** All that is written beside requests. */
export const besideRequests = (): Arranged[] => [
  ...ofMeetings,
  venueChange(),
  ...ofAttendance,
  ...ofMinutes,
  ...ofPeople(),
  ...ofSettings,
  ofMessages,
  ...exported(),
  ...savedViews(),
]
