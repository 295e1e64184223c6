import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { duesApi } from '@/features/dues/api'
import type { Payment } from '@/features/dues/receiptWrites'
import type { Receipt } from '@/features/dues/schema'
import { membersApi } from '@/features/members/api'
import type { MemberAction } from '@/features/members/memberChanges'
import type { Action } from '@/features/requests/review/changes'
import { reviewApi } from '@/features/requests/review/reviewApi'
import { demoAdmin } from '@/shared/config/demo'
import { keyOfNumber } from '@/shared/members/numberKey'
import { newSubmissionId } from '@/shared/requests/reference'
import { today } from '@/shared/validation/dates'
import { aMember, aProfile } from '@scripts/samples/members/memberRecords'
import type { Value } from '@scripts/samples/records'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openStore } from './openStore'
import { storeRequest } from './requestForMembership'
import { setUpEndpoints } from './setUpEndpoints'

/*
 * An act whose answer is lost is pressed again: as it was, it is said to be saved, and with other values it is not. What
 * is said to be saved is stored.
 */

const firestore = firestoreFor()
const member = aMember(1, { profile: { ...aProfile(1), directoryConsent: true } })
const payment: Payment = {
  purpose: 'Membership',
  amount: 2500,
  mode: 'Cash',
  paidOn: today(),
  payer: 'Sample Works',
  since: '2027-04-01',
  until: '2028-03-31',
}
const donation: Payment = {
  purpose: 'Donation',
  amount: 10_000,
  mode: 'Cash',
  paidOn: today(),
  payer: 'Sample Works',
}

setUpEndpoints({
  settings: [{ id: 'membership', data: { receiptPrefix: 'UO', firstNumber: 1042 } }],
  members: [{ id: member.id, data: member.data as unknown as Record<string, Value> }],
  member_numbers: [{ id: keyOfNumber(member.data.number), data: { memberId: member.id } }],
})
let store: Awaited<ReturnType<typeof openStore>>
let requestId: string
beforeAll(async () => {
  store = await openStore()
})
beforeEach(async () => {
  requestId = await storeRequest(firestore, 'recommended')
})

type Answer = { data?: unknown; error?: unknown }
type Send = (id: string) => Promise<Answer>

const toRequest =
  (action: Action, expectedVersion?: number): Send =>
  (id) =>
    store.dispatch(
      reviewApi.endpoints.applyAction.initiate({
        target: { kind: 'registrations', id: requestId },
        expectedVersion,
        id,
        action,
      }),
    )
const toMember =
  (action: MemberAction, expectedVersion?: number): Send =>
  (id) =>
    store.dispatch(
      membersApi.endpoints.applyMemberAction.initiate({
        target: member.id,
        expectedVersion,
        id,
        action,
      }),
    )
const pay =
  (of: Payment): Send =>
  (id) =>
    store.dispatch(
      duesApi.endpoints.recordPayment.initiate({
        memberId: member.id,
        id,
        paidBefore: '2027-03-31',
        payment: of,
      }),
    )
const cancel =
  (why: string): Send =>
  async (id) => {
    const [receipt] = (await firestore.list('receipts')) as unknown as Receipt[]
    return store.dispatch(duesApi.endpoints.cancelReceipt.initiate({ receipt: receipt!, id, why }))
  }
const makeOfRequest =
  (kind: 'Ordinary' | 'Life'): Send =>
  (id) =>
    store.dispatch(
      membersApi.endpoints.makeMember.initiate({ id, requestId, kind, joinedOn: '2026-11-01' }),
    )
const makeByHand =
  (name: string): Send =>
  (id) =>
    store.dispatch(
      membersApi.endpoints.makeMember.initiate({
        id,
        kind: 'Ordinary',
        joinedOn: '2026-11-01',
        profile: { ...aProfile(4), name },
      }),
    )

const note = (text: string) => ({ kind: 'note', text }) as const

