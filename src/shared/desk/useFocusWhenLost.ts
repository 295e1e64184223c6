import { useEffect, type RefObject } from 'react'

/**
 * Moves the focus when the button that was pressed has gone with the state before.
 *
 * @param place takes the focus itself, or its first button does
 * @param press the last press; without it a colleague has changed the state, and the focus stays
 */
export function useFocusWhenLost(
  place: RefObject<HTMLElement | null>,
  state: unknown,
  press: unknown = true,
): void {
  useEffect(() => {
    if (!press || document.activeElement !== document.body) return
    const { current } = place
    const target = current?.hasAttribute('tabindex') ? current : current?.querySelector('button')
    target?.focus()
  }, [place, state, press])
}
