import { useEffect } from 'react'
import { useStore } from 'react-redux'
import type { AppStore } from '@/app/store'
import { untilLoaded } from '@/shared/config/untilLoaded'

/**
 * Keeps every live collection open for as long as an administrator is signed in, whichever
 * page is shown: few listeners that live long.
 */
export function useAdminListeners(uid: string | null) {
  const store = useStore() as AppStore

  useEffect(() => {
    if (uid === null) return
    let isOver = false
    let close = () => {}

    async function open() {
      const { joinAdminData, openLiveCollections } = await untilLoaded(
        () => import('@/app/adminStore'),
        () => !isOver,
      )
      joinAdminData(store)
      if (!isOver) close = openLiveCollections(store)
    }
    void open()

    return () => {
      isOver = true
      close()
    }
  }, [uid, store])
}
