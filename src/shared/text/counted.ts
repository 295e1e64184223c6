import { grouped } from '@/shared/validation/numbers'

/** "1 row", "1,200 rows" or "2 people". */
export const counted = (count: number, noun: string, plural = `${noun}s`) =>
  `${grouped(count)} ${count === 1 ? noun : plural}`
