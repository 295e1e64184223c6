import { attemptAsOwner } from '@/features/session/desk'
import { defaultIdleHours } from '@/shared/auth/lastPress'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit, readOne } from '@/shared/firestore/submit'
import { withoutUndefined } from '@/shared/firestore/withoutUndefined'
import { usualGraceDays } from '@/shared/members/standing'
import { mostDays } from '@/shared/requests/rights'
import { isWritten } from '@/shared/desk/history/deskHistory'
import { changeOfSetting, differing } from '@/shared/desk/history/historyWrites'
import type { DecidedKind } from '@/shared/requests/steps'
import { settings, type SettingId } from './schema'
import type { Language } from '@/shared/language'
import { defaultTemplate, settingOf, type MessageState, type Template } from './desk'

/** The numbers of a setting, by the names of its fields. */
export type Numbers = { readonly [name: string]: number | undefined }

/** Days promised for a kind of request. The law limits those for a rights request where nothing is promised. */
export const daysFor = (promises: Numbers | undefined, kind: DecidedKind): number | undefined =>
  promises && (promises[kind] ?? (kind === 'rights' ? mostDays : undefined))

type Saved = {
  setting: SettingId
  /** Of the form: sent again, it is written once. */
  id: string
  /** Numbers left out stay: another owner may have changed them. Null takes a number away. */
  changes: { [name: string]: number | null }
}

type SavedTemplate = {
  state: MessageState
  /** Of the form. */
  id: string
  /** A text left out stays; null brings the usual one back, or makes the message one for all kinds. */
  changes: { [language in Language]?: string | null } & { kinds?: readonly string[] | null }
}

/**
 * Of every query that reads a setting. Owners change settings elsewhere, too: whatever opens reads one again that is older
 * than a minute. A dialog that shows money or edits a setting reads it when it opens.
 */
export const settingQuery = {
  forceRefetch: ({ endpointState }: { endpointState?: { fulfilledTimeStamp?: number } }) =>
    Date.now() - (endpointState?.fulfilledTimeStamp ?? 0) >= 60_000,
}

/** For a hook: not older than what opens. An owner does not edit values that another owner has changed since. */
export const asStored = { refetchOnMountOrArgChange: true }

export const settingsApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    readSetting: build.query<Numbers, SettingId>({
      ...settingQuery,
      queryFn: (setting) =>
        attempt(async () => numbersOf(setting, await readOne('settings', setting))),
    }),

    /** The result are all its numbers as they are afterwards. */
    saveSetting: build.mutation<Numbers, Saved>({
      queryFn: ({ setting, id, changes }, api) =>
        attemptAsOwner(api, async (by) =>
          numbersOf(setting, await saveSetting(setting, id, changes, by)),
        ),
      async onQueryStarted({ setting }, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data }) =>
            dispatch(settingsApi.util.updateQueryData('readSetting', setting, () => data)),
          () => {},
        )
      },
    }),

    /** The message to applicants about a status. */
    readTemplate: build.query<Template, MessageState>({
      ...settingQuery,
      queryFn: (state) =>
        attempt(async () => templateOf(state, await readOne('settings', settingOf(state)))),
    }),

    saveTemplate: build.mutation<Template, SavedTemplate>({
      queryFn: ({ state, id, changes }, api) =>
        attemptAsOwner(api, async (by) =>
          templateOf(state, await saveSetting(settingOf(state), id, changes, by)),
        ),
      async onQueryStarted({ state }, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data }) =>
            dispatch(settingsApi.util.updateQueryData('readTemplate', state, () => data)),
          () => {},
        )
      },
    }),
  }),
})

export const {
  useReadSettingQuery,
  useSaveSettingMutation,
  useReadTemplateQuery,
  useSaveTemplateMutation,
} = settingsApi

/**
 * Saves a setting with its entry in the history.
 *
 * @param setting the id of its document
 * @returns the setting as it is stored afterwards
 */
export async function saveSetting(
  setting: string,
  id: string,
  changes: { [name: string]: number | string | readonly string[] | null },
  by: string | null,
) {
  const path = `settings/${setting}`
  const { data } = await withRefusal(refused, () =>
    commit('settings', setting, async (stored = {}, { now, none }) => {
      const asked = Object.entries(changes).map(([name, value]) => [name, value ?? undefined])
      const change = differing(stored, Object.fromEntries(asked))
      if (Object.keys(change).length === 0) return undefined
      if (await isWritten(path, id, withoutUndefined(change))) return undefined
      return changeOfSetting(path, id, { by, now, none }, stored, change)
    }),
  )
  return data
}

const refused = 'The server did not accept this. Only owners change settings. Nothing was saved.'

const defaults: { [setting in SettingId]?: Numbers } = {
  promises: { graceDays: usualGraceDays },
  session: { hours: defaultIdleHours },
}

const numbersOf = (setting: SettingId, stored: { [name: string]: unknown } = {}): Numbers => ({
  ...defaults[setting],
  ...Object.fromEntries(
    settings[setting].fields.flatMap(({ name }) => {
      const { [name]: value } = stored
      return typeof value === 'number' ? [[name, value]] : []
    }),
  ),
})

const isText = (value: unknown) => typeof value === 'string'

function templateOf(state: MessageState, stored: { [name: string]: unknown } = {}): Template {
  const usual = defaultTemplate(state)
  const textIn = (language: Language) => {
    const { [language]: text } = stored
    return typeof text === 'string' ? text : usual[language]
  }
  const kinds = Array.isArray(stored.kinds) ? stored.kinds.filter(isText) : undefined
  return { en: textIn('en'), or: textIn('or'), hi: textIn('hi'), ...(kinds && { kinds }) }
}
