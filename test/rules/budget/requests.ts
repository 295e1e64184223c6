import { createHash } from 'node:crypto'
import type { AnyObject, ObjectSchema } from 'yup'
import { changeOf, type Action } from '@/features/admin/review/changes'
import { historyOf } from '@/features/admin/review/review'
import { isDecided, kinds, limits, type Kind, type State } from '@/features/admin/review/steps'
import { diamondClubSchema } from '@/features/diamond-club/schema'
import { growthFundSchema } from '@/features/growth-fund/schema'
import { landBankSchema } from '@/features/land-bank/schema'
import { attendanceId } from '@/features/meetings/meetingKey'
import { meetingAnswerSchema } from '@/features/meetings/schema'
import { registrationSchema } from '@/features/registrations/schema'
import type { Write } from '@/shared/firestore/lite'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import {
  mostRights,
  rightsChange,
  rightsEntry,
  rightsKinds,
  rightsSubmission,
} from '@/shared/requests/rights'
import { erasedStatus, replacedDocuments, statusChanges } from '@/shared/requests/status'
import { aRightsRequest } from '@scripts/rightsRecords'
import { stepAction } from '@scripts/reviews'
import { keyOf, statusesOf } from '@scripts/statuses'
import { repeatOf, serverTime, type Fields } from '@test/rules/client'
import {
  identityNumbers,
  invitations,
  kindsOfLand,
  purposes,
  someReferences,
  sums,
} from '@test/rules/combinations'
import { everyKind, samples } from '@test/rules/samples'
import {
  before,
  enlarged,
  isSent,
  longest,
  newId,
  owner,
  reviewed,
  rightsInStatus,
} from './arranged'
import type { Arranged } from './arranged'

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

const fullOf = (kind: RequestKind) => {
  const { createdAt: _, ...full } = samples[kind].data as AnyObject
  return enlarged(schemas[kind], full)
}

/** The largest record and its combinations, without those that the form would not send. */
const recordsOf = (kind: RequestKind) =>
  [['all fields', fullOf(kind)] as const, ...combinationsOf[kind](fullOf(kind))].filter(
    ([, record]) => isSent(schemas[kind], record),
  )

const largest = (kind: Kind, id: string): Fields => {
  if (kind !== 'rights') return { ...fullOf(kind), createdAt: before }
  const key = createHash('sha256').update(id).digest('hex')
  const text = longest(limits.text)
  return aRightsRequest(1, 'Correct', key, { text, createdAt: before }).data
}

type Stored = { kind: Kind; id: string; path: string; data: Fields; stored: Arranged['stored'] }

/** A request of earlier with all that belongs to it. */
function storedRequest(kind: Kind, review?: ReturnType<typeof reviewed>, hasStatus = true): Stored {
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
    const { rights } = rightsInStatus(mostRights - 1)
    const all = { ...(rights as Fields), [id]: rightsEntry(data) }
    const status = { kind: 'registrations', state: 'received', received: before }
    return { [`request_status/${String(data.key)}`]: { ...status, rights: all, rightsLatest: id } }
  }
  const [ofKey, ofStatus] = statusesOf(kind, id, data)
  const isReplaced = kind === 'meeting-answers'
  return {
    [ofKey!.path]: { ...ofKey!.set, ...(isReplaced && { replacedBy: '0'.repeat(64) }) },
    [ofStatus!.path]: {
      ...ofStatus!.set,
      ...rightsInStatus(mostRights),
      ...(isReplaced && { replacedAt: before }),
    },
  }
}

const sent = (kind: RequestKind, record: AnyObject, id = newId()): Write[] => {
  const data = { ...record, createdAt: serverTime }
  return [{ path: `${requestKinds[kind].path}/${id}`, set: data }, ...statusesOf(kind, id, data)]
}

const creates = everyKind.flatMap((kind): Arranged[] =>
  recordsOf(kind).map(([variant, record]) => ({
    name: `${kind}: sent`,
    variant,
    by: null,
    stored: {},
    writes: sent(kind, record),
  })),
)

const repeats = everyKind.map((kind): Arranged => {
  const { path, data, stored } = storedRequest(kind)
  const set = repeatOf(data, Object.keys(data))
  return { name: `${kind}: sent again`, by: null, stored, writes: [{ path, set, merge: true }] }
})

function newerAnswer(): Arranged {
  const kind = 'meeting-answers'
  const earlier = storedRequest(kind)
  const key = keyOf(kind, earlier.id, earlier.data.mobile)
  const id = newId()
  const { replacedBy: _by, ...ofKey } = earlier.stored[`request_keys/${key}`]!
  const { replacedAt: _at, ...status } = earlier.stored[`request_status/${key}`]!
  return {
    name: `${kind}: sent in place of an earlier one`,
    by: null,
    stored: {
      ...earlier.stored,
      [`request_keys/${key}`]: ofKey,
      [`request_status/${key}`]: status,
    },
    writes: [
      ...sent(kind, fullOf(kind), id),
      ...replacedDocuments(key, keyOf(kind, id, earlier.data.mobile), serverTime),
    ],
  }
}

/** What the desk writes for an action. */
async function acted({ kind, id, path, data, stored }: Stored, action: Action) {
  const { review, entry } = changeOf(data.review, action, owner, serverTime, Date.now())
  const record = { ...data, review }
  const told: Write[] =
    kind !== 'rights'
      ? await statusChanges(kinds[kind].path, id, record, undefined)
      : action.kind === 'state'
        ? [{ path: `request_status/${String(data.key)}`, update: rightsChange(id, record) }]
        : []
  const writes: Write[] = [
    { path, update: { review } },
    { path: `${historyOf(path)}/${String(review.v)}`, set: entry },
    ...told,
  ]
  return { by: owner, stored, writes }
}

