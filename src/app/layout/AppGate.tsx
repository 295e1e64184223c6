import { useEffect, useState, type ReactNode } from 'react'
import { useSelector, useStore } from 'react-redux'
import { selectIsAppReady } from '@/app/gate'
import type { AppStore } from '@/app/store'
import { loadAdminData } from '@/features/admin'
import { selectUid } from '@/features/session'
import { importWithRetry } from '@/shared/config/importWithRetry'
import { Waiting } from '@/shared/ui/Waiting'

/**
 * Shows a spinner instead of the page until the session is known and, for an administrator, the
 * first live collection has reported. Once open it stays open: a changed session must not take
 * away a page with a half-filled form.
 */
export function AppGate({ children }: { children: ReactNode }) {
  const isOpen = useSelector(selectIsAppReady)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const unwrittenWork = useAdminListeners(useSelector(selectUid))

  return (
    <>
      {isOpen || wasOpen ? children : <Waiting />}
      {unwrittenWork}
    </>
  )
}

/**
 * Subscribes to the live collections for as long as an administrator is signed in, on every page.
 *
 * @returns what follows their unwritten work, once it is loaded
 */
function useAdminListeners(uid: string | null): ReactNode {
  const store = useStore() as AppStore
  const [unwrittenWork, setUnwrittenWork] = useState<ReactNode>()

  useEffect(() => {
    if (uid === null) return
    const listening = new AbortController()
    const { signal } = listening

    async function open() {
      const { sessionCollections, UnwrittenWork } = await importWithRetry(async () => {
        const data = await loadAdminData()
        await store.addData(() => Promise.resolve(data.adminSlices))
        return data
      }, signal)
      if (signal.aborted) return
      setUnwrittenWork(<UnwrittenWork />)
      for (const { endpoint } of sessionCollections) {
        const subscription = store.dispatch(endpoint.initiate())
        signal.addEventListener('abort', () => subscription.unsubscribe())
      }
    }
    void open()

    return () => listening.abort()
  }, [uid, store])

  return unwrittenWork
}
