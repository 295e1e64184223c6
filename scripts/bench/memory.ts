import { existsSync, readFileSync } from 'node:fs'
import type { CDPSession } from 'playwright'
import { collectGarbage, metric } from './measure'

/** What the sessions of a page's workers are called, by the page's. */
const workers = new WeakMap<CDPSession, Set<string>>()

async function workersOf(client: CDPSession): Promise<string[]> {
  const known = workers.get(client)
  if (known !== undefined) return [...known]
  const found = new Set<string>()
  workers.set(client, found)
  client.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') found.add(sessionId)
  })
  client.on('Target.detachedFromTarget', ({ sessionId }) => void found.delete(sessionId))
  await client.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false })
  return [...found]
}

/** Sends a worker something and waits for its answer. */
function askWorker(client: CDPSession, sessionId: string, method: string): Promise<unknown> {
  return new Promise((resolve) => {
    const id = (lastId += 1)
    const hear = ({ message }: { message: string }) => {
      const answer = JSON.parse(message) as { id?: number; result?: unknown }
      if (answer.id !== id) return
      client.off('Target.receivedMessageFromTarget', hear)
      resolve(answer.result)
    }
    client.on('Target.receivedMessageFromTarget', hear)
    const message = JSON.stringify({ id, method })
    void client.send('Target.sendMessageToTarget', { message, sessionId })
  })
}
let lastId = 0

async function heapOfWorkers(client: CDPSession): Promise<number> {
  let sum = 0
  for (const worker of await workersOf(client)) {
    await askWorker(client, worker, 'HeapProfiler.collectGarbage')
    const heap = await askWorker(client, worker, 'Runtime.getHeapUsage')
    sum += (heap as { usedSize: number }).usedSize
  }
  return sum
}

/**
 * Megabytes of the scripts of a page and of its workers once the rubbish is out, and of the largest tab's whole process as
 * Chromium's own task manager counts them: what no other process shares with it.
 */
export async function memoryOf(client: CDPSession, browser: CDPSession) {
  await collectGarbage(client)
  const own = (await metric(client, 'JSHeapUsedSize')) / 1e6
  const scripts = own + (await heapOfWorkers(client)) / 1e6
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
