import { createContext, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isTakenOver, onWanted, wantParts } from './takenOver'

/**
 * Stands around parts that are taken over later. Nobody reads it: before React lets a context change,
 * it takes over everything below, as it cannot know what reads it there.
 */
export const Wanted = createContext(false)

function want() {
  if (!isTakenOver()) wantParts()
}

const wanting = {
  onPointerDownCapture: want,
  onKeyDownCapture: want,
  onClickCapture: want,
  onInputCapture: want,
  // A password manager may send a form without any of these.
  onSubmitCapture: want,
}

/**
 * The value of `Wanted`, and handlers for what holds everything that may change one of its parts, a
 * button outside of them too: all are taken over before anything hears of it.
 */
export function useWanted() {
  const [isWanted, setWanted] = useState(false)
  // In place before anything can be heard: effects that are not of layout come after a press at that time.
  useLayoutEffect(() => onWanted(() => flushSync(() => setWanted(true))), [])
  return { isWanted, wanting }
}
