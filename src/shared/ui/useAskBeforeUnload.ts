import { useEffect } from 'react'
import { askBeforeUnload, beforeLoadingAgain } from '@/shared/config/loadAgain'

/**
 * The browser asks before the tab is closed or reloaded, while something would be lost by it. The page does not load
 * itself again meanwhile.
 */
export function useAskBeforeUnload(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => askBeforeUnload(event)
    window.addEventListener('beforeunload', ask)
    const stopKeeping = beforeLoadingAgain(() => false)
    return () => {
      window.removeEventListener('beforeunload', ask)
      stopKeeping()
    }
  }, [isNeeded])
}
