/** Milliseconds between two tries. */
const pause = 5_000

/**
 * Fetches a part of the site's code, again and again until it is there: on a bad connection, or
 * while a new version is being put in place, one try may fail. Never rejects. Where the browser remembers
 * a failure, `followReleases` loads the page again.
 *
 * @param signal once it is aborted nothing is tried any more, and the promise stays open
 */
export function importWithRetry<Part>(
  load: () => Promise<Part>,
  signal?: AbortSignal,
): Promise<Part> {
  return new Promise((resolve) => {
    const attempt = () => {
      load().then(resolve, () => setTimeout(() => signal?.aborted || attempt(), pause))
    }
    attempt()
  })
}

/** Fetches a part of the site's code, and once more if the first try failed. */
export const importTwice = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return load()
  })
