import {
  additionOf,
  changeOfPerson,
  changeOfSetting,
  creationOfInvitation,
  endOfInvitation,
  removalOfPerson,
} from '@/features/admin/review/deskWrites'
import { meetingChangeOf, type MeetingAction } from '@/features/meetings/deskChanges'
import type { Write } from '@/shared/firestore/lite'
import { anAttendance, aWalkIn } from '@scripts/attendanceRecords'
import { aMeeting } from '@scripts/meetingRecords'
import { serverTime, type Claims, type Fields } from '@test/rules/client'
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
  return {
    name: 'meeting: change by the venue page',
    by: owner,
    stored: { [path]: cancelled },
    writes: [{ path, update: { ...venue, updatedAt: serverTime } }],
  }
}

const people = { people: 20, late: true }
const named = { name: longest(80), firmName: longest(120), mobile: '9000000001' }
const came = { ...people, via: 'scan', at: serverTime, inAt: before, by: owner } as const
const undone = { at: before, by: owner }

let number = 0
const nextNumber = (isMember: boolean) => 2 * (number += 1) + (isMember ? 0 : 1)

const newcomers: [string, () => { id: string; data: object }][] = [
  ['member', () => anAttendance(nextNumber(true))],
  ['visitor', () => anAttendance(nextNumber(false))],
  ['substitute', () => anAttendance(nextNumber(true), { kind: 'substitute', ...named })],
  ['walk-in', () => aWalkIn(nextNumber(true), named)],
]

const ofAttendance = newcomers.flatMap(([variant, make]): Arranged[] => {
  const at = (
    name: string,
    stored: (data: object) => Fields | undefined,
    write: (data: object) => { set: Fields } | { update: Fields } | { isDeleted: true },
  ) => {
    const { id, data } = make()
    const path = `attendance/${id}`
    const was = stored(data)
    return {
      name: `attendance: ${name}`,
      variant,
      by: owner,
      stored: was ? { [path]: was } : {},
      writes: [{ path, ...write(data) } as Write],
    }
  }
  const present = (data: object) => ({ ...data, ...people, at: before, by: owner })
  return [
    at(
      'came',
      () => undefined,
      (data) => ({ set: { ...data, ...came } }),
    ),
    at('changed', present, () => ({ update: { people: 19, late: false } })),
    at('undone', present, () => ({
      update: { ...people, undone: { at: serverTime, by: owner } },
    })),
    at(
      'came after all',
      (data) => ({ ...present(data), undone }),
      () => ({ update: { people: 19, late: false, undone: undefined } }),
    ),
    at(
      'another person',
      (data) => ({ ...present(data), undone }),
      (data) => ({ set: { ...data, ...('name' in data && { name: longest(79) }), ...came } }),
    ),
    at('erased', present, () => ({ isDeleted: true })),
  ]
})

const email = `${'x'.repeat(245)}@x.in`
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

const exported = (): Arranged => ({
  name: 'export: recorded',
  by: owner,
  stored: {},
  writes: [
    {
      path: `exports/${owner}/history/${newId()}`,
      set: {
        kind: 'export',
        list: 'meeting-answers',
        format: 'emails',
        count: 1_000_000,
        by: owner,
        at: serverTime,
      },
    },
  ],
})

const days = ['registrations', 'growth-fund', 'diamond-club', 'land-issues', 'rights']
const daysOf = (names: string[]) => Object.fromEntries(names.map((name) => [name, 90]))
const settings = {
  promises: daysOf(days),
  retention: daysOf([...days, 'meeting-answers']),
  session: { hours: 72 },
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
  ...ofPeople(),
  ...ofSettings,
  exported(),
]
