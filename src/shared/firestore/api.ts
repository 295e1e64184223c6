import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import type { AppError, Conflict } from './errors'

/** The one RTK Query API. Features add their endpoints with `injectEndpoints`. */
export const firestoreApi = createApi({
  reducerPath: 'firestoreApi',
  baseQuery: fakeBaseQuery<AppError | Conflict>(),
  endpoints: () => ({}),
})
