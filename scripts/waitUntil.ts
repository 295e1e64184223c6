import { setTimeout as wait } from 'node:timers/promises'
import type { Child } from './processes'

/**
 * Resolves when `isReady` first says so.
 *
 * @throws Error with the process's last lines when it ends before, or after `limit` ms.
 */
export async function waitUntil(
  child: Child,
  isReady: () => boolean | Promise<boolean>,
  limit: number,
): Promise<void> {
  const deadline = Date.now() + limit
  let end: number | string | undefined
  void child.ended.then((how) => (end = how))
  while (!(await isReady())) {
    if (end !== undefined) {
      throw new Error(`The ${child.name} did not start (${end}).${child.lastLines()}`)
    }
    if (Date.now() > deadline) {
      throw new Error(
        `The ${child.name} was not ready after ${limit / 1000} seconds.${child.lastLines()}`,
      )
    }
    await wait(150)
  }
}
