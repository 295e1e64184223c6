import { lazy } from 'react'
import { importWithRetry } from '@/shared/config/importPart'

/** For `useAtRest`, where one of the following may be opened. */
export const fetchNotice = () => import('./NoticeText')
const loadNotice = () => importWithRetry(fetchNotice)

/** The whole notice of a form, for when the visitor opens it. */
export const WholeNotice = lazy(async () => ({ default: (await loadNotice()).WholeNotice }))

/** The text that a record was sent under, for the desk. */
export const AgreedNotice = lazy(async () => ({ default: (await loadNotice()).AgreedNotice }))
