import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { commit, readOne } from '@/shared/firestore/submit'
import { mostDays } from '@/shared/requests/rights'
import type { DecidedKind, Kind } from './steps'

const promised = ['registrations', 'growth-fund', 'diamond-club', 'land-issues', 'rights'] as const
const kept = [
  'registrations',
  'growth-fund',
  'diamond-club',
  'land-issues',
  'meeting-answers',
] as const

/** Days until a decision, by kind; `rights`: until the answer to a rights request. None: not promised. */
export type Promises = Partial<Record<DecidedKind, number>>

/** Months until the records of a kind are erased. None: the association has not decided yet. */
export type Retention = Partial<Record<Kind, number>>

/** The least is 1 for all of them; the rules hold these limits, too. */
export const settingLimits = { promises: 365, rights: mostDays, retention: 240 } as const

/** Days promised for a kind of request. The law limits those for a rights request where nothing is promised. */
export const daysFor = (promises: Promises | undefined, kind: DecidedKind): number | undefined =>
  promises && (promises[kind] ?? (kind === 'rights' ? settingLimits.rights : undefined))

export const settingsApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    readPromises: build.query<Promises, void>({
      queryFn: () => attempt(() => read('promises', promised)),
    }),

    savePromises: build.mutation<Promises, Promises>({
      queryFn: (promises) => attempt(() => save('promises', promises)),
      async onQueryStarted(promises, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          () =>
            dispatch(settingsApi.util.updateQueryData('readPromises', undefined, () => promises)),
          () => {},
        )
      },
    }),

    readRetention: build.query<Retention, void>({
      queryFn: () => attempt(() => read('retention', kept)),
    }),

    saveRetention: build.mutation<Retention, Retention>({
      queryFn: (retention) => attempt(() => save('retention', retention)),
      async onQueryStarted(retention, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          () =>
            dispatch(settingsApi.util.updateQueryData('readRetention', undefined, () => retention)),
          () => {},
        )
      },
    }),
  }),
})

export const {
  useReadPromisesQuery,
  useSavePromisesMutation,
  useReadRetentionQuery,
  useSaveRetentionMutation,
} = settingsApi

type Numbers<Name extends string> = Partial<Record<Name, number>>

async function read<Name extends string>(
  id: string,
  names: readonly Name[],
): Promise<Numbers<Name>> {
  const data = (await readOne('settings', id)) ?? {}
  const found: Numbers<Name> = {}
  for (const name of names) {
    const value: unknown = data[name]
    if (typeof value === 'number') found[name] = value
  }
  return found
}

async function save<Settings extends Numbers<string>>(id: string, settings: Settings) {
  await commit('settings', id, (_data, { now }) => [
    { path: `settings/${id}`, set: { ...settings, at: now } },
  ])
  return settings
}
