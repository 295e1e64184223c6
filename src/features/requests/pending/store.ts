import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { SessionRoot } from '@/features/session'
import type { PasswordRoot } from '@/features/session/desk'
import type { BulkRoot } from './bulkSlice'
import type { ViewRoot } from '../viewSlice'
import type { NotMadeRoot } from './notMadeSlice'
import type { PendingRoot } from './pendingStepsSlice'

/** The state that requests read. The live collections have selectors of their own. */
export type RequestsRoot = SessionRoot &
  PasswordRoot &
  ViewRoot &
  PendingRoot &
  NotMadeRoot &
  BulkRoot

type RequestsDispatch = ThunkDispatch<RequestsRoot, unknown, UnknownAction>
export type RequestsThunk<Result> = ThunkAction<Result, RequestsRoot, unknown, UnknownAction>

export const useRequestsDispatch = useDispatch.withTypes<RequestsDispatch>()
export const useRequestsSelector = useSelector.withTypes<RequestsRoot>()
