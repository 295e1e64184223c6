import { useEffect, useState } from 'react'

/**
 * Whether `isWaiting` has been true for too long.
 *
 * @param lateAfter milliseconds after which waiting needs an explanation
 */
export function useIsLate(isWaiting: boolean, lateAfter = 8_000): boolean {
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (!isWaiting) return
    const timer = window.setTimeout(() => setLate(true), lateAfter)
    return () => {
      window.clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting, lateAfter])

  return isWaiting && isLate
}
