let handler: ((event: PopStateEvent) => void) | undefined

/**
 * Takes a place before the router's in the line of those who hear of the browser's buttons: the
 * window calls its listeners in the order they came. To be called before the router is drawn.
 */
export function standFirst(): void {
  window.addEventListener('popstate', (event) => handler?.(event))
}

/** Hears of the browser's buttons before the router. Returns the function that ends it. */
export function hearFirst(handle: (event: PopStateEvent) => void): () => void {
  handler = handle
  return () => {
    if (handler === handle) handler = undefined
  }
}