/** Fields that an administrator may correct. */
const correctable = (kind: Kind) =>
  kind === 'rights'
    ? ['text']
    : Object.entries(fullOf(kind)).flatMap(([name, value]) =>
        typeof value === 'string' && name !== 'consentVersion' ? [name] : [],
      )

const otherActions: Action[] = [
  { kind: 'assign', assignee: 'editor' },
  { kind: 'assign', assignee: null },
  { kind: 'note', text: longest(limits.text) },
  { kind: 'told', channel: 'meeting', text: longest(limits.text) },
  { kind: 'check', check: 'seconder', isTicked: true },
  { kind: 'check', check: 'seconder', isTicked: false },
  { kind: 'correct', field: 'name', value: longest(1000), text: longest(limits.text) },
  { kind: 'correct', field: 'jobs', value: 12.5, text: longest(limits.text) },
  { kind: 'correct', field: 'adult', value: false, text: longest(limits.text) },
  {
    kind: 'correct',
    field: 'documentsReady',
    value: Array.from({ length: 20 }, () => longest(49)),
    text: longest(limits.text),
  },
  { kind: 'correct', field: 'text', text: longest(limits.text) },
  { kind: 'trash', text: longest(limits.text) },
  { kind: 'restore', text: longest(limits.text) },
]

const ofAnswers = ['note', 'told', 'trash', 'restore']

/** Everything but the steps, with a request under review, or with an answer to a meeting. */
async function otherActionsOf(kind: Kind): Promise<Arranged[]> {
  const state: State = isDecided(kind) ? 'reviewing' : 'received'
  const actions = otherActions.filter(
    (action) => isDecided(kind) || ofAnswers.includes(action.kind),
  )
  return Promise.all(
    actions.map(async (action): Promise<Arranged> => {
      const trashed = action.kind === 'restore' ? { trashed: true } : {}
      const review = isDecided(kind)
        ? reviewed(kind, state, correctable(kind), trashed)
        : { review: { v: 7, state, at: before, by: owner, ...trashed }, history: [] }
      const record = storedRequest(kind, review)
      return { name: `${kind}: ${action.kind}`, ...(await acted(record, action)) }
    }),
  )
}

const steps = async (kind: Kind): Promise<Arranged[]> =>
  Promise.all(
    kinds[kind].steps
      .flatMap((step) => step.from.map((from) => ({ step, from })))
      .map(async ({ step, from }) => {
        const action = stepAction(step)
        const larger: Action = {
          ...action,
          reason: longest(limits.reason),
          public: action.public && longest(limits.public),
        }
        const record = storedRequest(kind, reviewed(kind, from, correctable(kind)))
        return {
          name: `${kind}: step`,
          variant: `${from} to ${step.to}`,
          ...(await acted(record, larger)),
        }
      }),
  )

/** A request of earlier, whose status comes with the first thing that the desk does. */
const firstActions = everyKind.map(async (kind): Promise<Arranged> => {
  const action: Action = { kind: 'note', text: longest(limits.text) }
  const record = storedRequest(kind, undefined, false)
  return { name: `${kind}: first note`, ...(await acted(record, action)) }
})

function erased(kind: Kind): Arranged {
  const data = { v: 9, state: 'received', trashed: true, at: before, by: owner }
  const history = [7, 8, 9].map((v) => ({ id: String(v), data: { v, kind: 'note' } }))
  const record = storedRequest(kind, { review: data, history })
  const { id, path } = record
  const hash = createHash('sha256').update(id).digest('hex')
  const withdrawal = kind === 'rights' ? withdrawalOf(record) : undefined
  const { key, stored } = withdrawal ?? {
    key: keyOf(kind as RequestKind, id, record.data.mobile),
    stored: record.stored,
  }
  const status = `request_status/${key}`
  const told: Write[] =
    kind === 'rights'
      ? [{ path: status, update: { rightsLatest: id, [`rights.${id}`]: undefined } }]
      : [
          { path: `request_keys/${key}`, isDeleted: true },
          { path: status, set: erasedStatus(stored[status]!, serverTime) },
        ]
  const attended = `attendance/${attendanceId(String(record.data.meetingId), id)}`
  return {
    name: `${kind}: erased`,
    by: owner,
    stored: { ...stored, ...(kind === 'meeting-answers' && { [attended]: { people: 1 } }) },
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

const restsErased = (Object.keys(kinds) as Kind[]).map((kind): Arranged => {
  const path = `${historyOf(`${kinds[kind].path}/${newId()}`)}/1`
  return {
    name: `${kind}: rest of its history erased`,
    by: owner,
    stored: { [path]: { v: 1, kind: 'note' } },
    writes: [{ path, isDeleted: true }],
  }
})

const asked = rightsKinds.map((kind): Arranged => {
  const { id, data, stored } = storedRequest(
    'registrations',
    reviewed('registrations', 'approved', []),
  )
  const key = keyOf('registrations', id, data.mobile)
  const status = { ...stored[`request_status/${key}`], ...rightsInStatus(mostRights - 1) }
  return {
    name: 'rights: sent',
    variant: kind,
    by: null,
    stored: { ...stored, [`request_status/${key}`]: status },
    writes: rightsSubmission(key, newId(), { kind, text: longest(limits.text) }, serverTime),
  }
})

/** All that is written about requests. */
export async function aboutRequests(): Promise<Arranged[]> {
  const every = Object.keys(kinds) as Kind[]
  const acts = await Promise.all([...every.map(steps), ...every.map(otherActionsOf)])
  return [
    ...creates,
    ...repeats,
    newerAnswer(),
    ...asked,
    ...acts.flat(),
    ...(await Promise.all(firstActions)),
    ...every.map(erased),
    ...restsErased,
  ]
}
