import { texts } from '@/texts/loading'
import { KnownError } from './knownError'
import { loadAgain } from './loadAgain'

/** Milliseconds between two tries. */
const pause = 5_000
/** Milliseconds that the server may take to say whether it is there. */
const answerTimeout = 10_000

/** The code of the error where the server answers: only loading the page again helps. */
export const mustLoadAgain = 'must-load-again'

const partError = (code: 'not-loaded' | typeof mustLoadAgain) =>
  new KnownError(code, texts.partFailed)

/** Whether the server can be reached now. The home page is always there. */
const isServerThere = () =>
  fetch('/', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(answerTimeout),
  }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Imports a part of the site's code that is needed now. When that fails, and the server answers, once more: most
 * browsers remember a failed `import()` until the page is loaded again (https://github.com/whatwg/html/issues/6768),
 * the newest do not. Where a new build has replaced the part, only loading the page again helps, too.
 *
 * @throws KnownError if it has failed
 */
export async function importPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    if (!(await isServerThere())) throw partError('not-loaded')
    return load().catch(() => {
      throw partError(mustLoadAgain)
    })
  }
}

/**
 * Imports a part of the site's code that was asked for by a press. Where only that helps, the page is loaded again.
 *
 * @param goOn the press to repeat after it: see `takeGoOn`
 * @throws KnownError if it has failed and the page stays
 */
export const importPressed = <Part>(load: () => Promise<Part>, goOn?: string): Promise<Part> =>
  importPart(load).catch((error: KnownError) => {
    if (error.code !== mustLoadAgain || !loadAgain(goOn)) throw error
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
      importPart(load).then(resolve, (error: KnownError) => {
        if (signal?.aborted) return
        if (error.code === mustLoadAgain) loadAgain()
        setTimeout(() => signal?.aborted || attempt(), pause)
      })
    }
    attempt()
  })
}
