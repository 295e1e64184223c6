import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser, type CDPSession } from 'playwright'
import {
  chromiumEnvironment,
  chromiumFlags,
  findTestChromium,
} from '@test/support/browser/chromium'

export type Profile = {
  viewport: { width: number; height: number }
  isMobile?: boolean
  deviceScaleFactor?: number
  /** Milliseconds, and bytes a second; that of this machine when left out. */
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number }
  processorSlowdown?: number
}

/** Bytes a second of so many bits a second. */
const bits = (perSecond: number) => perSecond / 8

/** A cheap phone on 3G, with which the public pages are measured. */
export const phone: Profile = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  deviceScaleFactor: 2,
  network: { latency: 150, downloadThroughput: bits(1.6e6), uploadThroughput: bits(750e3) },
  processorSlowdown: 4,
}

/** A computer in an office, behind a cable. */
export const desktop: Profile = {
  viewport: { width: 1440, height: 900 },
  network: { latency: 40, downloadThroughput: bits(10e6), uploadThroughput: bits(10e6) },
}

/** An office computer whose network costs nothing, for work in the page itself. */
export const office: Profile = { viewport: desktop.viewport }

/** Milliseconds: on a busy machine 50,000 documents may take minutes. */
const timeLimit = 300_000

/** A Chromium whose pages are measured. */
export const openBrowser = (...flags: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: findTestChromium(),
    env: chromiumEnvironment,
    args: [
      ...chromiumFlags,
      // A tool that listens to the console makes V8 parse functions again to find the line of an
      // error. react-dom makes five errors while it starts: a task of 100 ms on a cheap phone, which
      // no visitor has. With this flag V8 notes the lines as it compiles.
      '--js-flags=--no-enable-lazy-source-positions',
      // The certificate of `serve` is not signed.
      '--ignore-certificate-errors',
      ...flags,
    ],
  })

export type Opened = Awaited<ReturnType<typeof openPage>>

/** Opens an empty page of a new visitor. */
export async function openPage(browser: Browser, profile: Profile, baseURL?: string) {
  const { network, processorSlowdown: rate, ...screen } = profile
  const context = await browser.newContext({ ...screen, hasTouch: !!screen.isMobile, baseURL })
  // tsx wraps functions in a helper of this name, also those that run in the page.
  await context.addInitScript('globalThis.__name = (wrapped) => wrapped')
  const page = await context.newPage()
  page.setDefaultTimeout(timeLimit)
  page.on('pageerror', (error) => console.error(error))
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  if (network) {
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  }
  if (rate) await session.send('Emulation.setCPUThrottlingRate', { rate })
  return { page, session, close: () => context.close() }
}

/** Waits until the page's main thread does next to nothing, three times in a row. */
export async function settle(session: CDPSession, pause = 300): Promise<void> {
  let last = await metric(session, 'ThreadTime')
  for (let calm = 0; calm < 3;) {
    await wait(pause)
    const now = await metric(session, 'ThreadTime')
    calm = (now - last) * 1000 < pause * 0.03 ? calm + 1 : 0
    last = now
  }
}

/** Megabytes of a page's JavaScript heap without its garbage. */
export async function heapOf(session: CDPSession): Promise<number> {
  await collectGarbage(session)
  return (await metric(session, 'JSHeapUsedSize')) / 1e6
}

/** So that the next measurement does not pay for earlier garbage. */
export const collectGarbage = (session: CDPSession) => session.send('HeapProfiler.collectGarbage')

async function metric(session: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted)?.value ?? NaN
}
