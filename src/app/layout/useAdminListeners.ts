import { useEffect } from 'react'
import { useStore } from 'react-redux'
import type { AppStore } from '@/app/store'
import { loadAdminData } from '@/features/admin'
import { importWithRetry } from '@/shared/config/importWithRetry'

/**
 * Keeps the live collections of the specification open for as long as an administrator is signed
 * in, whichever page is shown: few listeners that live long.
 */
export function useAdminListeners(uid: string | null) {
  const store = useStore() as AppStore

  useEffect(() => {
    if (uid === null) return
    const listening = new AbortController()
    const { signal } = listening

    async function open() {
      const { sessionCollections } = await importWithRetry(async () => {
        const data = await loadAdminData()
        await store.addData(() => Promise.resolve(data.adminSlices))
        return data
      }, signal)
      if (signal.aborted) return
      for (const { endpoint } of sessionCollections) {
        const subscription = store.dispatch(endpoint.initiate())
        signal.addEventListener('abort', () => subscription.unsubscribe())
      }
    }
    void open()

    return () => listening.abort()
  }, [uid, store])
}
