import { createHash } from 'node:crypto'
import { historyOf } from '@/shared/requests/review'
import { kinds, type Kind } from '@/shared/requests/steps'
import { attendanceId } from '@/features/meetings/meetingKey'
import type { Write } from '@/shared/firestore/lite'
import type { RequestKind } from '@/shared/requests/kinds'
import { rightsErasure, rightsPath } from '@/shared/requests/rights'
import { erasedStatus } from '@/shared/requests/status'
import { keyOf } from '@scripts/samples/statuses'
import { sentinels, serverTime, type Fields } from '@test/rules/support/client'
import { before, newId, owner, type Arranged } from './arranged'
import { wishOf } from './shown'
import { storedRequest, type Stored } from './storedRequests'

const every = Object.keys(kinds) as Kind[]

function erased(kind: Kind): Arranged {
  const data = { v: 9, state: 'received', trashed: true, at: before, by: owner }
  const history = [7, 8, 9].map((v) => ({ id: String(v), data: { v, kind: 'note' } }))
  const record = storedRequest(kind, { review: data, history })
  const { id, path } = record
  const hash = createHash('sha256').update(id).digest('hex')
  const withdrawal = kind === 'rights' ? withdrawalOf(record) : undefined
  const { key, stored } = withdrawal ?? {
    key: keyOf(kind as RequestKind, id),
    stored: record.stored,
  }
  const status = `request_status/${key}`
  const answered = { kind: 'Withdraw', review: { state: 'done' } }
  const right = `${rightsPath}/${newId()}`
  const asked = kind === 'rights' ? {} : { [right]: { key, kind: 'Erase', mobile: '9876500001' } }
  const wish = kind === 'registrations' ? wishOf(id) : undefined
  const told: Write[] =
    kind === 'rights'
      ? [{ path: status, update: rightsErasure(id, answered, sentinels) }]
      : [
          { path: `request_keys/${key}`, isDeleted: true },
          { path: status, set: erasedStatus(stored[status]!, serverTime) },
          ...(wish ? [{ path: wish.path, isDeleted: true as const }] : []),
          { path: right, update: { mobile: undefined } },
        ]
  const attended = `attendance/${attendanceId(String(record.data.meetingId), id)}`
  return {
    name: `${kind}: erased`,
    by: owner,
    stored: {
      ...stored,
      ...wish?.stored,
      ...asked,
      ...(kind === 'meeting-answers' && { [attended]: { people: 1, answer: id } }),
    },
    writes: [
      { path, isDeleted: true },
      ...told,
      ...(kind === 'meeting-answers' ? [{ path: attended, isDeleted: true as const }] : []),
      { path: `erasures/${kind}~${hash}`, set: { why: 'retention', at: serverTime, by: owner } },
      ...history.map((entry) => ({
        path: `${historyOf(path)}/${entry.id}`,
        isDeleted: true as const,
      })),
    ],
  }
}

/** A withdrawal stays until its request is erased. */
function withdrawalOf({ id, path, data, stored }: Stored) {
  const key = String(data.key)
  const status = stored[`request_status/${key}`]!
  const { received: _, ...left } = status
  return {
    key,
    stored: {
      ...stored,
      [path]: { ...data, kind: 'Withdraw' },
      [`request_status/${key}`]: {
        ...left,
        state: 'erased',
        since: before,
        rights: { ...(status.rights as Fields), [id]: { kind: 'Withdraw', state: 'done' } },
      },
    } as Arranged['stored'],
  }
}

const restsErased = every.map((kind): Arranged => {
  const path = `${historyOf(`${kinds[kind].path}/${newId()}`)}/1`
  return {
    name: `${kind}: rest of its history erased`,
    by: owner,
    stored: { [path]: { v: 1, kind: 'note' } },
    writes: [{ path, isDeleted: true }],
  }
})

/** What owners write to erase a request. */
export const byErasing = (): Arranged[] => [...every.map(erased), ...restsErased]
