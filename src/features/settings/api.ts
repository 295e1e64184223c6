import { attemptAsOwner } from '@/features/session/desk'
import { currentUid } from '@/shared/auth/currentUid'
import { defaultIdleHours } from '@/shared/auth/lastPress'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit, readOne } from '@/shared/firestore/submit'
import { withoutUndefined } from '@/shared/firestore/withoutUndefined'
import { mostDays } from '@/shared/requests/rights'
import { isWritten } from '@/shared/desk/history/deskHistory'
import { changeOfSetting, differing } from '@/shared/desk/history/historyWrites'
import type { DecidedKind, Kind } from '@/shared/requests/steps'

const promised = ['registrations', 'growth-fund', 'diamond-club', 'land-issues', 'rights'] as const
const kept = [...promised, 'meeting-answers'] as const

/** Days until a decision, by kind; `rights`: until the answer to a rights request. None: not promised. */
export type Promises = Partial<Record<DecidedKind, number>>

/** Hours without a press after which a session ends. */
export type SessionSetting = { hours: number }

/** Months until the records of a kind are erased. None: the association has not decided yet. */
export type Retention = Partial<Record<Kind, number>>

/** Days promised for a kind of request. The law limits those for a rights request where nothing is promised. */
export const daysFor = (promises: Promises | undefined, kind: DecidedKind): number | undefined =>
  promises && (promises[kind] ?? (kind === 'rights' ? mostDays : undefined))

/** Numbers left out stay; null takes a number away. The id is the form's: sent again, it is written once. */
type Saved<Numbers> = { id: string; changes: { [Name in keyof Numbers]: number | null } }

export const settingsApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    readPromises: build.query<Promises, void>({
      queryFn: () => attempt(() => read('promises', promised)),
    }),

    /** The result are all promises as they are afterwards. */
    savePromises: build.mutation<Promises, Saved<Promises>>({
      queryFn: (saved, api) =>
        attemptAsOwner(api, () => save('promises', promised, saved, currentUid(api))),
      async onQueryStarted(_changes, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data }) =>
            dispatch(settingsApi.util.updateQueryData('readPromises', undefined, () => data)),
          () => {},
        )
      },
    }),

    readRetention: build.query<Retention, void>({
      queryFn: () => attempt(() => read('retention', kept)),
    }),

    readSessionSetting: build.query<SessionSetting, void>({
      queryFn: () => attempt(async () => sessionSetting(await read('session', ['hours']))),
    }),

    saveSessionSetting: build.mutation<SessionSetting, Saved<SessionSetting>>({
      queryFn: (saved, api) =>
        attemptAsOwner(api, async () =>
          sessionSetting(await save('session', ['hours'], saved, currentUid(api))),
        ),
      async onQueryStarted(_changes, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data }) =>
            dispatch(settingsApi.util.updateQueryData('readSessionSetting', undefined, () => data)),
          () => {},
        )
      },
    }),

    saveRetention: build.mutation<Retention, Saved<Retention>>({
      queryFn: (saved, api) =>
        attemptAsOwner(api, () => save('retention', kept, saved, currentUid(api))),
      async onQueryStarted(_changes, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data }) =>
            dispatch(settingsApi.util.updateQueryData('readRetention', undefined, () => data)),
          () => {},
        )
      },
    }),
  }),
})

export const { useSavePromisesMutation, useSaveRetentionMutation, useSaveSessionSettingMutation } =
  settingsApi

/** Owners change them elsewhere, too. A page that opens reads them again if they are older than a minute. */
const notOlder = { refetchOnMountOrArgChange: 60 }

export const useReadPromisesQuery = (options: ReadOptions = notOlder) =>
  settingsApi.useReadPromisesQuery(undefined, options)

export const useReadRetentionQuery = (options: ReadOptions = notOlder) =>
  settingsApi.useReadRetentionQuery(undefined, options)

export const useReadSessionSettingQuery = (options: ReadOptions = notOlder) =>
  settingsApi.useReadSessionSettingQuery(undefined, options)

type ReadOptions = { refetchOnMountOrArgChange: boolean | number }
type Numbers<Name extends string> = Partial<Record<Name, number>>

const sessionSetting = ({ hours = defaultIdleHours }: Partial<SessionSetting>) => ({ hours })

const read = async <Name extends string>(id: string, names: readonly Name[]) =>
  numbersIn((await readOne('settings', id)) ?? {}, names)

/** Writes only changed fields: another owner may have changed the rest. */
async function save<Name extends string>(
  setting: string,
  names: readonly Name[],
  { id, changes }: Saved<Numbers<Name>>,
  by: string | null,
) {
  const path = `settings/${setting}`
  const { data } = await withRefusal(refused, () =>
    commit('settings', setting, async (stored = {}, { now, none }) => {
      const asked = Object.entries<number | null>(changes)
      const change = differing(
        stored,
        Object.fromEntries(asked.map(([name, value]) => [name, value ?? undefined])),
      )
      if (Object.keys(change).length === 0) return undefined
      if (await isWritten(path, id, withoutUndefined(change))) return undefined
      return changeOfSetting(path, id, { by, now, none }, stored, change)
    }),
  )
  return numbersIn(data ?? {}, names)
}

const refused = 'The server did not accept this. Only owners change settings. Nothing was saved.'

function numbersIn<Name extends string>(
  data: { [name: string]: unknown },
  names: readonly Name[],
): Numbers<Name> {
  const found: Numbers<Name> = {}
  for (const name of names) {
    const value = data[name]
    if (typeof value === 'number') found[name] = value
  }
  return found
}
