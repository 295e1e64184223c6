import { createHash } from 'node:crypto'
import type { AnyObject, ObjectSchema } from 'yup'
import { historyOf } from '@/shared/requests/review'
import { kinds, limits, type Kind } from '@/shared/requests/steps'
import { diamondClubSchema } from '@/features/diamond-club/schema'
import { growthFundSchema } from '@/features/growth-fund/schema'
import { landBankSchema } from '@/features/land-bank/schema'
import { meetingAnswerSchema } from '@/features/meetings/schema'
import { registrationSchema } from '@/features/registrations/schema'
import type { RequestKind } from '@/shared/requests/kinds'
import { mostOpenRights, rightsEntry } from '@/shared/requests/rights'
import { aRightsRequest } from '@scripts/samples/rightsRecords'
import { statusesOf } from '@scripts/samples/statuses'
import type { Fields } from '@test/rules/support/client'
import {
  identityNumbers,
  invitations,
  kindsOfLand,
  purposes,
  someReferences,
  sums,
} from '@test/rules/forms/combinations'
import { samples } from '@test/rules/support/samples'
import { before, enlarged, isSent, longest, newId, rightsInStatus } from './arranged'
import type { Arranged, reviewed } from './arranged'

const schemas: Record<RequestKind, ObjectSchema<AnyObject>> = {
  registrations: registrationSchema,
  'growth-fund': growthFundSchema,
  'diamond-club': diamondClubSchema,
  'land-issues': landBankSchema,
  'meeting-answers': meetingAnswerSchema,
}

/** Records in which other fields are there together. */
const combinationsOf: Record<RequestKind, (full: AnyObject) => (readonly [string, AnyObject])[]> = {
  registrations: identityNumbers,
  'growth-fund': (full) => [...sums(full), ...purposes(full)],
  'diamond-club': someReferences,
  'land-issues': (full) => kindsOfLand(full).filter(([title]) => !title.includes(', with')),
  'meeting-answers': invitations,
}

/** The largest record that a form sends. */
export const fullOf = (kind: RequestKind) => {
  const { createdAt: _, ...full } = samples[kind].data as AnyObject
  return enlarged(schemas[kind], full)
}

/** The largest record and its combinations, without those that the form would not send. */
export const recordsOf = (kind: RequestKind) =>
  [['all fields', fullOf(kind)] as const, ...combinationsOf[kind](fullOf(kind))].filter(
    ([, record]) => isSent(schemas[kind], record),
  )

const largest = (kind: Kind, id: string): Fields => {
  if (kind !== 'rights') return { ...fullOf(kind), createdAt: before }
  const key = createHash('sha256').update(id).digest('hex')
  const text = longest(limits.text)
  const mobile = '9876500001'
  return aRightsRequest(1, 'Correct', key, { text, mobile, createdAt: before }).data
}

export type Stored = {
  kind: Kind
  id: string
  path: string
  data: Fields
  stored: Arranged['stored']
}

/** A request of earlier with all that belongs to it. */
export function storedRequest(
  kind: Kind,
  review?: ReturnType<typeof reviewed>,
  hasStatus = true,
): Stored {
  const id = newId()
  const path = `${kinds[kind].path}/${id}`
  const data = { ...largest(kind, id), ...(review && { review: review.review }) }
  const history = (review?.history ?? []).map((entry) => [
    `${historyOf(path)}/${entry.id}`,
    entry.data,
  ])
  const status = hasStatus ? statusOf(kind, id, data) : {}
  return {
    kind,
    id,
    path,
    data,
    stored: { [path]: data, ...(Object.fromEntries(history) as Arranged['stored']), ...status },
  }
}

function statusOf(kind: Kind, id: string, data: Fields): Arranged['stored'] {
  if (kind === 'rights') {
    const { rights } = rightsInStatus(mostOpenRights - 1)
    const all = { ...(rights as Fields), [id]: rightsEntry(data) }
    const status = { kind: 'registrations', state: 'received', received: before }
    return { [`request_status/${String(data.key)}`]: { ...status, rights: all, rightsLatest: id } }
  }
  const [ofKey, ofStatus] = statusesOf(kind, id, data)
  const isReplaced = kind === 'meeting-answers'
  return {
    [ofKey.path]: { ...ofKey.set, ...(isReplaced && { replacedBy: '0'.repeat(64) }) },
    [ofStatus.path]: {
      ...ofStatus.set,
      ...rightsInStatus(mostOpenRights),
      ...(isReplaced && { replacedAt: before }),
    },
  }
}
