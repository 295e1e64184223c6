import { useEffect } from 'react'

type Load = () => Promise<unknown>

const once = (event: string) =>
  new Promise((resolve) => window.addEventListener(event, resolve, { once: true }))

/** A page that is never idle, or draws nothing, counts as resting after three seconds. */
export const untilIdle = () =>
  new Promise<unknown>((resolve) =>
    // Safari has no `requestIdleCallback`.
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(resolve, { timeout: 3_000 })
      : setTimeout(resolve),
  )

/**
 * Imports parts of the site's code that a person may need next, one after the other, once the page is in use and
 * rests. A connection that is lost later then takes nothing away. With `import()`, because a part that is in the
 * page can no longer be lost; a cache may be emptied or switched off.
 */
export async function fetchAtRest(...loads: Load[]): Promise<void> {
  // Pictures of the page come first.
  if (document.readyState !== 'complete') await once('load')
  for (const load of loads) {
    // A part that fails now could never be had again in this page.
    if (!navigator.onLine) await once('online')
    await untilIdle()
    // When it is needed, `importPart` says so.
    await load().catch(() => {})
  }
}

/** The same for the next parts of a component, once it is mounted. */
export function useAtRest(...loads: Load[]): void {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(() => void fetchAtRest(...loads), [])
}
