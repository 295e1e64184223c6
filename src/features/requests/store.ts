import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { SessionRoot } from '@/features/session'
import type { PasswordRoot } from '@/features/session/desk'
import type { BulkRoot } from './bulk/bulkSlice'
import type { StepsRoot } from './review/stepsSlice'
import type { ViewRoot } from './viewSlice'

/** The state that requests read. The live collections have selectors of their own. */
export type RequestsRoot = SessionRoot & PasswordRoot & ViewRoot & StepsRoot & BulkRoot

type RequestsDispatch = ThunkDispatch<RequestsRoot, unknown, UnknownAction>
export type RequestsThunk<Result> = ThunkAction<Result, RequestsRoot, unknown, UnknownAction>

export const useRequestsDispatch = useDispatch.withTypes<RequestsDispatch>()
export const useRequestsSelector = useSelector.withTypes<RequestsRoot>()
