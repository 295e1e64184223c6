import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { putRules } from '@scripts/emulators/firestoreEmulator'
import { root } from '@scripts/paths'
import { stripped } from '@scripts/rules/text'
import { withConditions } from '@test/rules/writes/allows'
import { everyCommit, storeFor } from '@test/rules/writes/every'
import type { Arranged } from '@test/rules/writes/arranged'
import { clientFor } from '@test/rules/support/client'
import { projectOf } from '@test/rules/support/project'

const whole = readFileSync(join(root, 'firestore.rules'), 'utf8')

const put = (rules: string, projectId: string) =>
  putRules(hostAndPort(inject('firestore')), projectId, rules)

type Mistake = { part: string; good: string; bad: string; linesAfter?: number }

const messageFor = (mistakes: Mistake[]) => {
  const rules = mistakes.reduce((text, { good, bad }) => {
    expect(text).toContain(good)
    return text.replace(good, bad)
  }, whole)
  return put(rules, 'demo-mistakes').then(
    () => 'no mistake',
    (error: unknown) => String(error),
  )
}

const placeOf = ({ part, good, linesAfter = 0 }: Mistake) => {
  const line = readFileSync(join(root, part), 'utf8').split(good)[0]!.split('\n').length
  return `${part}:${line + linesAfter} `
}

const area = { part: 'rules/forms/land-bank.rules', good: '&& isAcres(data.area)' }
const year = {
  part: 'rules/forms/registrations.rules',
  good: '&& isYear(data.yearEstablished)',
}
const amount = { part: 'rules/forms/growth-fund.rules', good: '&& isRupees(data.amount)' }

test('a rule that does not compile is reported with its part and line', async () => {
  const mistake = { ...area, bad: `${area.good} &&`, linesAfter: 1 }
  expect(await messageFor([mistake])).toContain(placeOf(mistake))
})

test('rules that call no function, read no variable or give too much are reported, each with its part and line', async () => {
  const mistakes = [
    { ...area, bad: '&& isAcre(data.area)' },
    { ...year, bad: '&& isYear(date.yearEstablished)' },
    { ...amount, bad: '&& isRupees(data.amount, 3)' },
  ]
  const message = await messageFor(mistakes)
  expect(mistakes.map(placeOf).filter((place) => !message.includes(place))).toEqual([])
})

/** With a document that every commit may change, and none can: so nothing is written. */
const trying = withConditions(
  whole,
  (_name, own) => own,
  'match /missing/{id} { allow update: if true; }',
)

const copies = { 'demo-whole': trying, 'demo-stripped': stripped(trying) }
const projects = Object.keys(copies).map(projectOf)
let all: Arranged[]

beforeAll(async () => {
  // One of each kind of commit.
  all = [...new Map((await everyCommit()).map((one) => [one.name, one])).values()]
  for (const project of projects) await storeFor(all, project)
  for (const [projectId, rules] of Object.entries(copies)) await put(rules, projectId)
})

test('the copy that is deployed gives the same answers', async () => {
  const senders = ({ by, claims }: Arranged) => [{ by, claims }, { by: 'viewer' }]
  const answersIn = async (projectId: string) => {
    const answers: string[] = []
    for (const one of all) {
      for (const { by, claims } of senders(one)) {
        const client = clientFor(projectId, by, claims)
        const { isAllowed } = await client.tryCommit(one.writes, `missing/try${answers.length}`)
        answers.push(`${one.name}, from ${by}: ${isAllowed ? 'taken' : 'refused'}`)
      }
    }
    return answers
  }
  const [ofWhole = [], ofStripped] = await Promise.all(Object.keys(copies).map(answersIn))
  expect(ofStripped).toEqual(ofWhole)
  expect(ofWhole.filter((answer) => answer.endsWith('taken')).length).toBeGreaterThan(
    all.length / 2,
  )
  expect(ofWhole.filter((answer) => answer.endsWith('refused')).length).toBeGreaterThan(50)
})
