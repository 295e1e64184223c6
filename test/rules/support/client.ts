import { inject } from 'vitest'
import type { Write } from '@/shared/firestore/lite'
import { encode, encodeFields } from '@scripts/emulators/firestoreRest'
import type { Value } from '@scripts/samples/records'
import '@test/support/setup/providedContext'

/** In the place of a field's value: the time at which the server writes it. */
export const serverTime = Symbol('server time')

const added = Symbol('added')

/** In the place of a field's value: a number that the server adds to it, as the SDK's `increment`. */
export const increment = (by: number) => ({ [added]: by })

/** What `commit` of the site gives to what it writes. */
export const sentinels = { now: serverTime, none: undefined, add: increment }

/** What is written; in an update a field that is `undefined` is taken away. */
export type Fields = Record<string, unknown>

/** What the site sends for the second time: no date, and every field without a value taken away. */
export function repeatOf(record: Fields, names: readonly string[]): Fields {
  const { createdAt: _, ...values } = record
  const all = names.filter((name) => name !== 'createdAt').map((name) => [name, undefined])
  return { ...Object.fromEntries(all), ...values }
}

export type Answer = { isAllowed: boolean; text: string }

export type Query = {
  where?: [field: string, value: unknown]
  orderBy?: string
  limit?: number
  offset?: number
  select?: string[]
  /** Of every collection with this name, wherever it lies. */
  isGroup?: boolean
}

type Precondition = { exists: boolean } | { updateTime: string }

/** The claims of a token, beside the uid; `auth_time`: the time of the sign-in, in seconds since 1970. */
export type Claims = { email?: string; email_verified?: boolean; auth_time?: number }

/** "Transaction lock timeout", and a commit that the emulator has already given up by then. */
const wasAborted = /"ABORTED"|from CLOSED to COMMIT/

/**
 * What one person may ask of a project: the requests that Firestore's SDKs send, without what an
 * SDK does besides, which takes longer than the emulator does over its answer.
 *
 * @param uid of the person; null without a sign-in
 */
