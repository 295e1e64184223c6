import { useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom'
import { guardSteps } from './guardSteps'

type Place = { pathname: string }
type ShouldBlock = (step: { currentLocation: Place; nextLocation: Place }) => boolean

export type Blocker =
  | { state: 'unblocked'; proceed?: undefined; reset?: undefined }
  | { state: 'blocked'; proceed: () => void; reset: () => void }

/**
 * Holds a step to another address back, whether a link, the code or the browser's buttons take it,
 * until it is said what becomes of it. As React Router's own, which needs its data router.
 */
export function useBlocker(shouldBlock: ShouldBlock): Blocker {
  const { navigator } = useContext(NavigationContext)
  const currentLocation = useLocation()
  const [heldBack, setHeldBack] = useState<{ go: () => void } | null>(null)
  const isRefused = useRef<(pathname: string) => boolean>(() => false)

  useEffect(() => {
    isRefused.current = (pathname) => shouldBlock({ currentLocation, nextLocation: { pathname } })
  })

  useEffect(() => {
    return guardSteps(navigator, {
      isRefused: (pathname) => isRefused.current(pathname),
      onRefused: (go) => setHeldBack({ go }),
    })
  }, [navigator])

  if (heldBack === null) return { state: 'unblocked' }
  return {
    state: 'blocked',
    proceed: () => {
      setHeldBack(null)
      heldBack.go()
    },
    reset: () => setHeldBack(null),
  }
}
