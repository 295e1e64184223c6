const reloadedFor = 'reloaded-for'

/** The script a page starts with; its name changes with every build. */
const entryIn = (html: string) => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1]

/**
 * Reloads the page when a chunk cannot be fetched because a new build has replaced the one it belongs
 * to. Once for each build, and only where drafts survive it: a browser whose storage is blocked or full
 * is not reloaded.
 */
export function followReleases(): void {
  const running = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  let isAsking = false

  async function ask() {
    const response = await fetch(window.location.href, { cache: 'no-store' })
    const published = entryIn(await response.text())
    if (published === undefined || published === running) return
    if (sessionStorage.getItem(reloadedFor) === published) return
    sessionStorage.setItem(reloadedFor, published)
    // Nothing is lost, so nobody has to be asked.
    const dontAsk = (event: Event) => event.stopImmediatePropagation()
    window.addEventListener('beforeunload', dontAsk, { capture: true })
    window.location.reload()
  }

  // Vite reports every chunk that did not load.
  window.addEventListener('vite:preloadError', () => {
    if (!running || isAsking) return
    isAsking = true
    ask()
      // No connection, or no storage: the chunk is fetched again when it is needed.
      .catch(() => {})
      .finally(() => (isAsking = false))
  })
}
