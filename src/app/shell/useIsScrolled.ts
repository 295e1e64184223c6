import { useSyncExternalStore } from 'react'

/** Pixels after which the header turns solid: SPEC.md section 9. */
const threshold = 50

function follow(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

/** Whether the page is scrolled past the threshold; a prerendered page stands at its top. */
export const useIsScrolled = () =>
  useSyncExternalStore(
    follow,
    () => window.scrollY > threshold,
    () => false,
  )
