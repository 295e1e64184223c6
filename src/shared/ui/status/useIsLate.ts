import { useEffect, useState } from 'react'

/** Milliseconds after which waiting needs an explanation. */
const lateAfter = 8_000

/** Whether `isWaiting` has been true for too long. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (!isWaiting) return
    const timer = window.setTimeout(() => setLate(true), lateAfter)
    return () => {
      window.clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])

  return isWaiting && isLate
}
