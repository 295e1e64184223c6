import { safeStorage } from '@/shared/config/safeStorage'

const storage = safeStorage('session')
const key = 'my-request-misses'

/** Look-ups that find nothing without a pause: they may be mistakes in typing. */
const freeTries = 5

/** Look-ups of this tab that found nothing. */
export const missesSoFar = () => Number(storage.getItem(key)) || 0

export const countMiss = () => void storage.setItem(key, String(missesSoFar() + 1))

/** Milliseconds to wait before the next look-up: none at first, then 5 s, 10 s … up to a minute. */
export const pauseAfter = (misses: number) =>
  misses < freeTries ? 0 : Math.min(60_000, 5_000 * 2 ** (misses - freeTries))
