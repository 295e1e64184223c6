/** Milliseconds between two tries. */
const pause = 5_000

/**
 * Fetches a part of the site's code, again and again until it is there: on a bad connection,
 * or while a new version is being put in place, one try may fail. Never rejects.
 *
 * @param isWanted asked before each further try; once it says no, the promise stays open
 */
export function untilLoaded<Part>(
  load: () => Promise<Part>,
  isWanted: () => boolean = () => true,
): Promise<Part> {
  return new Promise((resolve) => {
    const attempt = () => {
      load().then(resolve, () => setTimeout(() => isWanted() && attempt(), pause))
    }
    attempt()
  })
}
