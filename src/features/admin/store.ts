import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { MeetingsRoot } from './meetingsStore'
import type { RequestsRoot } from './requestsStore'

/** What the shell of the desk knows of the store. */
type DeskRoot = RequestsRoot & MeetingsRoot

export const useDeskDispatch =
  useDispatch.withTypes<ThunkDispatch<DeskRoot, unknown, UnknownAction>>()
export const useDeskSelector = useSelector.withTypes<DeskRoot>()
