import type { KeyboardEvent } from 'react'

/** Links and buttons of one level of the menu, in their order. */
const entriesOf = (list: Element | null | undefined) => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > li > a, :scope > li > button') ?? []),
]

/** Puts the focus on the first or last entry of the list below a button. */
export function enter(button: HTMLElement, which: 'first' | 'last' = 'first') {
  // After React has drawn the list: what is hidden takes no focus.
  requestAnimationFrame(() => {
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '')
    entriesOf(list)
      .at(which === 'first' ? 0 : -1)
      ?.focus()
  })
}

const steps = {
  row: { ArrowRight: 1, ArrowLeft: -1 },
  column: { ArrowDown: 1, ArrowUp: -1 },
}

/**
 * Moves the focus within one level: arrows along its direction, from end to end, Home and End.
 *
 * @returns whether the key was one of these
 */
export function move(event: KeyboardEvent<HTMLElement>, direction: 'row' | 'column'): boolean {
  const entries = entriesOf(event.currentTarget.closest('ul'))
  const at = entries.indexOf(event.currentTarget)
  const step = (steps[direction] as Record<string, number>)[event.key]
  const next =
    step !== undefined
      ? entries[(at + step + entries.length) % entries.length]
      : event.key === 'Home'
        ? entries[0]
        : event.key === 'End'
          ? entries.at(-1)
          : undefined
  if (next === undefined) return false
  event.preventDefault()
  event.stopPropagation()
  next.focus()
  return true
}
