import { createContext, useState } from 'react'
import { flushSync } from 'react-dom'
import { isTakenOver } from './takenOver'

/**
 * Stands around parts that are taken over later. Nobody reads it: before React lets a context change,
 * it takes over everything below, as it cannot know what reads it there.
 */
export const Wanted = createContext(false)

/**
 * Handlers for what holds such parts, where what is done in one may change another: all of them are
 * taken over before anything hears of it.
 */
export function useWanted() {
  const [isWanted, setWanted] = useState(false)
  function want() {
    if (!isTakenOver()) flushSync(() => setWanted(true))
  }
  const wanting = {
    onPointerDownCapture: want,
    onKeyDownCapture: want,
    onClickCapture: want,
    onInputCapture: want,
  }
  return { isWanted, wanting }
}
