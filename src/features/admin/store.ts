import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { SessionRoot } from '@/features/session'
import type { PasswordRoot } from '@/features/session/data'
import type { BulkRoot } from './bulk/bulkSlice'
import type { DoorRoot } from './door/queueSlice'
import type { PanelRoot } from './panelSlice'
import type { PendingRoot } from './review/pendingStepsSlice'

/** What the admin area knows of the store. The live collections have selectors of their own. */
export type AdminRoot = SessionRoot & PasswordRoot & PanelRoot & PendingRoot & BulkRoot & DoorRoot

type AdminDispatch = ThunkDispatch<AdminRoot, unknown, UnknownAction>
export type AdminThunk<Result> = ThunkAction<Result, AdminRoot, unknown, UnknownAction>

export const useAdminDispatch = useDispatch.withTypes<AdminDispatch>()
export const useAdminSelector = useSelector.withTypes<AdminRoot>()
