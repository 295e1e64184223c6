import { withFreshSignIn } from '@/features/session/desk'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { liveQuery, type LiveList } from '@/shared/firestore/live/liveQuery'
import { toTurn, turnKinds, type PaidPeriod, type Turn } from './figures/voters'
import {
  cancelReceipt,
  recordPayment,
  type CancelledReceipt,
  type ReceiptRecord,
  type RecordedPayment,
} from './recordPayment'
import { readMany } from '@/shared/firestore/submit'
import { receiptsPath } from './receiptWrites'

/** The receipts of a financial year, or of a member. */
export type ReceiptsOf = { fy: string } | { memberId: string }

/** Who has to pay is counted again. */
const taggedApi = firestoreApi.enhanceEndpoints({ addTagTypes: ['Standing'] })

export const duesApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Writes a receipt. */
    recordPayment: build.mutation<ReceiptRecord, RecordedPayment>({
      queryFn: (recorded, api) => recordPayment(recorded, api),
      invalidatesTags: ['Standing'],
    }),

    cancelReceipt: build.mutation<ReceiptRecord, CancelledReceipt>({
      queryFn: (cancelled, api) =>
        withFreshSignIn(api.dispatch, () => cancelReceipt(cancelled, api)),
      invalidatesTags: ['Standing'],
    }),

    /** The financial year of the oldest receipt; null if there is none. */
    readFirstYear: build.query<string | null, void>({
      queryFn: () =>
        attempt(async () => {
          // Their ids begin with the year.
          const [oldest] = await readMany(receiptsPath, { most: 1 })
          return (oldest?.data.fy as string | undefined) ?? null
        }),
    }),

    /** The entries that end, hold or change a membership, of all members. */
    listenTurns: build.query<LiveList<Turn>, void>(
      liveQuery({
        sourceOf: () => ({ group: 'history', where: [['kind', 'in', turnKinds]] }),
        schema: () =>
          import('@/features/members/schema').then((module) => module.memberHistorySchema),
        toItem: (entry) => toTurn(entry as Parameters<typeof toTurn>[0]),
        compare: (a: Turn, b: Turn) => a.v - b.v,
      }),
    ),

    /** The receipts with a period that ends on the day or later. */
    listenPeriods: build.query<LiveList<PaidPeriod>, string>(
      liveQuery({
        sourceOf: (day: string) => ({ path: receiptsPath, where: [['until', '>=', day]] }),
        schema: () => import('./schema').then((module) => module.receiptSchema),
        toItem: (receipt) => receipt as PaidPeriod,
        compare: () => 0,
      }),
    ),

    /** The newest first. */
    listenReceipts: build.query<LiveList<ReceiptRecord>, ReceiptsOf>(
      liveQuery({
        sourceOf: (of: ReceiptsOf) => ({
          path: receiptsPath,
          where: [['fy' in of ? 'fy' : 'memberId', '==', 'fy' in of ? of.fy : of.memberId]],
        }),
        schema: () => import('./schema').then((module) => module.receiptSchema),
        toItem: (receipt) => receipt as ReceiptRecord,
        compare: (a: ReceiptRecord, b: ReceiptRecord) => (b.atMillis ?? 0) - (a.atMillis ?? 0),
      }),
    ),
  }),
})

export const {
  useRecordPaymentMutation,
  useCancelReceiptMutation,
  useListenReceiptsQuery,
  useListenTurnsQuery,
  useReadFirstYearQuery,
  useListenPeriodsQuery,
} = duesApi
