import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { attendanceId } from '@/features/meetings/attendance'
import { currentUid } from '@/features/session/data'
import { toAppError, type AppError } from '@/shared/firestore/errors'
import type { Sentinels, Write } from '@/shared/firestore/lite'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit, readIds, readOne } from '@/shared/firestore/submit'
import { erasedStatus, keyOfRequest } from '@/shared/requests/status'
import { sha256 } from '@/shared/text/sha256'
import { historyOf, type Target } from './review'
import { kinds } from './steps'

export type ErasureReason = 'request' | 'retention' | 'spam'

const refused =
  'The server did not accept this, and nothing was erased. A colleague may have restored the request, your rights may have changed, or another request has to be erased first.'

const restRefused =
  'The request was erased, but a part of its history is left: the server did not accept the rest. Please try again.'

/**
 * Firestore takes 500 writes in one commit. Its rules may look up 20 documents for it, and how many it
 * remembers is not promised: so if all at once is refused, fewer are tried, the record with the first.
 */
const entriesPerCommit = [400, 8]

/** What stays of an erased record says that, and not whose it was. */
export async function erase(
  target: Target & { why: ErasureReason },
  api: Pick<BaseQueryApi, 'getState'>,
): Promise<{ data: null } | { error: AppError }> {
  const by = currentUid(api)
  let error = toAppError({ code: 'unauthenticated' })
  for (const size of by === null ? [] : entriesPerCommit) {
    try {
      await withRefusal(refused, () => eraseInParts(target, by, size))
      return { data: null }
    } catch (thrown) {
      error = toAppError(thrown)
      if (error.code !== 'refused') break
    }
  }
  return { error }
}

async function eraseInParts(
  target: Target & { why: ErasureReason },
  by: string | null,
  size: number,
): Promise<void> {
  const { kind, id, why } = target
  const { path } = kinds[kind]
  const record = `${path}/${id}`
  const [present, ids, hash] = await Promise.all([
    readOne(path, id),
    readIds(historyOf(record)),
    sha256(id),
  ])
  const told = await toldOfErased(target, present ?? {})
  // Whether somebody was at the meeting.
  const attendance =
    kind === 'meeting-answers'
      ? [{ path: `attendance/${attendanceId(String(present?.meetingId), id)}` }]
      : []
  const history = ids.map((entry): Write => ({
    path: `${historyOf(record)}/${entry}`,
    isDeleted: true,
  }))
  const first = history.splice(0, size)
  await withRefusal(present === undefined ? restRefused : refused, () =>
    commit(path, id, (data, { now, none }) => [
      // After an earlier try the record may be gone, and a part of its history not.
      ...(data === undefined
        ? []
        : [
            { path: record, isDeleted: true as const },
            ...told({ now, none }),
            ...attendance.map((one) => ({ path: one.path, isDeleted: true as const })),
            { path: `erasures/${kind}~${hash}`, set: { why, at: now, by } },
          ]),
      ...first,
    ]),
  )
  while (history.length > 0) {
    const writes = history.splice(0, size)
    await withRefusal(restRefused, () => commit(path, id, () => writes))
  }
}

/** What the applicant reads from then on: that the request was erased; of a rights request nothing. */
async function toldOfErased(
  { kind, id }: Target,
  record: { [field: string]: unknown },
): Promise<(sentinels: Sentinels) => Write[]> {
  const isRights = kind === 'rights'
  const key = isRights ? String(record.key) : (await keyOfRequest(kinds[kind].path, id, record)).key
  const status = await readOne('request_status', key)
  const path = `request_status/${key}`
  return ({ now, none }) => [
    ...(isRights ? [] : [{ path: `request_keys/${key}`, isDeleted: true as const }]),
    ...(status === undefined
      ? []
      : isRights
        ? [{ path, update: { rightsLatest: id, [`rights.${id}`]: none } }]
        : [{ path, set: erasedStatus(status, now) }]),
  ]
}
