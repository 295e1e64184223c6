import { beforeAll, expect, test } from 'vitest'
import { duesApi } from '@/features/dues/api'
import type { Receipt } from '@/features/dues/schema'
import { membersApi } from '@/features/members/api'
import type { MemberAction } from '@/features/members/memberChanges'
import { attendanceId } from '@/features/meetings/schema'
import { reviewApi } from '@/features/requests/review/reviewApi'
import type { Kind } from '@/shared/requests/steps'
import { newSubmissionId } from '@/shared/requests/reference'
import { today } from '@/shared/validation/dates'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aRegistration, type Value } from '@scripts/samples/records'
import { statusesOf } from '@scripts/samples/statuses'
import { clientFor } from '@test/rules/support/client'
import { demoProjectId } from '@/shared/config/parseEnv'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openStore } from './openStore'
import { storeRequest } from './requestForMembership'
import { anEditor, setUpEndpoints } from './setUpEndpoints'

/*
 * What the table in docs/threats.md says of an erasure: a person is approved, made a member, listed, paid for, given a
 * card and checked in at a meeting; then everything that an owner can erase is erased, and all that is left is read.
 */

const firestore = firestoreFor()
setUpEndpoints({
  admins: [anEditor],
  settings: [{ id: 'membership', data: { firstNumber: 1042, receiptPrefix: 'UO' } }],
})

let store: Awaited<ReturnType<typeof openStore>>
beforeAll(async () => {
  store = await openStore()
})

const { id, data } = aRegistration(1, { createdAt: new Date(Date.now() - 86_400_000) })
const person = [data.name, String(data.mobile), data.firmName, data.email, data.address].filter(
  (text): text is string => typeof text === 'string',
)

const { makeMember, applyMemberAction } = membersApi.endpoints
const { recordPayment, cancelReceipt } = duesApi.endpoints
const { applyAction, erase } = reviewApi.endpoints

/** All that is stored, by its path. */
async function everything() {
  const all = Object.entries(await firestore.everything())
  return Object.fromEntries(all.map(([path, document]) => [path.slice(1), document]))
}

/** The documents that name the person, by their paths. */
async function placesOf(words: readonly string[]) {
  const all = Object.entries(await everything())
  return all.filter(([, document]) => {
    const text = JSON.stringify(document)
    return words.some((word) => text.includes(word))
  })
}

/** What anybody can read without an account. */
async function publicTexts() {
  const visitor = clientFor(demoProjectId, null)
  const paths = Object.keys(await everything())
  const answers = await Promise.all(
    paths.map(async (path) => ((await visitor.get(path)).isAllowed ? path : undefined)),
  )
  const all = await everything()
  return JSON.stringify(answers.flatMap((path) => (path === undefined ? [] : [all[path]])))
}

async function act(action: MemberAction) {
  const applied = { target: id, id: newSubmissionId(), action }
  expect((await store.dispatch(applyMemberAction.initiate(applied))).error).toBeUndefined()
}

async function pay(purpose: 'Membership' | 'Donation') {
  const period = purpose === 'Membership' ? { since: today(), until: '2099-03-31' } : {}
  const stored = await firestore.read(`members/${id}`)
  const payment = {
    purpose,
    amount: 2500,
    mode: 'Cash',
    paidOn: today(),
    payer: data.name,
    note: `By hand of ${data.name}`,
    ...period,
  } as const
  const paidBefore = stored?.paidUntil as string | undefined
  const recorded = { memberId: id, id: newSubmissionId(), paidBefore, payment }
  const { data: receipt, error } = await store.dispatch(
    recordPayment.initiate({
      ...recorded,
      payment: { ...payment, until: period.until && '2027-03-31' },
    }),
  )
  expect(error).toBeUndefined()
  return receipt as unknown as Receipt
}

/** Moves a request to the trash and erases it. */
async function eraseRequest(kind: Kind, requestId: string) {
  const trash = {
    target: { kind, id: requestId },
    id: newSubmissionId(),
    action: { kind: 'trash' },
  } as const
  expect((await store.dispatch(applyAction.initiate(trash))).error).toBeUndefined()
  return store.dispatch(erase.initiate({ kind, id: requestId, why: 'request' }))
}

test('after an erasure nothing names the person, and the books keep what was paid', async () => {
  await storeRequest(firestore, 'approved')
  const made = {
    id: newSubmissionId(),
    requestId: id,
    kind: 'Ordinary',
    joinedOn: today(),
  } as const
  expect((await store.dispatch(makeMember.initiate(made))).error).toBeUndefined()
  await act({ kind: 'list', contacts: ['name', 'mobile', 'email'], text: `${data.name} called` })
  await act({ kind: 'card', key: newSubmissionId() })
  await act({ kind: 'note', text: `${data.name} called` })
  const cancelled = await pay('Donation')
  const why = `${data.name} had paid twice`
  expect(
    (
      await store.dispatch(
        cancelReceipt.initiate({ receipt: cancelled, id: newSubmissionId(), why }),
      )
    ).error,
  ).toBeUndefined()
  await pay('Membership')

  const { id: answer, data: answered } = aMeetingAnswer(2, {
    name: data.name,
    mobile: data.mobile,
    firmName: data.firmName,
  })
  const [ofKey, status] = statusesOf('meeting-answers', answer, answered)
  const attended = attendanceId(answered.meetingId, answer)
  await firestore.seed({
    monthly_meetings: [aMeeting()],
    monthly_meeting_req: [{ id: answer, data: answered }],
    request_keys: [{ id: ofKey.path.split('/')[1]!, data: ofKey.set as Record<string, Value> }],
    request_status: [{ id: status.path.split('/')[1]!, data: status.set as Record<string, Value> }],
    attendance: [{ id: attended, data: { answer, meetingId: answered.meetingId, people: 1 } }],
  })
  const places = (await placesOf(person)).map(([path]) => path.split('/')[0])
  expect(new Set(places)).toEqual(
    new Set(['New_Registration', 'directory', 'members', 'monthly_meeting_req', 'receipts']),
  )
  expect(await publicTexts()).toContain(data.mobile)

  // While the firm is listed, the person keeps the page that takes it out.
  expect((await eraseRequest('registrations', id)).error).toMatchObject({
    code: 'still-listed',
    message: expect.stringContaining('Member 1042') as string,
  })
  await act({ kind: 'end', on: today(), why: 'Resigned' })
  const shown = await publicTexts()
  for (const word of person) expect(shown).not.toContain(word)

  const erased = await store.dispatch(erase.initiate({ kind: 'members', id, why: 'request' }))
  expect(erased.error).toBeUndefined()
  expect(
    (await store.dispatch(erase.initiate({ kind: 'registrations', id, why: 'request' }))).error,
  ).toBeUndefined()
  expect((await eraseRequest('meeting-answers', answer)).error).toBeUndefined()

  expect(await placesOf(person)).toEqual([])
  const receipts = await firestore.list('receipts')
  expect(receipts).toHaveLength(2)
  for (const receipt of receipts) {
    expect(receipt).toMatchObject({
      amount: 2500,
      mode: 'Cash',
      paidOn: today(),
      memberNumber: '1042',
    })
  }
  expect(receipts.filter((receipt) => 'cancelled' in receipt)).toHaveLength(1)
  const collections = new Set(Object.keys(await everything()).map((path) => path.split('/')[0]!))
  expect([...collections].toSorted((a, b) => a.localeCompare(b))).toEqual([
    'admins',
    'directory',
    'erasures',
    'member_numbers',
    'monthly_meetings',
    'receipts',
    'request_status',
    'settings',
  ])
})
