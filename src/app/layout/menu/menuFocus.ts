import type { KeyboardEvent } from 'react'

/** Links and buttons of one level of the menu, in their order. */
const entriesOf = (list: Element | null | undefined) => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > li > a, :scope > li > button') ?? []),
]

/** Focuses the first or last entry of the list below a button. */
export function focusInside(button: HTMLElement, which: 'first' | 'last') {
  // After React has rendered the open list: a hidden entry takes no focus.
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

/** Moves the focus within one level: the arrow keys along its direction, Home and End. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, direction: 'row' | 'column') {
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
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}
