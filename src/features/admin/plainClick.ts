import type { MouseEvent } from 'react'

/** Does something in the place of a link; what asks for another tab, a window or a file stays the browser's. */
export const plainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  act()
}
