import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { ImportDraftRoot } from '../import-run/draftSlice'
import type { ImportRunRoot } from '../import-run/runSlice'

/** What an import has in the store. */
export type ImportRoot = ImportDraftRoot & ImportRunRoot

export const useImportDispatch =
  useDispatch.withTypes<ThunkDispatch<ImportRoot, unknown, UnknownAction>>()
export const useImportSelector = useSelector.withTypes<ImportRoot>()
