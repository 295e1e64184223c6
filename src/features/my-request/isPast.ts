import { serverNow } from '@/shared/config/serverClock'

/** Whether the day until which an answer was promised is over. */
export const isPast = (due: number, now = serverNow()) => due < now
