import { grouped } from '@/shared/validation/numbers'

/** "1 row" or "1,200 rows". */
export const counted = (count: number, noun: string) =>
  `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`
