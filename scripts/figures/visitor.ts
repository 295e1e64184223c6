import type { Browser } from 'playwright'

/** What a visitor comes with. */
export type Profile = {
  viewport: { width: number; height: number }
  isMobile: boolean
  deviceScaleFactor: number
  network: { latency: number; downloadThroughput: number; uploadThroughput: number }
  processorSlowdown: number
}

/** Bytes a second of so many bits a second. */
const bits = (perSecond: number) => perSecond / 8

/** The cheap phone on 3G that the figures are about. */
export const phone: Profile = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  deviceScaleFactor: 2,
  network: { latency: 150, downloadThroughput: bits(1.6e6), uploadThroughput: bits(750e3) },
  processorSlowdown: 4,
}

/** A computer at a desk, behind a cable. */
export const desktop: Profile = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  deviceScaleFactor: 1,
  network: { latency: 40, downloadThroughput: bits(10e6), uploadThroughput: bits(10e6) },
  processorSlowdown: 1,
}

/** Opens an empty page of somebody who has never been here, and their session with it. */
export async function openPage(browser: Browser, profile: Profile) {
  const { viewport, isMobile, deviceScaleFactor, network, processorSlowdown } = profile
  const context = await browser.newContext({
    viewport,
    isMobile,
    deviceScaleFactor,
    hasTouch: isMobile,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  return { page, session, close: () => context.close() }
}
