import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Write } from '@/shared/firestore/lite'
import { root } from '@scripts/paths'
import { submissionId } from '@scripts/samples/records'
import { allowsOf } from '@test/rules/writes/allows'
import { owner, type Arranged } from '@test/rules/writes/arranged'
import { everyCommit, storeFor } from '@test/rules/writes/every'
import { clientFor, serverTime, type Client, type Fields } from '@test/rules/support/client'
import { projectFor, sharedId } from '@test/rules/support/project'

/*
 * Who is no administrator sends what the forms send, asks for their rights and uses their own invitation. Here is
 * everything else that the site writes, as a whole and in parts, and every change of what is stored:
 * a rule that takes any of it from them is too wide.
 */

const email = 'stranger@example.org'

const project = projectFor()
let all: Arranged[]
type Stranger = { title: string; uid: string; client: Client }
/** The last two are the same to the rules, which find no entry of either, and take turns. */
let strangers: [visitor: Stranger, account: Stranger, former: Stranger]

beforeAll(async () => {
  // One of each kind of commit.
  all = [...new Map((await everyCommit()).map((one) => [one.name, one])).values()]
  await storeFor(all, project)
  const claims = { email, email_verified: true }
  strangers = [
    { title: 'a visitor', uid: 'nobody', client: project.as['a visitor'] },
    { title: 'an account', uid: 'account', client: clientFor(sharedId, 'account', claims) },
    {
      title: 'a former administrator',
      uid: 'former',
      client: clientFor(sharedId, 'former', claims),
    },
  ]
})

/** The same by somebody else, wherever it says who acts. */
function by(uid: string, value: unknown): unknown {
  if (value === owner) return uid
  if (Array.isArray(value)) return value.map((one) => by(uid, one))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, by(uid, one)]))
}

const isTheirs = ({ by: uid }: Arranged) => uid !== owner

type Tried = { title: string; writes: readonly Write[] }

/** What is accepted of commits, each sent without an account and with one: in turn, for its documents are locked. */
async function accepted(tried: readonly Tried[]): Promise<string[]> {
  const found: string[] = []
  const trySome = async (some: readonly Tried[]) => {
    const [visitor, ...others] = strangers
    for (const [at, { title, writes }] of some.entries()) {
      for (const stranger of [visitor, others[at % others.length]!]) {
        const { isAllowed } = await stranger.client.commit(by(stranger.uid, writes) as Write[])
        if (isAllowed) found.push(`${title}, from ${stranger.title}`)
      }
    }
  }
  const size = Math.ceil(tried.length / 4)
  const parts = [0, 1, 2, 3].map((part) => tried.slice(part * size, (part + 1) * size))
  await Promise.all(parts.map(trySome))
  return found
}

test('strangers may do nothing that the desk does, as a whole or in parts', async () => {
  const ofDesk = all.filter((one) => !isTheirs(one))
  const tried = ofDesk.flatMap(({ name, writes }) => [
    { title: name, writes },
    ...(writes.length > 1
      ? writes.map((write) => ({ title: `${name}: ${write.path} alone`, writes: [write] }))
      : []),
    // Of two, each without the other is the other alone.
    ...(writes.length > 2
      ? writes.map((write) => ({
          title: `${name}: without ${write.path}`,
          writes: writes.filter((one) => one !== write),
        }))
      : []),
  ])
  expect(await accepted(tried)).toEqual([])
  expect(ofDesk.length).toBeGreaterThan(50)
})

const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Of each collection a document that is there. */
function storedDocuments() {
  const documents = all.flatMap(({ stored }) => Object.entries(stored))
  const ofPattern = new Map(
    documents.map((document) => [document[0].replace(/(^|\/)([^/]+)\/[^/]+/g, '$1$2/-'), document]),
  )
  return [...ofPattern.values()]
}

/** Another value of the same type. */
function otherThan(value: unknown): unknown {
  if (value instanceof Date) return serverTime
  if (typeof value === 'string') return value === 'x' ? 'y' : 'x'
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return { x: 'y' }
}

test('strangers change nothing that is stored, in any field', async () => {
  const tried = storedDocuments().flatMap(([path, data]) => [
    { title: `${path}, a field more`, writes: [{ path, update: { unknown: 'x' } }] },
    { title: `${path}, deleted`, writes: [{ path, isDeleted: true as const }] },
    { title: `${path}, emptied`, writes: [{ path, set: {} }] },
    ...Object.entries(data).flatMap(([name, value]) => [
      {
        title: `${path}, another ${name}`,
        writes: [{ path, update: { [name]: otherThan(value) } }],
      },
      { title: `${path}, without ${name}`, writes: [{ path, update: { [name]: undefined } }] },
    ]),
  ])
  expect(await accepted(tried)).toEqual([])
  expect(tried.length).toBeGreaterThan(200)
})

test('strangers make no document but what a form sends', async () => {
  const written = all.flatMap(({ writes }) =>
    writes.flatMap((write) => ('set' in write ? [[write.path, write.set] as const] : [])),
  )
  const stored = storedDocuments().map(([path, data]) => [path, timesOfServer(data)] as const)
  const tried = [...written, ...stored].map(
    ([path, data]) => [`${collectionOf(path)}/${submissionId(7, 3)}`, data] as const,
  )
  const unknown = ['anything', 'settings', 'New_Registration/r1/notes', 'monthly_meetings/m1/notes']
  const documents = [
    ...tried,
    ...unknown.map((path) => [`${path}/${submissionId(7, 3)}`, { text: 'x' }] as const),
  ]
  const commits = documents.map(([path, set]) => ({ title: path, writes: [{ path, set }] }))
  expect(await accepted(commits)).toEqual([])
})

const timesOfServer = (data: Fields): Fields =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, value instanceof Date ? serverTime : value]),
  )

test('every path of the rules is tried', () => {
  const paths = all.flatMap(({ stored, writes }) => [
    ...Object.keys(stored),
    ...writes.map(({ path }) => path),
  ])
  const allows = allowsOf(readFileSync(join(root, 'firestore.rules'), 'utf8'))
  expect(allows.filter(({ isAbout }) => !paths.some(isAbout)).map(({ name }) => name)).toEqual([])
})
