import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { liveQuery, type LiveList } from '@/shared/firestore/live/liveQuery'
import { readPeriods, readTurns } from './figures/readBasis'
import type { PaidPeriod, Turn } from './figures/voters'
import {
  cancelReceipt,
  recordPayment,
  type CancelledReceipt,
  type ReceiptRecord,
  type RecordedPayment,
} from './recordPayment'
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
      queryFn: (cancelled, api) => cancelReceipt(cancelled, api),
      invalidatesTags: ['Standing'],
    }),

    /** The acts that end, hold or change a membership, of all members. */
    readTurns: build.query<Turn[], void>({
      queryFn: () => attempt(readTurns),
      keepUnusedDataFor: 0,
    }),

    /** The periods that end on a day or later. */
    readPeriods: build.query<PaidPeriod[], string>({
      queryFn: (day) => attempt(() => readPeriods(day)),
      keepUnusedDataFor: 0,
    }),

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
  useReadTurnsQuery,
  useReadPeriodsQuery,
} = duesApi