export function clientFor(projectId: string, uid: string | null, claims: Claims = {}) {
  const documents = `projects/${projectId}/databases/(default)/documents`
  const headers: HeadersInit =
    uid === null ? {} : { Authorization: `Bearer ${tokenOf(uid, claims)}` }

  /**
   * Asks again where two commits waited for each other, as the SDKs do: nothing was written.
   *
   * @param allowed the status that says that the rules allow it
   */
  async function ask(path: string, body: unknown, allowed = 200): Promise<Answer> {
    const response = await fetch(`http://${inject('firestore')}/v1/${documents}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const text = await response.text()
    const isAllowed = response.status === allowed
    if (wasAborted.test(text)) return ask(path, body, allowed)
    if (!isAllowed && response.status !== 403) throw new Error(`${path}: ${text}`)
    return { isAllowed, text }
  }

  const commit = (write: object) => ask(':commit', { writes: [write] })

  /** The fields as they are sent: what the server is to put in itself stands apart. */
  function written(path: string, fields: Fields) {
    const given = withoutServerTimes(fields)
    return {
      names: Object.keys(given),
      write: {
        update: { name: `${documents}/${path}`, fields: encodeFields(given) },
        updateTransforms: [
          ...pathsOf(isServerTime, fields).map(({ fieldPath }) => ({
            fieldPath: quoted(fieldPath),
            setToServerValue: 'REQUEST_TIME',
          })),
          ...pathsOf(isAdded, fields).map(({ fieldPath, value }) => ({
            fieldPath: quoted(fieldPath),
            increment: encode(value[added]),
          })),
        ],
      },
    }
  }

  /** Changes the fields given, also those of maps (`a.b`), of a document that has to be there. */
  function changed(path: string, fields: Fields) {
    const { write } = written(path, nested(fields))
    // What is added to a field is a transform alone.
    const set = Object.entries(fields).filter(([, value]) => !isAdded(value))
    const fieldPaths = set.map(([name]) => quoted(name))
    return { ...write, updateMask: { fieldPaths }, currentDocument: { exists: true } }
  }

  /** Changes the fields given of a document that need not be there, also those of maps. */
  function merged(path: string, fields: Fields) {
    const { write } = written(path, fields)
    // An empty map takes the place of the map, as with the SDK.
    const isLeaf = (value: unknown): value is unknown =>
      (!isMap(value) || Object.keys(value).length === 0) && !isServerTime(value) && !isAdded(value)
    const fieldPaths = pathsOf(isLeaf, fields).map(({ fieldPath }) => quoted(fieldPath))
    return { ...write, updateMask: { fieldPaths } }
  }

  const encodeWrite = (write: Write) =>
    'set' in write
      ? write.merge
        ? merged(write.path, write.set)
        : written(write.path, write.set).write
      : 'update' in write
        ? changed(write.path, write.update)
        : { delete: `${documents}/${write.path}` }

  return {
    get: (path: string) => ask(':batchGet', { documents: [`${documents}/${path}`] }),

    list(collection: string, query?: Query) {
      const [parent, structuredQuery] = queryOf(collection, query)
      return ask(`${parent}:runQuery`, { structuredQuery })
    },

    count(collection: string, query?: Query) {
      const [parent, structuredQuery] = queryOf(collection, query)
      const aggregations = [{ count: {}, alias: 'count' }]
      return ask(`${parent}:runAggregationQuery`, {
        structuredAggregationQuery: { structuredQuery, aggregations },
      })
    },

    /** Names of the collections below a document, or of those at the top. */
    collections: (path = '') => ask(`${path && `/${path}`}:listCollectionIds`, {}),

    /** Writes the whole document, whether there is one or not. */
    set: (path: string, fields: Fields) => commit(written(path, fields).write),

    update: (path: string, fields: Fields) => commit(changed(path, fields)),

    /** All of them or none, as the site's `commit` sends them. */
    commit: (writes: readonly Write[]) => ask(':commit', { writes: writes.map(encodeWrite) }),

    /**
     * What the rules say to a commit, which writes nothing: it also changes a document that is not there.
     *
     * @param missing the document, which the rules allow to change
     */
    tryCommit: (writes: readonly Write[], missing: string) =>
      ask(':commit', { writes: [...writes.map(encodeWrite), changed(missing, {})] }, 404),

    /**
     * Changes the fields given of a document that need not be there. The site sends a submission
     * so for the second time, see `submit` in `src/shared/firestore/lite.ts`.
     */
    merge: (path: string, fields: Fields) => commit(merged(path, fields)),

    /** Raises a number that is lower than this, and changes no other. */
    raise: (path: string, fieldPath: string, least: number) =>
      commit({
        transform: {
          document: `${documents}/${path}`,
          fieldTransforms: [{ fieldPath, maximum: encode(least) }],
        },
      }),

    delete: (path: string, currentDocument?: Precondition) =>
      commit({ delete: `${documents}/${path}`, currentDocument }),

    /** Writes nothing, and asks whether a document is as one thinks. */
    verify: (path: string, currentDocument: Precondition) =>
      commit({ verify: `${documents}/${path}`, currentDocument }),
  }
}

export type Client = ReturnType<typeof clientFor>

type Map = { [name: string]: unknown }

const isMap = (value: unknown): value is Map =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** `{ 'a.b': 1 }` as `{ a: { b: 1 } }`. */
function nested(fields: Fields): Fields {
  const all: Fields = {}
  for (const [name, value] of Object.entries(fields)) {
    const [first = '', second] = name.split('.')
    all[first] = second === undefined ? value : { ...(all[first] as Fields), [second]: value }
  }
  return all
}

/** A field path as the server reads it: the ids of requests begin with digits. */
const quoted = (fieldPath: string) =>
  fieldPath.replace(/[^.]+/g, (name) => (/^[a-z_]\w*$/i.test(name) ? name : `\`${name}\``))

/** The fields without those that are the server's to fill in, at any depth. */
const withoutServerTimes = (fields: Map): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => !isServerTime(value) && !isAdded(value))
      .map(([name, value]) => [name, isMap(value) ? withoutServerTimes(value) : (value as Value)]),
  )

const isServerTime = (value: unknown): value is typeof serverTime => value === serverTime

const isAdded = (value: unknown): value is { [added]: number } =>
  typeof value === 'object' && value !== null && added in value

/** The fields, at any depth, whose values are of a kind. */
const pathsOf = <Kind>(
  isOfKind: (value: unknown) => value is Kind,
  fields: Map,
  above = '',
): { fieldPath: string; value: Kind }[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    if (isOfKind(value)) return [{ fieldPath: above + name, value }]
    return isMap(value) ? pathsOf(isOfKind, value, `${above}${name}.`) : []
  })

function queryOf(path: string, { where, orderBy, limit, offset, select, isGroup }: Query = {}) {
  const [collectionId = '', ...above] = path.split('/').toReversed()
  const fieldOf = (fieldPath: string) => ({ field: { fieldPath } })
  const query = {
    from: [{ collectionId, allDescendants: isGroup }],
    where: where && {
      fieldFilter: { ...fieldOf(where[0]), op: 'EQUAL', value: encode(where[1] as Value) },
    },
    orderBy: orderBy && [fieldOf(orderBy)],
    select: select && { fields: select.map((fieldPath) => ({ fieldPath })) },
    limit,
    offset,
  }
  const parent = isGroup ? [] : above.toReversed()
  return [parent.map((part) => `/${part}`).join(''), query] as const
}

/** A token without a signature, which the emulator believes. */
export function tokenOf(uid: string, claims: Claims = {}): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  const session = { sub: uid, user_id: uid, auth_time: Math.floor(Date.now() / 1000) }
  return `${part({ alg: 'none', type: 'JWT' })}.${part({ ...session, ...claims })}.`
}
