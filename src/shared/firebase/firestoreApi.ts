import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import type { AppError } from './errors'

/** The one RTK Query API. Features add their endpoints with `injectEndpoints`. */
export const firestoreApi = createApi({
  reducerPath: 'firestoreApi',
  baseQuery: fakeBaseQuery<AppError>(),
  endpoints: () => ({}),
})
