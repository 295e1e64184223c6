import { currentUid } from '@/shared/auth/currentUid'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { liveQuery, type LiveList } from '@/shared/firestore/live/liveQuery'
import type { Live } from '@/shared/firestore/live/readDocument'
import { commit } from '@/shared/firestore/submit'
import { compareNames } from '@/shared/text/compareNames'
import { savedViewSchema, type SavedView } from './schema'

const views = 'views'

/** Each desk reads them when its lists are opened, so there is an end. The rules allow no longer list than the own. */
export const mostShared = 20
const mostOwn = 50

type NamedView = Pick<SavedView, 'id' | 'name' | 'isShared'>

const listOfViews = {
  schema: () => Promise.resolve(savedViewSchema),
  // The rules make sure of its fields.
  toItem: (view: Live<object>) => view as unknown as SavedView,
  compare: (a: SavedView, b: SavedView) => compareNames(a.name, b.name),
}

const savedViewsApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest views that are shared, of all lists. Only the page of the lists follows them. */
    listenSharedViews: build.query<LiveList<SavedView>, void>(
      liveQuery({
        ...listOfViews,
        sourceOf: () => ({
          path: views,
          where: [['isShared', '==', true]],
          newestBy: 'at',
          most: mostShared,
        }),
      }),
    ),

    /** The newest views of an administrator, shared or not. */
    listenOwnViews: build.query<LiveList<SavedView>, { uid: string }>(
      liveQuery({
        ...listOfViews,
        sourceOf: ({ uid }: { uid: string }) => ({
          path: views,
          where: [['by', '==', uid]],
          newestBy: 'at',
          most: mostOwn,
        }),
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
  useListenSharedViewsQuery,
  useListenOwnViewsQuery,
  useSaveViewMutation,
  useChangeViewMutation,
  useDeleteViewMutation,
} = savedViewsApi
