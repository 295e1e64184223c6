import { useEffect, useState } from 'react'

/** Pixels after which the header turns solid: SPEC.md section 9. */
const threshold = 50

/** Whether the page is scrolled past the threshold; a prerendered page stands at its top. */
export function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)

  useEffect(() => {
    const look = () => setScrolled(window.scrollY > threshold)
    // Not now: the browser would have to lay out the whole page to tell.
    const frame = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
    }
  }, [])

  return isScrolled
}
