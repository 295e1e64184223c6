import { expect, onTestFinished } from 'vitest'

const regions = '[role=status], [aria-live=polite]'

/**
 * Follows what a screen reader announces from now on until the end of the test: a text that comes into a region that was
 * there before, and every alert. It mostly says nothing of a region that comes together with its text.
 */
export function listen() {
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
  onTestFinished(() => observer.disconnect())
  return {
    /** Waits until it has been announced. */
    expectHeard: async (text: string) => {
      await expect.poll(() => heard.join('\n')).toContain(text)
    },
  }
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE
