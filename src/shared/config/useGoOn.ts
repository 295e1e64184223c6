import { useEffect, useEffectEvent, useState } from 'react'
import { takeGoOn } from './loadAgain'

/**
 * Repeats the press of a moment ago, when the page had to be loaded again for it.
 *
 * @param goOn the name under which it was noted, see `loadAgain`; nothing as long as it cannot be done
 */
export function useGoOn(goOn: string | undefined, act: () => void): void {
  const [isGoingOn, setGoingOn] = useState(false)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a prerendered page knows nothing of it
    if (goOn !== undefined && takeGoOn(goOn)) setGoingOn(true)
  }, [goOn])

  // With the next render, because the page may first have to read the values of a form.
  const handleGoOn = useEffectEvent(act)
  useEffect(() => {
    if (isGoingOn) handleGoOn()
  }, [isGoingOn])
}
