import { currentUid } from '@/shared/auth/currentUid'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { liveQuery, type LiveList } from '@/shared/firestore/live/liveQuery'
import type { Live } from '@/shared/firestore/live/readDocument'
import { commit } from '@/shared/firestore/submit'
import { compareNames } from '@/shared/text/compareNames'
import { savedViewSchema, type SavedView } from './schema'

const views = 'views'

type NamedView = Pick<SavedView, 'id' | 'name' | 'isShared'>

const savedViewsApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** The views of all lists, by name. Only the page of the lists follows them. */
    listenSavedViews: build.query<LiveList<SavedView>, void>(
      liveQuery({
        sourceOf: () => views,
        schema: () => Promise.resolve(savedViewSchema),
        // The rules make sure of its fields.
        toItem: (view: Live<object>) => view as unknown as SavedView,
        compare: (a, b) => compareNames(a.name, b.name),
      }),
    ),

    /** The id is that of the form: sent again, it is written once. */
    saveView: build.mutation<null, NamedView & Pick<SavedView, 'list' | 'address'>>({
      queryFn: ({ id, ...view }, api) =>
        attempt(async () => {
          const by = currentUid(api)
          await commit(views, id, (data, { now }) =>
            data === undefined
              ? [{ path: `${views}/${id}`, set: { ...view, by, at: now } }]
              : undefined,
          )
        }),
    }),

    /** By its author, or by an owner. */
    changeView: build.mutation<null, NamedView>({
      queryFn: ({ id, name, isShared }) =>
        attempt(async () => {
          await commit(views, id, (data) =>
            data === undefined || (data.name === name && data.isShared === isShared)
              ? undefined
              : [{ path: `${views}/${id}`, update: { name, isShared } }],
          )
        }),
    }),

    deleteView: build.mutation<null, { id: string }>({
      queryFn: ({ id }) =>
        attempt(async () => {
          await commit(views, id, (data) =>
            data === undefined ? undefined : [{ path: `${views}/${id}`, isDeleted: true }],
          )
        }),
    }),
  }),
})

export const {
  useListenSavedViewsQuery,
  useSaveViewMutation,
  useChangeViewMutation,
  useDeleteViewMutation,
} = savedViewsApi
