import { expect } from 'vitest'
import { changeOf, type Action } from '@/features/requests/review/changes'
import type { Write } from '@/shared/firestore/lite'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import {
  rightsChange,
  rightsErasure,
  rightsPath,
  rightsSubmission,
  type RightsKind,
} from '@/shared/requests/rights'
import { submissionId, type Sample } from '@scripts/samples/records'
import { keyOf, statusesOf } from '@scripts/samples/statuses'
import { createHash } from 'node:crypto'
import { sentinels, serverTime, type Fields } from '@test/rules/support/client'
import { uidOf, type Role } from '@test/rules/support/project'
import { samples } from '@test/rules/support/samples'
import type { Project } from '@test/rules/support/project'

/*
 * Rights without an account: a visitor with the key of a request's status may ask for them, and reads the answer there.
 */

export const before = new Date(Date.now() - 3_600_000)
export const words = 'The PIN code is 751001.'

let count = 0
export const newId = () => submissionId((count += 1), 5)

/** The mobile number of the request that a key belongs to. */
const mobiles = new Map<string, string>()
export const mobileOf = (key: string) => mobiles.get(key)

/** What the page sends. */
export const asking = (
  key: string,
  kind: RightsKind,
  id = newId(),
  text: string | undefined = words,
) => rightsSubmission(key, id, { kind, mobile: mobileOf(key), text }, sentinels)

export type StoredRequest = {
  kind: RequestKind
  id: string
  key: string
  data: Fields
  path: string
  status: string
}

type Asked = { id: string; path: string; status: string; data: Fields }

/** What the desk writes for an action on a rights request. */
export function answering({ id, path, status, data }: Asked, action: Action, role: Role) {
  const by = uidOf(role) ?? 'nobody'
  const { review, entry } = changeOf(data.review, action, by, serverTime, Date.now())
  const update = rightsChange(id, data, { ...data, review }, sentinels)
  return [
    { path, update: { review } },
    { path: `${path}/history/${String(review.v)}`, set: entry },
    { path: status, update },
  ] as [Write, Write, Write & { update: Fields }]
}

/** What an owner writes to erase a rights request from the trash. */
export function erasing({ id, path, status, data }: Asked): Write[] {
  const hash = createHash('sha256').update(id).digest('hex')
  return [
    { path, isDeleted: true },
    { path: `${path}/history/1`, isDeleted: true },
    { path: `erasures/rights~${hash}`, set: { why: 'request', at: serverTime, by: 'admin' } },
    { path: status, update: rightsErasure(id, data, sentinels) },
  ]
}

export const start: Action = {
  kind: 'state',
  to: 'reviewing',
  reason: 'Internal',
  public: 'We look.',
}

/** Requests of a project, and the rights that visitors ask for. */
export function rightsIn(project: Project) {
  const mayCommit = async (role: Role, writes: readonly Write[]) =>
    (await project.as[role].commit(writes)).isAllowed

  /** A request of earlier, in the trash or not, and what its status says beside that. */
  async function stored(
    kind: RequestKind,
    { isTrashed = false, more = {} as Fields } = {},
  ): Promise<StoredRequest> {
    const id = newId()
    const review = { v: 1, state: 'received', trashed: true, at: before, by: 'editor' }
    const data: Fields = { ...samples[kind].data, createdAt: before, ...(isTrashed && { review }) }
    const key = keyOf(kind, id)
    const { path } = requestKinds[kind]
    const [ofKey, status] = statusesOf(kind, id, data)
    mobiles.set(key, String(data.mobile))
    await project.firestore.seed({
      [path]: [{ id, data: data as Sample['data'] }],
      request_keys: [{ id: key, data: ofKey.set as Sample['data'] }],
      request_status: [{ id: key, data: { ...status.set, ...more } as Sample['data'] }],
    })
    return {
      kind,
      id,
      key,
      data,
      path: `${path}/${id}`,
      status: `request_status/${key}`,
    }
  }
  /** A rights request that has arrived, as the desk reads it. */
  async function asked(of: StoredRequest, kind: RightsKind, id = newId()): Promise<Asked> {
    expect(await mayCommit('a visitor', asking(of.key, kind, id))).toBe(true)
    const { id: _, ...data } = (await project.firestore.read(`${rightsPath}/${id}`))!
    return { id, path: `${rightsPath}/${id}`, status: of.status, data: data as Fields }
  }
  const statusNow = async ({ status }: { status: string }) =>
    (await project.firestore.read(status)) as unknown as Fields & {
      rights: { [id: string]: Fields }
    }

  /** After other tests: no status has personal data, whatever was done. */
  async function expectNoPersonalData() {
    const statuses = await project.firestore.list('request_status')
    expect(statuses.length).toBeGreaterThan(40)
    const texts = JSON.stringify(statuses)
    const personal = Object.values(samples).flatMap(({ data }) =>
      ['name', 'firmName', 'mobile', 'email', 'address', 'gstin', 'pan', 'udyam'].flatMap((field) =>
        typeof data[field] === 'string' && data[field].length > 3 ? [data[field]] : [],
      ),
    )
    for (const text of [...personal, words, 'Internal', 'The person has called.']) {
      expect(texts).not.toContain(text)
    }
    const names = new Set(statuses.flatMap((status) => Object.keys(status)))
    const known =
      'id|kind|state|since|received|waited|text|answer|people|meetingDate|rights|rightsLatest|rightsOpen|withdrawnAt'.split(
        '|',
      )
    expect([...names].filter((name) => !known.includes(name))).toEqual([])
  }

  return { mayCommit, stored, asked, statusNow, expectNoPersonalData }
}
