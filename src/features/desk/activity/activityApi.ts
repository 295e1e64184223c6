import { mixed, object, string } from 'yup'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { liveQuery, type LiveList } from '@/shared/firestore/live/liveQuery'
import { createReader, type Live } from '@/shared/firestore/live/readDocument'
import { readMany } from '@/shared/firestore/submit'
import type { EntryKind } from '@/shared/requests/review'
import { kinds, type Kind } from '@/shared/requests/steps'
import { timestamp } from '@/shared/validation/dates'
import { historySchema } from '@/shared/validation/review'
import { type ActivityView, pageSize, sourceOf } from './activityView'
import { isExports, type ListedEntry } from './writtenEntries'

/** A history's entry, or what an administrator exported within a minute. */
const schema = historySchema.concat(
  object({ exports: mixed(), at: timestamp('Time'), by: string().required() }),
)

const read = createReader(schema)

export const { useListenActivityQuery, useReadOlderActivityInfiniteQuery } =
  firestoreApi.injectEndpoints({
    endpoints: (build) => ({
      /** The newest entries of a view. */
      listenActivity: build.query<LiveList<ListedEntry>, ActivityView>(
        liveQuery({
          sourceOf: (view: ActivityView) => sourceOf(view)!,
          schema: () => Promise.resolve(schema),
          toItem,
          compare: (a, b) => (b.atMillis ?? 0) - (a.atMillis ?? 0) || versionOf(b) - versionOf(a),
          keepsPushedOut: true,
        }),
      ),

      /** Those behind an entry, page by page: an entry does not change, so they are read once. */
      readOlderActivity: build.infiniteQuery<
        ListedEntry[],
        { view: ActivityView; after: string },
        string
      >({
        keepUnusedDataFor: 5,
        infiniteQueryOptions: {
          initialPageParam: '',
          getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)!.id),
        },
        queryFn: ({ queryArg: { view, after }, pageParam }) =>
          attempt(async () => {
            const source = sourceOf(view)!
            const isGroup = 'group' in source
            const found = await readMany(isGroup ? source.group : source.path, {
              isGroup,
              where: source.where,
              highest: 'at',
              after: pageParam || after,
              most: pageSize,
            })
            return found.map(({ id, data }) => toItem(read(id, data)))
          }),
      }),
    }),
  })

const versionOf = (entry: ListedEntry) => ('v' in entry ? (entry.v ?? 0) : 0)

/** The id of an entry in the list of all activity is its path. */
function toItem(entry: Live<object>): ListedEntry {
  // The rules make sure of the rest.
  if (isExports(entry)) {
    const { id, by, atMillis, exports } = entry
    return { id: `exports/${id}`, by, atMillis, exports }
  }
  const [path, recordId] = entry.id.split('/')
  const kindOfRecord = (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].path === path)
  const { kind } = entry as { kind?: EntryKind }
  // The review before a step is for undo alone.
  const { before: _, ...step } = entry as { before?: unknown }
  const item = kind === 'state' ? step : entry
  return { ...item, kindOfRecord, recordId } as unknown as ListedEntry
}
