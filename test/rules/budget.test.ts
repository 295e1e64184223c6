import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { beforeAll, expect, test } from 'vitest'
import { hostAndPort } from '@/shared/config/hostAndPort'
import type { Write } from '@/shared/firestore/lite'
import { putRules } from '@scripts/emulators/firestoreEmulator'
import { root } from '@scripts/paths'
import { allowsOf, type Allow } from '@test/rules/writes/allows'
import type { Arranged } from '@test/rules/writes/arranged'
import { everyCommit, storeFor } from '@test/rules/writes/every'
import { clientFor } from '@test/rules/support/client'
import { documentsOf, measure, type Most } from '@test/rules/support/measure'
import { most, startMeter } from '@test/rules/support/meter'
import { projectOf } from '@test/rules/support/project'
import { timeLimit } from '@test/support/setup/timeLimits'

/*
 * Firestore evaluates 1,000 expressions for a write, and refuses it if its rule has more. Here is what each
 * rule needs at most, from the largest records that the site writes.
 */

const projectId = 'demo-budget'
const allowed = { expressions: 920, lookups: most.lookups }

let refused: string[]
let costs: [name: string, most: Most][]
let lookups: [act: string, most: Most][]

const titleOf = ({ name, variant }: Arranged) =>
  variant === undefined ? name : `${name}, ${variant}`

const operationOf = (write: Write, { stored }: Arranged) =>
  'isDeleted' in write ? 'delete' : write.path in stored ? 'update' : 'create'

const isOf = (allow: Allow, arranged: Arranged) =>
  arranged.writes.some(
    (write) => allow.isAbout(write.path) && allow.operations.includes(operationOf(write, arranged)),
  )

const allows = allowsOf(readFileSync(join(root, 'firestore.rules'), 'utf8'))

const project = projectOf(projectId)

beforeAll(async () => {
  const all = await everyCommit()
  await storeFor(all, project)
  const allowNamesOf = (one: Arranged) =>
    allows.filter((allow) => isOf(allow, one)).map(({ name }) => name)
  const found = await measure(all, allowNamesOf, await startMeter(projectId))
  ;({ costs, lookups } = found)
  refused = found.refused.map(titleOf)

  await putRules(hostAndPort(inject('firestore')), projectId)
  const isAllowed = async (one: Arranged) =>
    (await clientFor(projectId, one.by, one.claims).commit(one.writes)).isAllowed
  const answers = await Promise.all(all.map(isAllowed))
  // A look-up fails where another commit has held its document for too long: alone it does not.
  for (const one of all.filter((_one, at) => answers[at] === false)) {
    if (!(await isAllowed(one))) refused.push(titleOf(one))
  }
  console.log([...costTable(), '', ...lookupTable()].join('\n'))
  // Each write is sent several times.
}, 4 * timeLimit)

const padded = (value: number) => String(value).padStart(5)

const costTable = () => [
  `Expressions of ${most.expressions} that a rule needs at most, and for which write`,
  ...costs.map(([name, { value, one }]) => `${padded(value)}  ${name.padEnd(48)} ${titleOf(one)}`),
]

const lookupTable = () => [
  `Documents of ${most.lookups} that the rules look up for a commit, and those in it`,
  ...lookups.map(([, { value, one }]) => {
    const inIt = documentsOf(one)
    return `${padded(value - inIt)} ${padded(inIt)}  ${titleOf(one)}`
  }),
]

test('every write that is measured is one that the rules allow', () => {
  expect(refused).toEqual([])
})

test('every rule of a write is measured', () => {
  const measured = costs.map(([name]) => name)
  expect(allows.map(({ name }) => name).filter((name) => !measured.includes(name))).toEqual([])
})

test(`no rule needs more than ${allowed.expressions} expressions`, () => {
  const over = costs.filter(([, { value }]) => value > allowed.expressions)
  expect(over.map(([name, { value, one }]) => `${name}: ${value}, ${titleOf(one)}`)).toEqual([])
})

// The emulator does not count those in the commit, and no document says whether the server does.
test(`no commit looks up more than ${allowed.lookups} documents, with those in it`, () => {
  const over = lookups.filter(([, { value }]) => value > allowed.lookups)
  expect(over.map(([, { one }]) => titleOf(one))).toEqual([])
})
