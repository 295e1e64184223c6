import createCache from '@emotion/cache'

/** Of the style element in a page's file: the names of the rules in it. */
const attribute = 'data-rules'

/** The style element that `pageCache` finds in a page's file. */
export const styleElement = (names: string[], css: string) =>
  `<style ${attribute}="${names.join(' ')}">${css}</style>`

/**
 * Emotion's cache for this page, which knows the rules that stand in its file. Emotion finds those
 * by itself where they are marked its own way, but moves their element, and the browser would
 * work out every style of the page anew.
 */
export function pageCache() {
  const cache = createCache({ key: 'css' })
  const element = document.querySelector(`style[${attribute}]`)
  for (const name of element?.getAttribute(attribute)?.split(' ') ?? []) cache.inserted[name] = true
  return cache
}
