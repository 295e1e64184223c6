import { onStorage } from '@/shared/config/onStorage'
import { safeStorage } from '@/shared/config/safeStorage'

/*
 * When the administrator pressed something last, in any tab of this browser, and for how many hours
 * nothing may be pressed. By this device's clock: no server sees a press.
 */
const local = safeStorage('local')
const pressKey = 'last-press'
const hoursKey = 'idle-hours'

export const defaultIdleHours = 12
const hourMs = 3_600_000

const numberAt = (key: string) => {
  const stored = local.getItem(key)
  return stored === null || !Number.isFinite(Number(stored)) ? undefined : Number(stored)
}

export const notePress = () => void local.setItem(pressKey, String(Date.now()))

/** As the association has set it; as this browser has heard it last. */
export const idleHours = () => numberAt(hoursKey) ?? defaultIdleHours
export const keepIdleHours = (hours: number) => void local.setItem(hoursKey, String(hours))

/** Milliseconds until nothing was pressed for too long. */
export function idleTimeLeft(): number {
  const limit = idleHours() * hourMs
  const last = numberAt(pressKey)
  // After a clock was set back the last press is in the future.
  return last === undefined ? limit : Math.min(limit, last + limit - Date.now())
}

/** Calls back when something is pressed in another tab. Returns the function that stops it. */
export const onPressElsewhere = (callback: () => void) => onStorage(pressKey, callback)
