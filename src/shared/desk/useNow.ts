import { useSyncExternalStore } from 'react'
import { followServerClock, serverNow } from '@/shared/config/serverClock'

/**
 * The time in milliseconds since 1970, to ten minutes: pages show days. One clock for all pages,
 * so that a number and the list behind it count the same: the server's, where the device's is wrong.
 */
export const useNow = () => useSyncExternalStore(follow, tenMinutesNow)

function follow(onChange: () => void) {
  const timer = setInterval(onChange, minute)
  const end = followServerClock(onChange)
  return () => {
    clearInterval(timer)
    end()
  }
}

const minute = 60_000

const tenMinutesNow = () => Math.floor(serverNow() / (10 * minute)) * (10 * minute)
