import { expect, onTestFinished } from 'vitest'

/**
 * Follows what a screen reader announces from now on: a text that comes into a region that was there before, and every
 * alert. It mostly says nothing of a region that comes together with its text. Refers to nothing outside itself, so that it can
 * run in the page of a journey, too.
 */
export function hear() {
  const regions = '[role=status], [aria-live=polite]'
  const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE
  const heard: string[] = []
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes].filter(isElement))
    const alerts = added.flatMap((element) => [
      ...(element.matches('[role=alert]') ? [element] : []),
      ...element.querySelectorAll('[role=alert]'),
    ])
    const changed = changes.flatMap(({ target }) => {
      const element = isElement(target) ? target : target.parentElement
      const region = element?.closest(regions)
      return region && !added.some((other) => other.contains(region)) ? [region] : []
    })
    for (const { textContent } of [...alerts, ...new Set(changed)]) heard.push(textContent)
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return { heard, stop: () => observer.disconnect() }
}

/** The same until the end of the test. */
export function listen() {
  const { heard, stop } = hear()
  onTestFinished(stop)
  return {
    /** Waits until it has been announced. */
    expectHeard: async (text: string) => {
      await expect.poll(() => heard.join('\n')).toContain(text)
    },
  }
}
