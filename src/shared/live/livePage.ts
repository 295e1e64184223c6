import { createContext, useContext, useLayoutEffect, useState } from 'react'
import { useFollowed, type Source } from './source'

/** The records of the page that is shown, by their places on it. */
export type LivePage = {
  at: (place: number) => unknown
  /** Tells when another record has come to a place, or none is there any more. */
  follow: (place: number, tell: (item: unknown) => void) => () => void
}

export const PageContext = createContext<LivePage>({
  at: () => undefined,
  follow: () => () => {},
})

/**
 * The page as what its rows can follow. Told by a prop or a context, every row would be drawn
 * again where one has changed.
 */
export function useLivePage(items: Source<readonly unknown[]>): LivePage {
  const [page] = useState(() => {
    let shown = items.read()
    const followers = new Map<number, Set<(item: unknown) => void>>()
    return {
      at: (place: number) => shown[place],
      follow(place: number, tell: (item: unknown) => void) {
        const ofPlace = followers.get(place) ?? new Set()
        followers.set(place, ofPlace.add(tell))
        return () => void ofPlace.delete(tell)
      },
      show: (now: readonly unknown[]) => {
        const before = shown
        shown = now
        followers.forEach((ofPlace, place) => {
          if (now[place] !== before[place]) ofPlace.forEach((tell) => tell(now[place]))
        })
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
  const { at, follow } = useContext(PageContext)
  useLayoutEffect(() => {
    const tell = (item: unknown) => write(item as Item | undefined)
    tell(at(place))
    return follow(place, tell)
  }, [at, follow, place, write])
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
