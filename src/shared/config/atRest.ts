import { useEffect } from 'react'

type Load = () => Promise<unknown>

const waiting: Load[] = []
let isFetching = false

const once = (event: string) =>
  new Promise((resolve) => window.addEventListener(event, resolve, { once: true }))

/** Milliseconds after which a page that is never idle counts as resting. */
const idleTimeout = 3_000

const untilIdle = () =>
  new Promise<unknown>((resolve) =>
    // Safari has no `requestIdleCallback`.
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(resolve, { timeout: idleTimeout })
      : setTimeout(resolve, 200),
  )

/** One after the other, so that neither the network nor the main thread is busy with all of them at once. */
async function fetchWaiting() {
  if (isFetching) return
  isFetching = true
  // Pictures of the page come first.
  if (document.readyState !== 'complete') await once('load')
  for (let load = waiting.shift(); load !== undefined; load = waiting.shift()) {
    // A part that fails now could never be had again in this page.
    if (!navigator.onLine) await once('online')
    await untilIdle()
    // When it is needed, `importPart` says so.
    await load().catch(() => {})
  }
  isFetching = false
}

/**
 * Fetches parts of the site's code that a person may need next, once the page is in use and rests. A
 * connection that is lost later then takes nothing away. With `import()`, because a part that is in
 * the page can no longer be lost; a cache may be emptied or switched off.
 */
export function fetchAtRest(...loads: Load[]): void {
  waiting.push(...loads)
  void fetchWaiting()
}

/** The same for what a component needs next, once it is mounted. */
export function useAtRest(...loads: Load[]): void {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(() => fetchAtRest(...loads), [])
}
