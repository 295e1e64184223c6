import { parsePath, type Navigator, type To } from 'react-router-dom'
import { guardHistory, type Guard } from './guardHistory'

/** What takes a step; needs no `this`. */
type Move = (...step: Parameters<Navigator['push']>) => void
type Moves = { push: Move; replace: Move }

/** Watches every step a router takes or hears of. Returns the function that ends it. */
export function guardSteps(moves: Moves, guard: Guard): () => void {
  const { push, replace } = moves
  const browser = guardHistory(guard)

  const guarded =
    (move: Move): Move =>
    (...step) => {
      const go = () => {
        move(...step)
        browser.follow()
      }
      if (guard.isRefused(pathnameOf(step[0]))) guard.onRefused(go)
      else go()
    }
  moves.push = guarded(push)
  moves.replace = guarded(replace)

  return () => {
    moves.push = push
    moves.replace = replace
    browser.stop()
  }
}

/** A step that names no path stays on the page. */
const pathnameOf = (to: To) =>
  (typeof to === 'string' ? parsePath(to) : to).pathname ?? window.location.pathname
