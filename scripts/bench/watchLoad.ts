declare global {
  interface Window {
    /** Times of a load in milliseconds since the page began, 0 for what has not happened yet. */
    bench: {
      /** The first rows are shown. */
      first: number
      /** All of them are there. */
      whole: number
      /** Of the tasks of 50 ms or more. */
      longestTask: number
    }
  }
}

/**
 * Watches a load. To be run in the page before its scripts; refers to nothing outside.
 *
 * @param shown what the list says of itself once all of it is there
 */
export function watchLoad(shown: string) {
  const bench: Window['bench'] = { first: 0, whole: 0, longestTask: 0 }
  window.bench = bench
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      bench.longestTask = Math.max(bench.longestTask, duration)
    }
  }).observe({ type: 'longtask', buffered: true })
  const look = () => {
    const now = performance.now()
    if (document.querySelector('[role="grid"] a') !== null) bench.first ||= now
    const says = [...document.querySelectorAll('main p, [role="status"]')]
    if (says.some(({ textContent }) => textContent === shown)) bench.whole = now
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
