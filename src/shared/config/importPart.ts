import { loadAgain } from './loadAgain'

/** Milliseconds between two tries. */
const pause = 5_000
/** Milliseconds that the server may take to say whether it is there. */
const answerTimeout = 10_000

/** A part of the site's code could not be loaded. */
export class PartError extends Error {
  /** Whether the server answers: then only loading the page again helps. */
  readonly isServed: boolean
  constructor(message: string, isServed: boolean) {
    super(message)
    this.isServed = isServed
  }
}

/** The script a page starts with; its name changes with every build. */
const entryIn = (html: string) => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1]

/** The build that the server has now; undefined if it does not answer. */
async function publishedBuild(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(answerTimeout)
    const response = await fetch(window.location.href, { cache: 'no-store', signal })
    return entryIn(await response.text())
  } catch {
    return undefined
  }
}

/**
 * Imports a part of the site's code that is needed now. When that fails, and the server answers, once more: most
 * browsers remember a failed `import()` until the page is loaded again (https://github.com/whatwg/html/issues/6768),
 * the newest do not.
 *
 * @throws PartError if it has failed
 */
export async function importPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (thrown) {
    const published = await publishedBuild()
    if (published === undefined) throw new PartError(String(thrown), false)
    const running = document.querySelector('script[type="module"][src]')?.getAttribute('src')
    // A new build has replaced the one that this part belongs to.
    if (published !== running) throw new PartError(String(thrown), true)
    return load().catch((again: unknown) => {
      throw new PartError(String(again), true)
    })
  }
}

/**
 * Imports a part of the site's code that was asked for by a press. Where only that helps, the page is loaded again.
 *
 * @param goOn what the page does after it: see `takeGoOn`
 * @throws PartError if it has failed and the page stays
 */
export const importPressed = <Part>(load: () => Promise<Part>, goOn?: string): Promise<Part> =>
  importPart(load).catch((thrown: unknown) => {
    const isGoing =
      thrown instanceof PartError && thrown.isServed && !loadAgain(thrown.message, goOn)
    if (!isGoing) throw thrown
    return new Promise<never>(() => {})
  })

/**
 * Imports a part of the site's code that the page shows by itself, again and again until it is there; where only that
 * helps, the page is loaded again. Never rejects.
 *
 * @param signal once it is aborted nothing is tried any more, and the promise stays open
 */
export function importWithRetry<Part>(
  load: () => Promise<Part>,
  signal?: AbortSignal,
): Promise<Part> {
  return new Promise((resolve) => {
    const attempt = () => {
      importPart(load).then(resolve, (thrown: unknown) => {
        if (signal?.aborted) return
        if (thrown instanceof PartError && thrown.isServed) loadAgain(thrown.message)
        setTimeout(() => signal?.aborted || attempt(), pause)
      })
    }
    attempt()
  })
}
