import { useEffect } from 'react'

/** The browser asks before the tab is closed or reloaded, while something would be lost by it. */
export function useAskBeforeUnload(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isNeeded])
}
