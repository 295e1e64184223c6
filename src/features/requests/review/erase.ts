import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { attendanceId } from '@/features/meetings/schema'
import { currentUid } from '@/shared/auth/currentUid'
import { KnownError, toAppError, type AppError } from '@/shared/firestore/errors'
import type { Sentinels, Write } from '@/shared/firestore/lite'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit, readMany, readOne } from '@/shared/firestore/submit'
import { readWish } from '@/shared/members/listingWish'
import { readListing } from '@/shared/members/readListing'
import { cardsPath, listingWrite } from '@/shared/members/shown'
import { rightsErasure, rightsPath } from '@/shared/requests/rights'
import { erasedStatus, statusKey } from '@/shared/requests/status'
import { sha256 } from '@/shared/text/sha256'
import { historyOf } from '@/shared/requests/review'
import { kinds, type Kind } from '@/shared/requests/steps'

/** A member is erased as a request is, but for the documents beside it. */
export type ErasedTarget = { kind: Kind | 'members'; id: string }

export type ErasureReason = 'request' | 'retention' | 'spam'

const refusals = {
  request:
    'The server did not accept this, and nothing was erased. A colleague may have restored the request, your rights may have changed, or another request has to be erased first.',
  member:
    'The server did not accept this, and nothing was erased. A colleague may have taken the member back, or your rights may have changed.',
}

const wordOf = ({ kind }: ErasedTarget) => (kind === 'members' ? 'member' : 'request')

const refusedOf = (target: ErasedTarget) => refusals[wordOf(target)]

const restRefusedOf = (target: ErasedTarget) =>
  `The ${wordOf(target)} was erased, but a part of its history is left: the server did not accept the rest. Please try again.`

/**
 * Firestore takes 500 writes in one commit. Its rules may look up 20 documents for it, and how many it
 * remembers is not promised: so if all at once is refused, fewer are tried, the record with the first.
 */
const entriesPerCommit = [400, 8]

/** Leaves a trace that something was erased, without naming anyone. */
export async function erase(
  target: ErasedTarget & { why: ErasureReason },
  api: Pick<BaseQueryApi, 'getState'>,
): Promise<{ data: null } | { error: AppError }> {
  const by = currentUid(api)
  let error = toAppError({ code: 'unauthenticated' })
  for (const size of by === null ? [] : entriesPerCommit) {
    try {
      await withRefusal(refusedOf(target), () => eraseInParts(target, by, size))
      return { data: null }
    } catch (thrown) {
      error = toAppError(thrown)
      if (error.code !== 'refused') break
    }
  }
  return { error }
}

async function eraseInParts(
  target: ErasedTarget & { why: ErasureReason },
  by: string | null,
  size: number,
): Promise<void> {
  const { kind, id, why } = target
  const path = kind === 'members' ? kind : kinds[kind].path
  const record = `${path}/${id}`
  const [stored, entries, hash] = await Promise.all([
    readOne(path, id),
    readMany(historyOf(record)),
    sha256(id),
  ])
  const besideRecord = await erasedBeside(target, stored ?? {})
  if (kind === 'members') await eraseFromReceipts(id)
  const history = entries.map((entry): Write => ({
    path: `${historyOf(record)}/${entry.id}`,
    isDeleted: true,
  }))
  const first = history.splice(0, size)
  // While a part of the history is left, the trace names the record: so the erasure can be finished.
  const trace = (now: unknown, isFinished: boolean): Write => ({
    path: `erasures/${kind}~${hash}`,
    set: { why, at: now, by, ...(!isFinished && { left: id }) },
  })
  await withRefusal(stored === undefined ? restRefusedOf(target) : refusedOf(target), () =>
    commit(path, id, (data, sentinels) => [
      // After an earlier try the record may be gone, and a part of its history not.
      ...(data === undefined
        ? []
        : [{ path: record, isDeleted: true as const }, ...besideRecord(sentinels)]),
      ...first,
      trace(sentinels.now, history.length === 0),
    ]),
  )
  while (history.length > 0) {
    const part = history.splice(0, size)
    await withRefusal(restRefusedOf(target), () =>
      commit(path, id, (_data, { now }) => [...part, trace(now, history.length === 0)]),
    )
  }
}

