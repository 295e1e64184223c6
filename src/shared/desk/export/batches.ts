/** Rows written in one task: it takes a few milliseconds. */
const rowsInATask = 100

/**
 * Works through a long list with a pause after each batch, in which the page can react.
 *
 * @param write called with each batch and the place of its first item in the list
 * @param onProgress called after each batch with the share that is done, from 0 to 1
 * @param batchSize items of a batch; fewer where each takes longer than a row to write
 */
export async function inBatches<Item>(
  items: readonly Item[],
  write: (batch: readonly Item[], start: number) => void,
  onProgress: (done: number) => void,
  batchSize = rowsInATask,
): Promise<void> {
  for (let start = 0; start < items.length; start += batchSize) {
    write(items.slice(start, start + batchSize), start)
    onProgress(Math.min(1, (start + batchSize) / items.length))
    await new Promise((resolve) => setTimeout(resolve))
  }
}
