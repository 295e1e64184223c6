import type { Engine } from './engine'
import { startFirefox } from './firefox'
import { startWebKit } from './webKit'

export const engines = {
  Firefox: startFirefox,
  WebKit: startWebKit,
} satisfies Record<string, () => Promise<Engine>>

export type EngineName = keyof typeof engines
