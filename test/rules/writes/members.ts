import { createHash } from 'node:crypto'
import { memberWrites, type MemberAction } from '@/features/members/memberChanges'
import { newMemberWrites, type NewMember } from '@/features/members/newMember'
import { keyOfNumber } from '@/features/members/memberNumber'
import { profileSchema, type Profile } from '@/features/members/schema'
import { changeOfSetting } from '@/shared/desk/history/historyWrites'
import type { Write } from '@/shared/firestore/lite'
import { historyOf } from '@/shared/requests/review'
import { limits } from '@/shared/requests/steps'
import { aMember, aProfile, profileIn } from '@scripts/samples/members/memberRecords'
import { sentinels, serverTime, type Fields } from '@test/rules/support/client'
import { listedContacts, listingWrite } from '@/shared/members/shown'
import { refOf, rowId } from '@test/rules/members/membersInProject'
import { before, enlarged, longest, newId, owner, reviewed, type Arranged } from './arranged'
import { fullProfile, shownOf, wishOf } from './shown'
import { storedRequest } from './storedRequests'

/*
 * What is written about members. The series of numbers goes on from 9,000,000; each commit has a place of its own.
 */

const stamp = { ...sentinels, by: owner }
const text = longest(limits.text)

const fee = 99_99_99_99_999
const fees = { feeOrdinary: fee, feeLife: fee, feeAssociate: fee, feeInstitutional: fee }
const numbers = { firstNumber: 2, ...fees, admissionFee: fee }
const ofDues = {
  yearStart: 'The day of payment',
  receiptPrefix: 'UDYO',
  upiAddress: 'udyog.odisha@sbi',
}
const settings = { 'settings/membership': { ...numbers, at: before } }

/** The series goes on, whether this is written before or after the members. */
const ofSettings = (): Arranged => ({
  name: 'settings: membership',
  by: owner,
  stored: settings,
  writes: changeOfSetting('settings/membership', newId(), stamp, numbers, {
    firstNumber: 1,
    ...Object.fromEntries([...Object.keys(fees), 'admissionFee'].map((name) => [name, 2])),
    ...ofDues,
    gstin: '21AAAPA1234A1Z5',
  }),
})

/** It differs from the largest in every text. */
const otherProfile = enlarged(profileSchema, {
  ...aProfile(4),
  language: 'hi',
}) as Profile

let last = 9_000_000

/** A new member with the number after one that is there. */
function made(name: string, id: string, member: NewMember, stored: Arranged['stored']): Arranged {
  const n = (last += 2)
  return {
    name: `member: ${name}`,
    by: owner,
    stored: {
      ...settings,
      ...stored,
      [`member_numbers/${n - 1}`]: { memberId: newId(), n: n - 1 },
    },
    writes: newMemberWrites(
      id,
      n,
      member,
      { ...stamp, entryId: newId() },
      member.requestId && refOf(member.requestId),
    ),
  }
}

const facts = { kind: 'Institutional', joinedOn: '2026-11-27', text } as const

function ofRequest(): Arranged {
  const corrected = { firmName: longest(100), district: 'Puri', products: longest(300) }
  const review = reviewed('registrations', 'approved', [], { corrected, public: longest(300) })
  const { id, data, stored } = storedRequest('registrations', review)
  const profile = { ...profileIn(data), ...corrected, directoryConsent: true } as Profile
  return made('made from a request', id, { ...facts, requestId: id, profile }, stored)
}

const importId = newId()
const anImport = (state: string): Arranged['stored'][string] => ({
  file: longest(200),
  hash: 'a'.repeat(64),
  rows: 20_000,
  lastLine: 1_048_576,
  state,
  at: before,
  by: owner,
})

let rows = 0
const aRow = () => {
  // Each in a part of the directory of its own.
  const letter = String.fromCharCode(65 + ((rows += 1) % 26))
  const number = `UO/2019/(${String(rows).padStart(9, '0')})${letter}`
  const { data } = aMember(1)
  return {
    ...data,
    number,
    legacyNumber: longest(40),
    profile: fullProfile,
    importId,
    updatedAt: before,
    by: owner,
  }
}

const numberOf = ({ number }: { number: string }) => `member_numbers/${keyOfNumber(number)}`

function imported(): Arranged {
  const row = aRow()
  const line = 1_000_000
  const id = rowId(importId, line)
  return {
    name: 'import: a row',
    by: owner,
    stored: { [`imports/${importId}`]: anImport('open') },
    writes: [
      { path: `members/${id}`, set: { ...row, updatedAt: serverTime } },
      { path: numberOf(row), set: { memberId: id, importId, line } },
    ],
  }
}

