const reloadedFor = 'reloaded-for'

/** The script a page starts with; its name changes with every build. */
const entryIn = (html: string) => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1]

/**
 * Loads the page again when a part of it cannot be fetched because a new build has taken the place
 * of the one it belongs to. Once for each build, and only where what was typed is kept over it: a
 * browser whose storage is blocked or full keeps the page, and whoever reads it decides.
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

  // Vite tells of every part that did not come.
  window.addEventListener('vite:preloadError', () => {
    if (!running || isAsking) return
    isAsking = true
    ask()
      // No connection, or no storage: the part is asked for again, by itself or by hand.
      .catch(() => {})
      .finally(() => (isAsking = false))
  })
}
