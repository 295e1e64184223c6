import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { endWaiting, expectPart, forgetPart, noteHere } from './takenOver'

/**
 * A part of a prerendered page that React takes over in a turn of its own, after what stands around
 * it: the page is alive sooner. A key or a button pressed in it makes React do so at once, before it
 * hears of that. Until then nothing in it may differ from the HTML: what comes from elsewhere, as a
 * draft does, has to wait (`whenTakenOver`).
 */
export function LaterPart({ children }: { children: ReactNode }) {
  const [part] = useState(() => ({}))

  useLayoutEffect(() => {
    expectPart(part)
    return () => forgetPart(part)
  }, [part])

  return (
    <Suspense>
      {children}
      <Here part={part} />
    </Suspense>
  )
}

/** Behind the part, so that its effects come after those of the part. */
function Here({ part }: { part: object }) {
  useLayoutEffect(() => noteHere(part), [part])
  useEffect(() => endWaiting(part), [part])
  return null
}
