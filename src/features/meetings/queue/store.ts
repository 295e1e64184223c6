import type {
  Action,
  ThunkAction,
  ThunkDispatch,
  UnknownAction,
  UnsubscribeListener,
} from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { SessionRoot } from '@/features/session'
import type { PasswordRoot } from '@/features/session/desk'
import type { DoorRoot } from './queueSlice'

/** The state that meetings read. The live collections have selectors of their own. */
export type MeetingsRoot = SessionRoot & PasswordRoot & DoorRoot

type AddListener = (action: Action<'listenerMiddleware/add'>) => UnsubscribeListener
type MeetingsDispatch = AddListener & ThunkDispatch<MeetingsRoot, unknown, UnknownAction>
export type MeetingsThunk<Result> = ThunkAction<Result, MeetingsRoot, unknown, UnknownAction>

export const useMeetingsDispatch = useDispatch.withTypes<MeetingsDispatch>()
export const useMeetingsSelector = useSelector.withTypes<MeetingsRoot>()
