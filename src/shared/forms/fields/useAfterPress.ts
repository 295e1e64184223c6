import { useCallback, useEffect, useRef } from 'react'

/**
 * Gives a function that runs an action at once or, while a mouse button is down, when it is released.
 * Leaving a field shows or removes its error; if that moves the button that is being pressed, the
 * browser sees the release on another element and makes no click. A finger's tap counts, too: browsers
 * report it as a press and a release of the mouse.
 */
export function useAfterPress(): (act: () => void) => void {
  const waiting = useRef<(() => void)[]>(undefined)

  useEffect(() => {
    const handlePress = () => (waiting.current ??= [])
    // The clicked element is known by now, and the click itself comes later.
    const handleRelease = () => {
      const acts = waiting.current
      waiting.current = undefined
      acts?.forEach((act) => act())
    }
    document.addEventListener('mousedown', handlePress, true)
    document.addEventListener('mouseup', handleRelease, true)
    document.addEventListener('dragend', handleRelease, true)
    return () => {
      document.removeEventListener('mousedown', handlePress, true)
      document.removeEventListener('mouseup', handleRelease, true)
      document.removeEventListener('dragend', handleRelease, true)
    }
  }, [])

  return useCallback((act) => {
    if (waiting.current) waiting.current.push(act)
    else act()
  }, [])
}
