import { describe, expect, test } from 'vitest'
import { kinds, statesOf, type State } from '@/shared/requests/steps'
import { aReviewIn, stepAction } from '@scripts/samples/reviews'
import type { Fields } from '@test/rules/support/client'
import { projectFor } from '@test/rules/support/project'
import { everyKind } from '@test/rules/support/samples'
import { acted, before, startOf, statusesIn } from './requestStatuses'

const project = projectFor()
const { mayCommit, stored } = statusesIn(project)

const decided = everyKind.filter((kind) => kind !== 'meeting-answers')

describe.each(decided)('%s', (kind) => {
  test('every step of the list goes with its status, and not without', async () => {
    const steps = kinds[kind].steps.flatMap((step) => step.from.map((from) => ({ step, from })))
    const wrong: string[] = []
    for (const { step, from } of steps) {
      const record = await at(from)
      const { ofRecord, entry, told } = acted(record, stepAction(step), 'an administrator')
      const without = await mayCommit('an administrator', [ofRecord, entry])
      // Once more with the same text: the status says so already.
      const isSame = step.to === from
      const isTaken = isSame
        ? without
        : await mayCommit('an administrator', [ofRecord, entry, ...told])
      if (without !== isSame || !isTaken) wrong.push(`${from} to ${step.to}`)
    }
    expect(wrong).toEqual([])

    async function at(from: State) {
      const { review, history } = aReviewIn(kind, from, ['admin'], before)
      const record = await stored(kind, { more: review ? { review } : {} })
      await project.firestore.seed({ [`${record.path}/history`]: history })
      return record
    }
  })

  test('a step is refused if its status differs from its record', async () => {
    const forged: Fields[] = [
      { state: 'received' },
      { text: 'Approved' },
      { text: undefined },
      { since: before },
      { reason: 'Internal' },
    ]
    for (const more of forged) {
      const record = await stored(kind)
      const { ofRecord, entry, told, status } = startOf(record)
      const set = Object.fromEntries(
        Object.entries({ ...status, ...more }).filter(([, value]) => value !== undefined),
      )
      const writes = [ofRecord, entry, told[0]!, { path: told[1]!.path, set }]
      expect(await mayCommit('an editor', writes)).toBe(false)
    }
  })

  test('the status of another request is not touched', async () => {
    const [record, other] = [await stored(kind), await stored(kind)]
    const { ofRecord, entry, told, status } = startOf(record)
    const wrong = { path: `request_status/${other.key}`, set: status }
    expect(await mayCommit('an editor', [ofRecord, entry, ...told, wrong])).toBe(false)
  })

  test('a request of earlier gets its status with the first step, or with a note', async () => {
    const record = await stored(kind, { hasStatus: false })
    expect(await mayCommit('an editor', startOf(record).writes)).toBe(true)
    expect(await project.firestore.read(`request_status/${record.key}`)).toMatchObject({
      state: 'reviewing',
      received: before,
      text: 'We read it this week.',
    })
    const noted = await stored(kind, { hasStatus: false })
    const note = acted(noted, { kind: 'note', text: 'Called, no answer.' }, 'an editor')
    expect(await mayCommit('an editor', [note.ofRecord, note.entry, ...note.told])).toBe(true)
    expect(await project.firestore.read(`request_status/${noted.key}`)).toMatchObject({
      state: 'received',
    })
  })

  test.each<[string, Fields, string]>([
    ['a number', { mobile: 9876543210 }, '9876543210'],
    ['a number with +91', { mobile: '+91 98765-43210' }, '9876543210'],
    ['a number with 0', { mobile: '098765 43210' }, '9876543210'],
    ['no number', { mobile: null }, ''],
    ['no date', { createdAt: 'last year' }, '7000000301'],
  ])(
    'a request from before there was a schema gets its status, too: with %s',
    async (_title, more) => {
      const mobile = 'mobile' in more ? {} : { mobile: '7000000301' }
      const record = await stored(kind, { hasStatus: false, more: { ...more, ...mobile } })
      expect(await mayCommit('an editor', startOf(record).writes)).toBe(true)
    },
  )

  test.each(['aBcDeFgHiJkLmNoPqRsT', 'oil-1'])(
    'a request with the id %s gets its status, too',
    async (id) => {
      const record = await stored(kind, { hasStatus: false, id: id + (id.length < 20 ? kind : '') })
      expect(await mayCommit('an editor', startOf(record).writes)).toBe(true)
    },
  )

  test('a status has no personal data, in every state', async () => {
    const fields = new Set<string>()
    for (const state of statesOf(kind)) {
      const { review } = aReviewIn(kind, state, ['admin'], before)
      const { key, data } = await stored(kind, { more: review ? { review } : {} })
      const { text } = await project.as['a visitor'].get(`request_status/${key}`)
      const own = Object.entries(data)
        .filter(([name]) => !['review', 'createdAt', 'consentVersion'].includes(name))
        .flatMap(([, value]) => (typeof value === 'string' ? [value] : []))
      expect(own.filter((value) => value.length > 3 && text.includes(value))).toEqual([])
      expect(text).not.toContain('A sample of the reason')
      const { id: _, ...status } = (await project.firestore.read(`request_status/${key}`))!
      for (const name of Object.keys(status)) fields.add(name)
    }
    const known = ['kind', 'received', 'since', 'state', 'text', 'waited']
    expect([...fields].filter((name) => !known.includes(name))).toEqual([])
  })
})
