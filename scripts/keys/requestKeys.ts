import { lookupKey, publicStatusOf, statusKey } from '@/shared/requests/status'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import { rightsPath } from '@/shared/requests/rights'
import { isState, states } from '@/shared/requests/states'
import { mobilePattern, normalizeMobile } from '@/shared/validation/mobile'

/*
 * Gives each request the key, the status and the look-up that it has today. Requests from before had no key, or
 * one that was made from reference number and mobile number: today that hash is the id of the look-up.
 */

/** A value as Firestore's REST interface has it. It is copied as it is, so that times stay exact. */
export type RawValue = {
  stringValue?: string
  integerValue?: string
  mapValue?: { fields?: RawFields }
  [type: string]: unknown
}
export type RawFields = { [name: string]: RawValue }
export type RawDocument = { id: string; fields: RawFields; updateTime: string }

/** A write of Firestore's REST interface, with a path in the place of the whole name. */
export type RawWrite =
  | { set: string; fields: RawFields; exists?: false }
  | { update: string; fields: RawFields; mask: string[] }
  | { delete: string; updateTime: string }

/** The way past the rules, for an owner of the project. */
export type Database = {
  list: (collection: string) => Promise<RawDocument[]>
  commit: (writes: RawWrite[]) => Promise<void>
}

export type Report = { changed: number; problems: string[] }

const textIn = (value: RawValue | undefined) => value?.stringValue
const text = (value: string): RawValue => ({ stringValue: value })
const number = (value: number): RawValue => ({ integerValue: String(value) })
const mapOf = (value: RawValue | undefined): RawFields => value?.mapValue?.fields ?? {}

const byId = (documents: RawDocument[]) =>
  new Map(documents.map((document) => [document.id, document]))

/**
 * Gives all requests the documents that they lack, and moves the content of earlier keys. It can run again at any time: a right document
 * stays as it is.
 *
 * @returns the number of changed requests, and those that a person has to look at
 */
export async function giveKeys(database: Database): Promise<Report> {
  const [keys, statuses, lookups, rights] = await Promise.all(
    ['request_keys', 'request_status', 'request_lookups', rightsPath].map((name) =>
      database.list(name),
    ),
  )
  const stored = { keys: byId(keys!), statuses: byId(statuses!), lookups: byId(lookups!) }
  const kinds = Object.keys(requestKinds) as RequestKind[]
  const requests = (
    await Promise.all(
      kinds.map(async (kind) =>
        Promise.all(
          (await database.list(requestKinds[kind].path)).map((record) => requestOf(kind, record)),
        ),
      ),
    )
  )
    .flat()
    // Where two have the same look-up, it leads to the request that came first.
    .sort((a, b) => a.received.localeCompare(b.received))

  const problems: string[] = []
  const newKeyOf = new Map(requests.map(({ earlier, key }) => [earlier, key]))
  const ledTo = new Map<string, string>()
  let changed = 0
  for (const request of requests) {
    const first = ledTo.get(request.earlier)
    if (first !== undefined) {
      problems.push(
        `${request.kind}/${request.id} has the reference number and the mobile number of another request. My request shows the other one.`,
      )
    }
    ledTo.set(request.earlier, first ?? request.key)
    const writes = [
      ...writesFor(request, stored, newKeyOf),
      ...(first === undefined ? lookupFor(request, stored.lookups) : []),
      ...rights!.flatMap((right) => rightsFor(right, request)),
    ]
    if (writes.length === 0) continue
    await database.commit(writes)
    changed += 1
  }

  // An erased request has no record: its status stays, and a look-up leads to it.
  const known = new Set(requests.flatMap(({ key, earlier }) => [key, earlier]))
  const led = new Set([...stored.lookups.values()].map(({ fields }) => textIn(fields.key)))
  for (const { id, fields } of statuses!) {
    if (textIn(fields.state) !== 'erased' || known.has(id) || led.has(id)) continue
    await database.commit([
      { set: `request_lookups/${id}`, fields: { key: text(id) }, exists: false },
    ])
    changed += 1
  }
  return { changed, problems }
}

type Request = {
  kind: RequestKind
  id: string
  fields: RawFields
  key: string
  /** The id of its look-up, which was its key before. */
  earlier: string
  /** ISO time; empty if unknown. */
  received: string
  mobile: string
}

