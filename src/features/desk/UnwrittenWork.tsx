import { useEffect } from 'react'
import { onLogout, onLogoutElsewhere } from '@/features/session'
import { useAskBeforeUnload } from '@/shared/ui/useAskBeforeUnload'
import {
  selectHasOpenBulk,
  finishBulk,
  selectHasUnwrittenSteps,
  applyAllSteps,
  applyBeforeLogout,
} from '@/features/requests/desk'
import { sendAll, selectMayLoseEntries, useSendEntries } from '@/features/meetings/desk'
import { IdleLogout } from './IdleLogout'
import { useDeskDispatch, useDeskSelector } from './store'

/**
 * What was pressed at the desk and is not written yet: a logout writes it first, and closing the tab asks.
 * It is on the pages of the public site as well, because the desk may be left while something is on its way.
 */
export function UnwrittenWork() {
  const hasSteps = useDeskSelector(selectHasUnwrittenSteps)
  const hasBulk = useDeskSelector(selectHasOpenBulk)
  const mayLoseEntries = useDeskSelector(selectMayLoseEntries)
  useAskBeforeUnload(hasSteps || hasBulk || mayLoseEntries)
  useWriteBeforeLogout()
  useSendEntries()
  return <IdleLogout />
}

function useWriteBeforeLogout() {
  const dispatch = useDeskDispatch()
  useEffect(() => {
    const stops = [
      onLogout(() => dispatch(applyAllSteps())),
      onLogout(() => dispatch(finishBulk())),
      onLogout(() => dispatch(sendAll())),
      onLogoutElsewhere(() => {
        void dispatch(applyBeforeLogout())
        void dispatch(finishBulk())
        void dispatch(sendAll())
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [dispatch])
}
