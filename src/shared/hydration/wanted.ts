import { createContext, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isTakenOver, onWanted, wantParts } from './takenOver'

/**
 * Stands around parts that are taken over later. Nobody reads it: before React lets a context change,
 * it takes over everything below, as it cannot know what reads it there.
 */
export const Wanted = createContext(0)

function want() {
  if (!isTakenOver()) wantParts()
}

const wanting = {
  onPointerDownCapture: want,
  onKeyDownCapture: want,
  onClickCapture: want,
  onInputCapture: want,
}

/**
 * The value of `Wanted`, and handlers for what stands in it, where what is done in one part may change
 * another: all of them are taken over before anything hears of it.
 */
export function useWanted() {
  // Counted, so that what one turn could not take over is asked for again by the next.
  const [timesWanted, setTimesWanted] = useState(0)
  // In place before anything can be heard: effects that are not of layout come after a press at that time.
  useLayoutEffect(() => onWanted(() => flushSync(() => setTimesWanted((times) => times + 1))), [])
  return { timesWanted, wanting }
}
