import { hearFirst } from './hearFirst'

export type Guard = {
  isRefused: (pathname: string) => boolean
  /** Gets the function that takes the refused step after all. */
  onRefused: (go: () => void) => void
}

/**
 * Watches the browser's own buttons. Their step has been taken when one hears of it, so a refused
 * one is taken back, and the router, which listens as well, is told of neither.
 */
export function guardHistory({ isRefused, onRefused }: Guard) {
  let place = placeNow()
  let next: 'ask' | 'takenBack' | 'takenAgain' = 'ask'
  let steps = 0

  function handlePop(event: PopStateEvent) {
    if (next === 'ask' && isRefused(window.location.pathname)) {
      event.stopImmediatePropagation()
      steps = placeNow() - place
      // An entry that is not the router's own has no place to go back from.
      if (steps === 0) return
      next = 'takenBack'
      window.history.go(-steps)
    } else if (next === 'takenBack') {
      event.stopImmediatePropagation()
      next = 'ask'
      onRefused(() => {
        next = 'takenAgain'
        window.history.go(steps)
      })
    } else {
      next = 'ask'
      place = placeNow()
    }
  }

  return { follow: () => void (place = placeNow()), stop: hearFirst(handlePop) }
}

/** The router numbers the entries of the history. */
function placeNow(): number {
  const state: unknown = window.history.state
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state
  return isNumbered ? Number(state.idx) : 0
}
