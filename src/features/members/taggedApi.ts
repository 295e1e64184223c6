import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { firestoreApi } from '@/shared/firestore/api'

export const taggedApi = firestoreApi.enhanceEndpoints({
  addTagTypes: ['MemberOfRequest', 'Standing'],
})

/** A mutation that has begun. */
export type Started = Pick<BaseQueryApi, 'dispatch'> & { queryFulfilled: Promise<unknown> }
