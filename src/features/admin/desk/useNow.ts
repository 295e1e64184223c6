import { useEffect, useState } from 'react'

/** The time in milliseconds since 1970, to the minute. */
export function useNow(): number {
  const [now, setNow] = useState(thisMinute)
  useEffect(() => {
    const timer = setInterval(() => setNow(thisMinute()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}

const minute = 60_000

const thisMinute = () => Math.floor(Date.now() / minute) * minute