/** The documents that go or change with a record: its key, its status, its attendance, mobile numbers elsewhere. */
async function erasedBeside(
  { kind, id }: ErasedTarget,
  record: { [field: string]: unknown },
): Promise<(sentinels: Sentinels) => Write[]> {
  if (kind === 'members') return erasedWithMember(record)
  const isRights = kind === 'rights'
  const key = isRights ? String(record.key) : await statusKey(kinds[kind].prefix, id)
  const [status, named, wish] = await Promise.all([
    readOne('request_status', key),
    isRights ? undefined : readOne('request_keys', key),
    kind === 'registrations' ? readWish(id) : undefined,
    kind === 'registrations' ? expectUnlisted(id) : undefined,
  ])
  const path = `request_status/${key}`
  if (isRights) {
    return (sentinels) =>
      status === undefined ? [] : [{ path, update: rightsErasure(id, record, sentinels) }]
  }
  return ({ now, none }) => [
    ...(named === undefined ? [] : [{ path: `request_keys/${key}`, isDeleted: true as const }]),
    ...(status === undefined ? [] : [{ path, set: erasedStatus(status, now) }]),
    ...deletionOf(wish),
    ...rightsIn(status).map((right) => ({
      path: `${rightsPath}/${right}`,
      update: { mobile: none },
    })),
    // Whether the person was at the meeting.
    ...(kind === 'meeting-answers'
      ? [
          {
            path: `attendance/${attendanceId(String(record.meetingId), id)}`,
            isDeleted: true as const,
          },
        ]
      : []),
  ]
}

/** @throws KnownError if the firm is in the directory: without the request its member could no longer take it out */
async function expectUnlisted(memberId: string) {
  const number = (await readOne('members', memberId))?.number
  if (typeof number !== 'string' || (await readListing(number)) === undefined) return
  const message = `Nothing was erased. Member ${number} was made from this request, and the firm is in the public directory. Take it out on the page of the member, or erase the member, too; then erase the request.`
  throw new KnownError('still-listed', message)
}

/** The number of a member stays; the card, the entry in the directory and the wish about it go. */
async function erasedWithMember({
  number,
  cardKey,
  requestId,
}: {
  [field: string]: unknown
}): Promise<(sentinels: Sentinels) => Write[]> {
  const [listing, wish] = await Promise.all([
    typeof number === 'string' ? readListing(number) : undefined,
    typeof requestId === 'string' ? readWish(requestId) : undefined,
  ])
  return ({ none }) => [
    ...deletionOf(wish),
    ...(typeof cardKey === 'string'
      ? [{ path: `${cardsPath}/${cardKey}`, isDeleted: true as const }]
      : []),
    ...(listing === undefined ? [] : [listingWrite(String(number), undefined, none)]),
  ]
}

/**
 * The books keep what was paid, when and for what. Texts about the person go, before the member does: so a run that is
 * interrupted is found again with the member.
 */
async function eraseFromReceipts(memberId: string): Promise<void> {
  const receipts = await readMany('receipts', { is: ['memberId', memberId] })
  const personal = receipts.filter(
    ({ data }) => 'payer' in data || 'note' in data || whyOf(data) !== undefined,
  )
  for (const { id } of personal) {
    // One after the other: a member has a few, and each commit has its own limit.
    await commit('receipts', id, (data, { none }) => [
      {
        path: `receipts/${id}`,
        update: {
          payer: none,
          note: none,
          ...(whyOf(data ?? {}) !== undefined && { 'cancelled.why': none }),
        },
      },
    ])
  }
}

const whyOf = ({ cancelled }: { [field: string]: unknown }) =>
  (cancelled as { why?: string } | undefined)?.why

const deletionOf = (stored: { path: string } | undefined) =>
  stored === undefined ? [] : [{ path: stored.path, isDeleted: true as const }]

/** A request, or a member, that was erased while a part of its history is left. */
export type UnfinishedErasure = ErasedTarget & { why: ErasureReason }

/** The newest fifty of them, by their traces. */
export async function readUnfinishedErasures(): Promise<UnfinishedErasure[]> {
  const traces = await readMany('erasures', { highest: 'left', most: 50 })
  return traces.map(({ id, data }) => ({
    kind: id.slice(0, id.indexOf('~')) as ErasedTarget['kind'],
    id: String(data.left),
    why: data.why as ErasureReason,
  }))
}

/** The ids of the rights requests that a status names. */
const rightsIn = (status: { [field: string]: unknown } = {}) =>
  Object.keys((status.rights ?? {}) as object)
