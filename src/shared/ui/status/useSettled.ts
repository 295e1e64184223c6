import { useEffect, useState } from 'react'

/** Milliseconds without a change: longer than between two keys. */
const pause = 700

/** A value once it has stopped changing for a moment; the first one at once. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(() => value), pause)
    return () => window.clearTimeout(timer)
  }, [value])

  return settled
}