async function requestOf(kind: RequestKind, { id, fields }: RawDocument): Promise<Request> {
  const { prefix } = requestKinds[kind]
  const mobile = String(fields.mobile?.stringValue ?? fields.mobile?.integerValue ?? '')
  const [key, earlier] = await Promise.all([statusKey(prefix, id), lookupKey(prefix, id, mobile)])
  const received = String(fields.createdAt?.timestampValue ?? '')
  return { kind, id, fields, key, earlier, received, mobile }
}

type Stored = { [name in 'keys' | 'statuses' | 'lookups']: Map<string, RawDocument> }

/** The key and the status of a request, from where they were before. */
function writesFor(
  { kind, id, fields, key, earlier }: Request,
  { keys, statuses }: Stored,
  newKeyOf: ReadonlyMap<string, string>,
): RawWrite[] {
  const named = keys.get(key)
  const isRight = textIn(named?.fields.requestId) === id && textIn(named?.fields.kind) === kind
  const formerKey = keys.get(earlier)
  const isFormer = textIn(formerKey?.fields.requestId) === id
  const formerStatus = isFormer ? statuses.get(earlier) : undefined
  const replacedBy = textIn(isFormer ? formerKey?.fields.replacedBy : named?.fields.replacedBy)
  const status = statuses.get(key)
  const wanted = status?.fields ?? formerStatus?.fields ?? statusOf(kind, fields)
  const counted = withOpenCount(wanted)
  return [
    ...(isRight
      ? []
      : [
          {
            set: `request_keys/${key}`,
            fields: {
              kind: text(kind),
              requestId: text(id),
              ...(replacedBy !== undefined && {
                replacedBy: text(newKeyOf.get(replacedBy) ?? replacedBy),
              }),
            },
          },
        ]),
    ...(status !== undefined && counted === wanted
      ? []
      : [{ set: `request_status/${key}`, fields: counted }]),
    ...(isFormer && formerKey
      ? [{ delete: `request_keys/${earlier}`, updateTime: formerKey.updateTime }]
      : []),
    ...(formerStatus
      ? [{ delete: `request_status/${earlier}`, updateTime: formerStatus.updateTime }]
      : []),
  ]
}

function lookupFor({ key, earlier }: Request, lookups: Stored['lookups']): RawWrite[] {
  return textIn(lookups.get(earlier)?.fields.key) === key
    ? []
    : [{ set: `request_lookups/${earlier}`, fields: { key: text(key) } }]
}

/** A rights request about the request gets its key and its mobile number. */
function rightsFor(right: RawDocument, { key, earlier, mobile }: Request): RawWrite[] {
  const named = textIn(right.fields.key)
  if (named !== key && named !== earlier) return []
  const digits = normalizeMobile(mobile)
  const isMissing = right.fields.mobile === undefined && mobilePattern.test(digits)
  if (named === key && !isMissing) return []
  return [
    {
      update: `${rightsPath}/${right.id}`,
      fields: { key: text(key), ...(isMissing && { mobile: text(digits) }) },
      mask: ['key', ...(isMissing ? ['mobile'] : [])],
    },
  ]
}

/** The content of a request's status, from the stored record. */
function statusOf(kind: RequestKind, fields: RawFields): RawFields {
  const review = fields.review && mapOf(fields.review)
  const said = publicStatusOf(kind, { ...fields, review })
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => [
      name,
      typeof value === 'string' ? text(value) : (value as RawValue),
    ]),
  )
}

/** The same with the number of rights requests that wait for an answer, by kind, if it is missing. */
function withOpenCount(fields: RawFields): RawFields {
  if (fields.rights === undefined || fields.rightsOpen !== undefined) return fields
  const counts: { [kind: string]: number } = {}
  for (const entry of Object.values(mapOf(fields.rights))) {
    const { kind, state } = mapOf(entry)
    const name = textIn(state)
    if (isState(name) && states[name].isOpen) {
      counts[String(textIn(kind))] = (counts[String(textIn(kind))] ?? 0) + 1
    }
  }
  const open = Object.entries(counts).map(([kind, count]) => [kind, number(count)] as const)
  return { ...fields, rightsOpen: { mapValue: { fields: Object.fromEntries(open) } } }
}
