import { useEffect, useState } from 'react'

/** Milliseconds after which a list that has not come deserves a word. */
const patience = 8_000

/** Whether something has been going on for longer than one waits without a word; at once offline. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (!isWaiting) return
    const tell = () => setLate(true)
    const timer = window.setTimeout(tell, navigator.onLine ? patience : 0)
    window.addEventListener('offline', tell)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('offline', tell)
      setLate(false)
    }
  }, [isWaiting])

  return isWaiting && isLate
}
