import { existsSync, readFileSync } from 'node:fs'
import type { CDPSession } from 'playwright'
import { collectGarbage, metric } from './measure'

/**
 * Megabytes of a page's scripts once the rubbish is out, and of the largest tab's whole process as
 * Chromium's own task manager counts them: what no other process shares with it.
 */
export async function memoryOf(client: CDPSession, browser: CDPSession) {
  await collectGarbage(client)
  const scripts = (await metric(client, 'JSHeapUsedSize')) / 1e6
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  const tabs = processInfo.filter(({ type }) => type === 'renderer')
  return { scripts, whole: Math.max(...tabs.map(({ id }) => ownSize(id))) }
}

/** The code of the browser itself is mapped into every process, and is no part of a tab's own. */
function ownSize(pid: number): number {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return NaN
  const status = readFileSync(file, 'utf8')
  const kilobytes = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? NaN)
  return (kilobytes('RssAnon') + kilobytes('VmSwap')) / 1000
}