/** Each act with other values for the second press, and what is done before. */
const acts: [title: string, first: Send, second: Send, before?: Send][] = [
  [
    'a step',
    toRequest({ kind: 'state', to: 'approved', reason: 'Complete' }, 2),
    toRequest({ kind: 'state', to: 'refused', reason: 'Not complete' }, 2),
  ],
  [
    'a step with another remark',
    toRequest({ kind: 'state', to: 'recommended', reason: 'First' }, 2),
    toRequest({ kind: 'state', to: 'recommended', reason: 'Second' }, 3),
  ],
  ['a note', toRequest(note('First')), toRequest(note('Second'))],
  [
    'an assignment',
    toRequest({ kind: 'assign', assignee: demoAdmin.uid }, 2),
    toRequest({ kind: 'assign', assignee: null }, 2),
  ],
  [
    'a message',
    toRequest({ kind: 'told', channel: 'call' }),
    toRequest({ kind: 'told', channel: 'whatsapp', text: 'Namaskar' }),
  ],
  [
    'a check',
    toRequest({ kind: 'check', check: 'pan', isTicked: true }),
    toRequest({ kind: 'check', check: 'gstin', isTicked: true }),
  ],
  [
    'a document',
    toRequest({ kind: 'document', document: 'pan', isTicked: true }),
    toRequest({ kind: 'document', document: 'udyam', isTicked: true }),
  ],
  [
    'a day to follow up',
    toRequest({ kind: 'followUp', on: '2026-12-07' }),
    toRequest({ kind: 'followUp', on: '2026-12-08' }),
  ],
  [
    'a correction',
    toRequest({ kind: 'correct', field: 'firmName', value: 'First Works' }, 2),
    toRequest({ kind: 'correct', field: 'firmName', value: 'Second Works' }, 2),
  ],
  [
    'the trash',
    toRequest({ kind: 'trash', text: 'First' }, 2),
    toRequest({ kind: 'trash', text: 'Second' }, 2),
  ],
  [
    'undo',
    toRequest({ kind: 'undo', v: 3 }),
    toRequest({ kind: 'undo', v: 4 }),
    toRequest({ kind: 'state', to: 'reviewing' }, 2),
  ],
  ['a member made from a request', makeOfRequest('Ordinary'), makeOfRequest('Life'), approve],
  ['a member made by hand', makeByHand('Asha Namuna'), makeByHand('Bina Namuna')],
  [
    'a changed fact of a member',
    toMember({ kind: 'change', changes: { firmName: 'First Works' } }, 1),
    toMember({ kind: 'change', changes: { firmName: 'Second Works' } }, 1),
  ],
  [
    'the type of a membership',
    toMember({ kind: 'kind', to: 'Associate' }, 1),
    toMember({ kind: 'kind', to: 'Life' }, 1),
  ],
  [
    'the first day',
    toMember({ kind: 'joinedOn', to: '2026-11-01' }, 1),
    toMember({ kind: 'joinedOn', to: '2026-11-02' }, 1),
  ],
  [
    'the end',
    toMember({ kind: 'end', on: '2026-11-20', why: 'Resigned' }, 1),
    toMember({ kind: 'end', on: '2026-11-21', why: 'Resigned' }, 1),
  ],
  [
    'a return',
    toMember({ kind: 'rejoin', on: '2026-11-27' }, 2),
    toMember({ kind: 'rejoin', on: '2026-11-26' }, 2),
    toMember({ kind: 'end', on: '2026-11-20', why: 'Resigned' }, 1),
  ],
  [
    'hold',
    toMember({ kind: 'hold', text: 'First' }, 1),
    toMember({ kind: 'hold', text: 'Second' }, 1),
  ],
  [
    'the end of a hold',
    toMember({ kind: 'release' }, 2),
    toMember({ kind: 'release', text: 'Settled' }, 2),
    toMember({ kind: 'hold', text: 'A complaint' }, 1),
  ],
  ['a note on a member', toMember(note('First')), toMember(note('Second'))],
  [
    'a message to a member',
    toMember({ kind: 'told', channel: 'call' }),
    toMember({ kind: 'told', channel: 'whatsapp' }),
  ],
  [
    'a card',
    toMember({ kind: 'card', key: newSubmissionId() }, 1),
    toMember({ kind: 'card', key: newSubmissionId() }, 1),
  ],
  [
    'a listing',
    toMember({ kind: 'list', contacts: [], text: 'By telephone' }, 1),
    toMember({ kind: 'list', contacts: ['mobile'], text: 'By telephone' }, 1),
  ],
  ['a payment', pay(payment), pay(donation)],
  ['a cancelled receipt', cancel('First'), cancel('Second'), pay(payment)],
]

function approve(id: string) {
  return toRequest({ kind: 'state', to: 'approved' }, 2)(id)
}

describe('of an act whose answer was lost, nothing is claimed that is not stored:', () => {
  test.each(acts)('%s', async (_title, first, second, before) => {
    const earlier = await before?.(newSubmissionId())
    expect(earlier?.error).toBeUndefined()
    const id = newSubmissionId()
    const { data, error } = await first(id)
    expect(error).toBeUndefined()
    const stored = await firestore.everything()

    const other = await second(id)
    expect(other.data).toBeUndefined()
    expect(other.error).toMatchObject({ code: 'already-stored' })
    expect((await first(id)).data).toEqual(data)
    expect(await firestore.everything()).toEqual(stored)
  })
})
