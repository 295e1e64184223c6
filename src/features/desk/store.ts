import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { MeetingsRoot } from '@/features/meetings/desk'
import type { ImportRoot } from '@/features/members/desk'
import type { RequestsRoot } from '@/features/requests/desk'

/** The state that the shell of the desk reads. */
export type DeskRoot = RequestsRoot & MeetingsRoot & ImportRoot
export type DeskThunk<Result> = ThunkAction<Result, DeskRoot, unknown, UnknownAction>

export const useDeskDispatch =
  useDispatch.withTypes<ThunkDispatch<DeskRoot, unknown, UnknownAction>>()
export const useDeskSelector = useSelector.withTypes<DeskRoot>()
