/** More commits at a time would wait for each other on a slow line. */
const maxParallel = 5

/** Milliseconds in which results are gathered before they are shown: of tens of thousands, each would take its own render. */
const shownAfter = 200

type Options<Item, Result> = {
  /** Asked before each item. */
  isRunning: () => boolean
  work: (item: Item) => Promise<Result>
  onResults: (results: Result[]) => void
}

/** Works through a list with five items on their way, each of them a commit of its own. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  { isRunning, work, onResults }: Options<Item, Result>,
): Promise<void> {
  // One iterator for all: each takes the next item.
  const waiting = items.values()
  let results: Result[] = []
  const show = () => {
    if (results.length > 0) onResults(results)
    results = []
  }
  async function workThrough() {
    for (const item of waiting) {
      if (!isRunning()) return
      const result = await work(item)
      results.push(result)
    }
  }
  const timer = setInterval(show, shownAfter)
  try {
    await Promise.all(Array.from({ length: maxParallel }, workThrough))
  } finally {
    clearInterval(timer)
    show()
  }
}
