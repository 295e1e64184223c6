import { wantParts } from '@/shared/hydration/takenOver'

/** Fields a visitor can fill in before the page's scripts have run. */
const fieldSelector = 'input, textarea, select'
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    /** What the script in the page has held back until now: buttons pressed, forms sent. */
    early?: { held: HTMLElement[]; release: () => void }
  }
}

type EarlyInput = {
  /**
   * The page is alive: buttons may answer, unless something was typed, which has to come before them. Then
   * React takes over all of it now, for its fields are empty until they have been told.
   */
  begin: () => void
  /** React has taken over all of it and can be given what it has not heard of. */
  enter: () => void
}

/**
 * Remembers what is typed and chosen on a prerendered page until React has taken it over, and
 * gives it to React then: it would else never hear of it and write its own values over it.
 */
export function keepEarlyInput(root: HTMLElement): EarlyInput {
  const typed = new Map<Field, string | boolean>()
  for (const field of root.querySelectorAll<Field>(fieldSelector)) {
    if (read(field) !== startOf(field)) typed.set(field, read(field))
  }
  const handleInput = ({ target }: Event) => {
    if (target instanceof Element && target.matches(fieldSelector)) {
      typed.set(target as Field, read(target as Field))
    }
  }
  root.addEventListener('input', handleInput, true)

  let isReleased = false
  function release() {
    if (isReleased) return
    isReleased = true
    const { held, release: letGo } = window.early ?? { held: [], release: () => {} }
    letGo()
    for (const element of held) if (element.isConnected) element.click()
  }

  return {
    begin: () => {
      if (typed.size > 0) wantParts()
      else release()
    },
    enter: () => {
      root.removeEventListener('input', handleInput, true)
      for (const [field, value] of typed) if (field.isConnected) enter(field, value)
      typed.clear()
      release()
    },
  }
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

const read = (field: Field) => (isTicked(field) ? field.checked : field.value)

function startOf(field: Field): string | boolean {
  if (isTicked(field)) return field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** As if it were typed now. */
function enter(field: Field, value: string | boolean) {
  if (isTicked(field)) {
    if (field.type === 'radio' && value === false) return
    // A click is what React listens to; it turns the tick over.
    field.checked = value === false
    field.click()
    return
  }
  // React passes over an event that brings the value it has seen last. What it has seen is what
  // went through the element's own property, so the value goes past that one.
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')
  field.value = String(startOf(field))
  property?.set?.call(field, value)
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}
