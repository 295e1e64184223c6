import { useEffect, useState } from 'react'

/**
 * The time in milliseconds since 1970, to ten minutes: pages show days. One clock for all pages,
 * so that a number and the list behind it count the same.
 */
export function useNow(): number {
  const [now, setNow] = useState(tenMinutesNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(tenMinutesNow()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}

const minute = 60_000

const tenMinutesNow = () => Math.floor(Date.now() / (10 * minute)) * (10 * minute)
