import type { ToldEntry } from './asks'
import { shortDayInIndia } from '@/shared/text/dateText'

/** `Asked on 3 Dec`, for the list and the dialogs. */
export const askedWords = ({ atMillis }: Pick<ToldEntry, 'atMillis'>) =>
  atMillis === null || atMillis === undefined
    ? 'Asked just now'
    : `Asked on ${shortDayInIndia(atMillis)}`
