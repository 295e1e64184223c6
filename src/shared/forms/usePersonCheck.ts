import { useEffect, useRef, useState } from 'react'
import { isHydrating } from '@/shared/ui/useMounted'

/** Milliseconds in which no person fills in a form; a program does. */
const leastTime = 3_000

/**
 * Tells programs that send spam from people, and asks where it is not sure. It never decides:
 * a press on a button, and what was typed is sent.
 */
export function usePersonCheck(isOn: boolean, isRestored: boolean) {
  const trap = useRef<HTMLInputElement>(null)
  const since = useRef<number>(undefined)
  const isKnown = useRef(false)
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    // The page of the file could be filled in before its scripts came.
    since.current ??= isHydrating() ? 0 : performance.now()
  }, [])

  /** Whether the person has to be asked first; asks, too. */
  function mustAsk(): boolean {
    const isHasty = !isRestored && performance.now() - (since.current ?? 0) < leastTime
    const isTrapped = Boolean(trap.current?.value)
    const must = isOn && !isKnown.current && (isHasty || isTrapped)
    setAsking(must)
    return must
  }

  function confirm() {
    isKnown.current = true
    setAsking(false)
  }

  return { trap, isAsking, mustAsk, confirm }
}
