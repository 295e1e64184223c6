import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '@scripts/paths'
import { rulesValues } from '@scripts/rules/values'

type Override = { collectionGroup: string; fieldPath: string; indexes: unknown[] }

const { fieldOverrides } = JSON.parse(
  readFileSync(join(root, 'firestore.indexes.json'), 'utf8'),
) as { fieldOverrides: Override[] }

/** Without an index: `collection field`. */
const exempt = fieldOverrides
  .filter(({ indexes }) => indexes.length === 0)
  .map(({ collectionGroup, fieldPath }) => `${collectionGroup} ${fieldPath}`)

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|rules)$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))

/** The fields that a query compares or sorts by, whatever their collection. */
const queried = new Set(
  filesIn('src').flatMap((text) =>
    [
      /\b(?:is|in): \[\s*['`]([^'`]+)/g,
      /\[\s*['`]([\w.]+)['`],\s*'(?:==|>=|<=|<|>|in)'/g,
      /\b(?:highest|newestBy)(?::| =) '(\w+)'/g,
    ].flatMap((pattern) => [...text.matchAll(pattern)].map(([, field = '']) => field)),
  ),
)

test('the queries are found', () => {
  expect([...queried]).toEqual(
    expect.arrayContaining(['createdAt', 'requestId', 'kind', 'paidUntil', 'until', 'n', 'left']),
  )
})

test.each(exempt)('no query asks for %s, which has no index', (name) => {
  const [, field = ''] = name.split(' ')
  expect([...queried].filter((asked) => asked === field || asked.startsWith(`${field}.`))).toEqual(
    [],
  )
})

describe('has no index:', () => {
  const collections: { [schema: string]: string } = {
    registration: 'New_Registration',
    growthFund: 'growth_fund_req',
    diamondClub: 'diamond_member_req',
    landBank: 'land_bank_req',
    meetingAnswer: 'monthly_meeting_req',
    rightsRequest: 'rights_requests',
    minutes: 'meeting_minutes',
  }

  /** Of an indexed text only the first 1,500 bytes count; a letter of Odia has three. */
  const mostLetters = 500

  const long = filesIn('rules')
    .flatMap((text) => [...text.matchAll(/isText\(data\.(\w+), \{\{(\w+)\.\w+\.limits\}\}\)/g)])
    .filter(
      ([, field, schema]) =>
        Number(String(rulesValues[`${schema}.${field}.max`])) >= mostLetters &&
        collections[schema!] !== undefined,
    )
    .map(([, field, schema]) => `${collections[schema!]} ${field}`)

  test.each(long)('a long text, %s', (name) => {
    expect(exempt).toContain(name)
  })

  test.each([
    'directory entries',
    'attendance changes',
    'history before',
    'history after',
    ...Object.values(collections)
      .filter((name) => name !== 'meeting_minutes')
      .map((name) => `${name} review`),
  ])('what grows, %s', (name) => {
    expect(exempt).toContain(name)
  })
})
