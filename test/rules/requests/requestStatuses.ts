import { changeOf, type Action } from '@/features/requests/review/changes'
import type { Write } from '@/shared/firestore/lite'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import { publicStatusOf } from '@/shared/requests/status'
import { submissionId, type Value } from '@scripts/samples/records'
import { keyOf, statusesOf } from '@scripts/samples/statuses'
import { serverTime, type Fields } from '@test/rules/support/client'
import { uidOf, type Role } from '@test/rules/support/project'
import { samples } from '@test/rules/support/samples'
import type { Project } from '@test/rules/support/project'

/*
 * The status of a request: a visitor who knows its reference number and its mobile number may read it, and it says
 * the same as the record.
 */

export const before = new Date(Date.now() - 3_600_000)

let count = 0
export const newId = () => submissionId((count += 1), 6)

export type Parts = {
  id: string
  key: string
  record: Write
  ofKey: Write
  status: Write
  lookup: Write
}

/** What the site sends for a form. */
export function sent(kind: RequestKind, more: Fields = {}, id = newId()): Parts {
  const data: Fields = { ...samples[kind].data, createdAt: serverTime, ...more }
  const [ofKey, status, lookup] = statusesOf(kind, id, data)
  const path = `${requestKinds[kind].path}/${id}`
  const key = keyOf(kind, id)
  return { id, key, record: { path, set: data }, ofKey, status, lookup }
}

export const all = ({ record, ofKey, status, lookup }: Parts) => [record, ofKey, status, lookup]

type Stored = { kind: RequestKind; id: string; key: string; data: Fields; path: string }

/** What the desk writes for a step or a note. */
export function acted(record: Stored, action: Action, role: Role) {
  const by = uidOf(role) ?? 'nobody'
  const { review, entry } = changeOf(record.data.review, action, by, serverTime, Date.now())
  const data = { ...record.data, review }
  return {
    ofRecord: { path: record.path, update: { review } },
    entry: { path: `${record.path}/history/${String(review.v)}`, set: entry },
    told: statusesOf(record.kind, record.id, data).slice(0, 2),
    status: publicStatusOf(record.kind, data),
  }
}

const start: Action = { kind: 'state', to: 'reviewing', public: 'We read it this week.' }
export const startOf = (record: Stored, role: Role = 'an editor') => {
  const { ofRecord, entry, told, status } = acted(record, start, role)
  return { writes: [ofRecord, entry, ...told] as Write[], ofRecord, entry, told, status }
}

/** Requests of a project, and the commits that its rules allow. */
export function statusesIn(project: Project) {
  const mayCommit = async (role: Role, writes: readonly Write[]) =>
    (await project.as[role].commit(writes)).isAllowed

  /** A request of earlier, with or without its status. */
  async function stored(
    kind: RequestKind,
    { hasStatus = true, more = {} as Fields, id = newId() } = {},
  ) {
    const data: Fields = { ...samples[kind].data, createdAt: before, ...more }
    const documents = statusesOf(kind, id, data)
    const { path } = requestKinds[kind]
    await project.firestore.seed({ [path]: [{ id, data: data as Record<string, Value> }] })
    for (const one of hasStatus ? documents : []) {
      const [collection, key] = one.path.split('/')
      await project.firestore.seed({
        [collection!]: [{ id: key!, data: one.set as Record<string, Value> }],
      })
    }
    const key = keyOf(kind, id)
    return { kind, id, key, data, path: `${path}/${id}`, documents }
  }

  return { mayCommit, stored }
}
