import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react'

/** A key that does something while no field has the focus. */
type KeyBinding = {
  /** As `KeyboardEvent.key`: one character, in lower case. */
  key: string
  /** Its act, for the help sheet. */
  label: string
  /** It changes a record: it is ignored in the middle of a word that is typed into no field. */
  changes?: true
  onPress: () => void
}

/** The heading of the keys that work on every page of the desk. */
export const everywhere = 'Everywhere'

/** The keys of a part of the page, with its heading in the help sheet. */
export type KeyGroup = { title: string; bindings: readonly KeyBinding[] }

/** The keys that the parts of the page have bound; `KeysHelp` provides it. */
type BoundKeys = {
  groups: Set<KeyGroup>
  /** Opens the help sheet. */
  showHelp: () => void
  /** Whether the person has left the keys on. */
  areOn: boolean
}

export const KeysContext = createContext<BoundKeys | null>(null)

/** Binds keys for as long as the component is mounted. */
export function useKeys(title: string, bindings: readonly KeyBinding[]): void {
  const groups = useContext(KeysContext)?.groups
  const group = useRef<KeyGroup>({ title, bindings })
  // Added once: otherwise it would go to the end of the help sheet with each new binding.
  useEffect(() => {
    const own = group.current
    groups?.add(own)
    return () => void groups?.delete(own)
  }, [groups])
  // Before it is painted: a key may be pressed as soon as its button shows.
  useLayoutEffect(() => {
    group.current.bindings = bindings
  }, [bindings])
}

/** Whether a key is meant for the focused element: a text, a choice, or an open menu or dialog. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=dialog]',
  ) !== null