function undone(): Arranged {
  const id = newId()
  const undoing = newId()
  const row = { ...aRow(), importId: undoing }
  return {
    name: 'import: a row undone',
    by: owner,
    stored: {
      [`imports/${undoing}`]: anImport('undoing'),
      [`members/${id}`]: row,
      [numberOf(row)]: { memberId: id, importId: undoing },
    },
    writes: [
      { path: `members/${id}`, isDeleted: true },
      { path: numberOf(row), isDeleted: true },
    ],
  }
}

function ofImports(): Arranged[] {
  const [closed, undone] = [newId(), newId()].map((id) => `imports/${id}`) as [string, string]
  const started = { ...anImport('open'), at: serverTime }
  const undo = { at: serverTime, by: owner, count: 2000 }
  return [
    {
      name: 'import: begun',
      by: owner,
      stored: {},
      writes: [{ path: `imports/${newId()}`, set: started }],
    },
    {
      name: 'import: closed',
      by: owner,
      stored: { [closed]: anImport('open') },
      writes: [{ path: closed, update: { state: 'closed' } }],
    },
    {
      name: 'import: to be undone',
      by: owner,
      stored: { [undone]: anImport('closed') },
      writes: [{ path: undone, update: { state: 'undoing', undo } }],
    },
  ]
}

const ended = { on: '2026-11-20', why: 'Firm closed' } as const

const steps = (requestId: string): [action: MemberAction, was?: Fields][] => [
  [{ kind: 'change', changes: otherProfile, requestId, text }],
  [{ kind: 'kind', to: 'Institutional', text }],
  [{ kind: 'kind', to: 'Honorary', text }],
  [{ kind: 'joinedOn', to: '2018-04-01', text }],
  [{ kind: 'end', ...ended, text }],
  [{ kind: 'rejoin', on: '2026-11-27', text }, { ended }],
  [{ kind: 'hold', text }],
  [{ kind: 'release', text }, { hold: true }],
  [{ kind: 'note', text }],
  [{ kind: 'told', channel: 'meeting', text }],
  [{ kind: 'card', key: newId(), text }],
  [{ kind: 'list', contacts: listedContacts, text }],
  [{ kind: 'unlist', text }],
]

function ofSteps(): Arranged[] {
  const request = storedRequest('registrations')
  return steps(request.id).map(([action, was]): Arranged => {
    const id = newId()
    // A step that lists is dearest where it adds all contacts to an entry without one.
    const contacts = action.kind === 'list' ? [] : listedContacts
    const { data, stored, listing } = shownOf(id, { ...aRow(), v: 9, ...was }, contacts)
    return {
      name: `member: ${action.kind}`,
      variant: action.kind === 'kind' ? action.to : undefined,
      by: owner,
      stored: {
        [`members/${id}`]: data,
        ...stored,
        ...(action.kind === 'change' && request.stored),
      },
      writes: memberWrites(id, data, action, stamp, newId(), { listing }),
    }
  })
}

function erased(): Arranged {
  const request = storedRequest('registrations')
  const { id } = request
  const { importId: _, ...row } = { ...aRow(), requestId: id }
  const { data, stored, listing, card } = shownOf(id, { ...row, v: 3, ended })
  const wish = wishOf(id)
  const path = `members/${id}`
  const entries = [1, 2, 3].map((v) => `${historyOf(path)}/${v}`)
  const hash = createHash('sha256').update(id).digest('hex')
  const deletions = [path, ...entries].map((one): Write => ({ path: one, isDeleted: true }))
  return {
    name: 'member: erased',
    by: owner,
    stored: {
      [path]: data,
      ...request.stored,
      ...stored,
      ...wish.stored,
      ...Object.fromEntries(entries.map((one) => [one, { v: 1, kind: 'note' }])),
    },
    writes: [
      ...deletions,
      { path: card, isDeleted: true },
      { path: wish.path, isDeleted: true },
      listingWrite(String(listing.number), undefined, undefined),
      { path: `erasures/members~${hash}`, set: { why: 'retention', at: serverTime, by: owner } },
    ],
  }
}

/** All that is written about members. */
export const ofMembers = (): Arranged[] => [
  ofSettings(),
  ofRequest(),
  made('made by hand', newId(), { ...facts, profile: fullProfile }, {}),
  imported(),
  undone(),
  ...ofImports(),
  ...ofSteps(),
  erased(),
]
