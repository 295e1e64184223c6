const reloadedFor = 'reloaded-for'

/** The script a page starts with; its name changes with every build. */
const entryIn = (html: string) => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1]

/** A form with a password keeps no draft. */
const wouldLoseInput = () =>
  [...document.querySelectorAll<HTMLInputElement>('form:has([autocomplete$=password]) input')].some(
    ({ value }) => value !== '',
  )

/**
 * Reloads the page when a part of it cannot be fetched and loading the page again can help: a new build
 * has replaced the one it belongs to, or it has failed again after the server had answered. Firefox and Safari
 * remember a failed `import()` until the page is loaded again; importing it under another address would
 * be no help, because it imports others, and they the entry.
 *
 * Once for each build and address, and only where what was typed survives it: not where the browser's storage is
 * blocked or full, nor while somebody is logging in.
 */
export function followReleases(): void {
  const running = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  /** The messages of what has failed while the server answered. Most browsers name the part in it. */
  const failed = new Set<string>()

  async function ask(message: string) {
    // Asked before the answer: until then a lost connection may explain both failures.
    const isRepeated = failed.has(message)
    const response = await fetch(window.location.href, { cache: 'no-store' })
    const published = entryIn(await response.text())
    if (published === undefined) return
    failed.add(message)
    if (published === running && !isRepeated) return
    if (wouldLoseInput()) return
    const reload = `${published} ${window.location.pathname}`
    if (sessionStorage.getItem(reloadedFor) === reload) return
    sessionStorage.setItem(reloadedFor, reload)
    // Nothing is lost, so nobody has to be asked.
    const dontAsk = (event: Event) => event.stopImmediatePropagation()
    window.addEventListener('beforeunload', dontAsk, { capture: true })
    window.location.reload()
  }

  // Vite reports every chunk that did not load.
  window.addEventListener('vite:preloadError', ({ payload: { message } }) => {
    // No connection, or no storage: the chunk is fetched again when it is needed.
    if (running) ask(message).catch(() => {})
  })
}
