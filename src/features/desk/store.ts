import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { MeetingsRoot } from '@/features/meetings/desk'
import type { RequestsRoot } from '@/features/requests/desk'

/** The state that the shell of the desk reads. */
type DeskRoot = RequestsRoot & MeetingsRoot

export const useDeskDispatch =
  useDispatch.withTypes<ThunkDispatch<DeskRoot, unknown, UnknownAction>>()
export const useDeskSelector = useSelector.withTypes<DeskRoot>()
