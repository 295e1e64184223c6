import { describe, expect, test } from 'vitest'
import type { Action } from '@/features/requests/review/changes'
import { kinds, limits, statesOf, type Kind, type State } from '@/shared/requests/steps'
import { stepAction } from '@scripts/samples/reviews'
import type { Fields } from '@test/rules/support/client'
import { editors, projectFor } from '@test/rules/support/project'
import { everyDecided, requestsIn, stepBetween, stepTo } from './requestsAtDesk'

/*
 * An administrator may take the steps of `steps.ts` and no others, each in one commit with its entry in the history.
 */

const project = projectFor()
const { received, one, mayDo } = requestsIn(project)

describe.each(everyDecided)('%s', (kind) => {
  const inKind = statesOf(kind)
  const pairs = inKind.flatMap((from) => inKind.map((to) => [from, to] as const))

  test.each(editors)('%s may take the steps of the list, and no others', async (role) => {
    const isOwner = role === 'an administrator'
    // The list says more of an editor only that some of its steps are an owner’s.
    const tried = isOwner ? pairs : pairs.filter((pair) => stepBetween(kind, ...pair))
    const records = await received(
      kind,
      tried.map(([from]) => from),
    )
    const taken = await Promise.all(
      tried.map(([from, to], at) => mayDo(role, records[at]!, stepTo(kind, from, to))),
    )
    const expected = tried.map(([from, to]) => {
      const step = stepBetween(kind, from, to)
      return step !== undefined && (step.role === 'editor' || isOwner)
    })
    const named = (verdicts: boolean[]) =>
      tried.filter((_pair, at) => verdicts[at]).map(([from, to]) => `${from} to ${to}`)
    expect(named(taken)).toEqual(named(expected))
  })

  test('no step leads to a state of another kind, or to none', async () => {
    const record = await one(kind)
    const others = ['approved', 'sanctioned', 'takenUp', 'notPossible', 'reviewing', '', 'x', null]
    const states = others.filter((state) => !stepBetween(kind, 'reviewing', state as State))
    const allowed = await Promise.all(
      states.map((to) =>
        mayDo('an administrator', record, { kind: 'state', to: to as State, reason: 'A reason' }),
      ),
    )
    expect(states.filter((_state, at) => allowed[at])).toEqual([])
  })

  test('each step needs what the list says, and takes no more than the limits', async () => {
    const steps = kinds[kind].steps.flatMap((step) => step.from.map((from) => ({ step, from })))
    const tried = steps.flatMap(({ step, from }) => {
      const isFirst = from === step.from[0]
      const full = stepAction(step)
      const { details } = full
      const without: Action[] = [
        { ...full, reason: undefined },
        { ...full, public: undefined },
        ...Object.keys(details ?? {}).map((name) => ({
          ...full,
          details: { ...details, [name]: undefined },
        })),
      ]
      const wrong: Action[] = [
        { ...full, reason: 'x'.repeat(limits.reason + 1) },
        { ...full, reason: ' led by a space' },
        { ...full, public: 'x'.repeat(limits.public + 1) },
        { ...full, reason: 'turned \u202eabout' },
        { ...full, public: 'with a \u0000 in it' },
        { ...full, details: { ...details, resolution: 'x'.repeat(limits.line + 1) } },
        { ...full, details: { ...details, resolution: 'of two\nlines' } },
        { ...full, details: { ...details, authority: 'turned \u2067about' } },
        { ...full, details: { ...details, amount: 0 } },
        { ...full, details: { ...details, takenUpOn: '20 November' } },
        { ...full, details: { ...details, unknown: 'x' } as object },
      ]
      const most = {
        ...full,
        reason: 'x'.repeat(limits.reason),
        ...(step.public && { public: 'x'.repeat(limits.public) }),
      }
      return [
        ...without.map((action) => {
          const lacks = missingOf(kind, from, action as typeof full)
          return { from, action, isGood: lacks.length === 0 }
        }),
        { from, action: most as Action, isGood: true },
        ...(isFirst ? wrong : []).map((action) => ({ from, action, isGood: false })),
      ]
    })
    // What an earlier step has set stays, so it cannot lack.
    const fresh = tried.filter(({ from, action }) => action.kind !== 'state' || from !== action.to)
    const records = await received(
      kind,
      fresh.map(({ from }) => from),
    )
    const verdicts = await Promise.all(
      fresh.map(({ action }, at) => mayDo('an administrator', records[at]!, action)),
    )
    const wrongly = fresh.filter(({ isGood }, at) => verdicts[at] !== isGood)
    expect(wrongly).toEqual([])
  })

  test('closing a request tells the applicant nothing', async () => {
    const closing = { ...stepTo(kind, 'reviewing', 'closed'), public: 'Closed' } as Action
    expect(await mayDo('an administrator', await one(kind), closing)).toBe(false)
  })
})

/** What a step still lacks, by the name of its field; empty if it can be taken. */
function missingOf(kind: Kind, from: State, action: Action & { kind: 'state' }): string[] {
  const step = stepBetween(kind, from, action.to)
  if (step === undefined) return ['state']
  const asked = { reason: step.reason, public: step.public, ...step.details }
  const filled: Fields = { reason: action.reason, public: action.public, ...action.details }
  return Object.entries(asked).flatMap(([name, need]) =>
    need === 'required' && (filled[name] === undefined || filled[name] === '') ? [name] : [],
  )
}
