import { createContext, useContext, useLayoutEffect, useState } from 'react'
import { useFollowed, type Source } from './source'

/** The records of the page that is shown, by their places on it. */
export type LivePage = {
  at: (place: number) => unknown
  subscribe: (changed: () => void) => () => void
}

export const PageContext = createContext<LivePage>({
  at: () => undefined,
  subscribe: () => () => {},
})

/**
 * The page as what its rows can follow. Told by a prop or a context, every row would be drawn
 * again where one has changed.
 */
export function useLivePage(items: Source<readonly unknown[]>): LivePage {
  const [page] = useState(() => {
    let shown = items.read()
    const listeners = new Set<() => void>()
    return {
      at: (place: number) => shown[place],
      subscribe(changed: () => void) {
        listeners.add(changed)
        return () => void listeners.delete(changed)
      },
      show: (now: readonly unknown[]) => {
        if (now === shown) return
        shown = now
        for (const changed of listeners) changed()
      },
    }
  })
  useFollowed(items, page.show)
  return page
}

/**
 * Writes what a cell shows, once and whenever another record stands in its place, past React: a new
 * record moves all texts of a page, some two hundred, and to render a component for each took
 * longer than all the rest.
 *
 * @param write the same function for as long as it writes the same
 */
export function useWritten<Item>(place: number, write: (item: Item | undefined) => void) {
  const { at, subscribe } = useContext(PageContext)
  useLayoutEffect(() => {
    let written: Item | undefined
    function follow() {
      const item = at(place) as Item | undefined
      if (item === written) return
      written = item
      write(item)
    }
    follow()
    return subscribe(follow)
  }, [at, subscribe, place, write])
}

/** Gives an element its text, in which React has drawn nothing. */
export function writeText(element: Element, text: string) {
  const node = element.firstChild ?? element.appendChild(document.createTextNode(''))
  if (node.nodeValue !== text) node.nodeValue = text
}

/** Gives an element an attribute, of which React knows nothing. */
export function writeAttribute(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
