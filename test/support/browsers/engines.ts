import type { Engine } from './engine'
import { startChromium } from './chromium'
import { startFirefox } from './firefox'
import { startWebKit } from './webKit'

export const engines = {
  Chromium: startChromium,
  Firefox: startFirefox,
  WebKit: startWebKit,
} satisfies Record<string, () => Promise<Engine>>

export type EngineName = keyof typeof engines
