import { useEffect, useState } from 'react'

/** Milliseconds after which waiting needs an explanation. */
const lateAfter = 8_000

/** Whether `isWaiting` has been true for too long; offline at once. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (!isWaiting) return
    const markLate = () => setLate(true)
    const timer = window.setTimeout(markLate, navigator.onLine ? lateAfter : 0)
    window.addEventListener('offline', markLate)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('offline', markLate)
      setLate(false)
    }
  }, [isWaiting])

  return isWaiting && isLate
}
