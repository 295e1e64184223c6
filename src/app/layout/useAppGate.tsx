import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useSelector, useStore } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { selectIsAppReady } from '@/app/gate'
import type { AppStore } from '@/app/store'
import { loadAdminData } from '@/features/desk'
import { selectUid } from '@/features/session'
import { importWithRetry } from '@/shared/config/importPart'

/**
 * Whether a page may be shown instead of the spinner: once the session is known and, for an administrator, the
 * first live collection has reported. Once open it stays open: a changed session must not take
 * away a page with a half-filled form.
 */
export function useIsGateOpen(): boolean {
  const isOpen = useSelector(selectIsAppReady)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return isOpen || wasOpen
}

type AdminData = Awaited<ReturnType<typeof loadAdminData>>

/**
 * Follows the meetings for as long as an administrator is signed in, on every page, and the lists of the page
 * that is opened first, before it is there.
 *
 * @returns the component that writes unsaved work, once it is loaded
 */
export function useAdminListeners(): ReactNode {
  const uid = useSelector(selectUid)
  const store = useStore() as AppStore
  const [unsavedWork, setUnsavedWork] = useState<ReactNode>()
  const { pathname } = useLocation()
  const follow = useEffectEvent(({ followLists, phoneScreen }: AdminData) =>
    store.dispatch(followLists(pathname, !matchMedia(phoneScreen).matches)),
  )

  useEffect(() => {
    if (uid === null) return
    const listening = new AbortController()
    const { signal } = listening

    async function open() {
      const data = await importWithRetry(async () => {
        const loaded = await loadAdminData()
        await store.addData(() => Promise.resolve(loaded.adminSlices))
        return loaded
      }, signal)
      if (signal.aborted) return
      const { sessionCollection, UnsavedWork } = data
      setUnsavedWork(<UnsavedWork />)
      const subscription = store.dispatch(sessionCollection.endpoint.initiate())
      signal.addEventListener('abort', () => subscription.unsubscribe())
      follow(data)
      data.fetchDesk(signal)
    }
    void open()

    return () => listening.abort()
  }, [uid, store])

  return unsavedWork
}
