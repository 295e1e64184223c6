import { KnownError } from '@/shared/config/knownError'
import { grouped } from '@/shared/validation/numbers'

/**
 * Rows of a list. Each takes two writes, and Firebase has 20,000 a day without a fee: so half of them are left for
 * the forms and the rest of the desk.
 */
export const mostRows = 5_000

/** Bytes of a file. A list of that many rows has about two million. */
export const mostBytes = 10_000_000

/** Lines above the members: a title and the headers. */
const aboveRows = 10

/** @throws KnownError if a list has more rows than can be imported */
export function refuseTooMany(rows: number): void {
  if (rows <= mostRows + aboveRows) return
  const message = `This list has ${grouped(rows)} rows. At most ${grouped(mostRows)} can be imported at once, so divide it into several files.`
  throw new KnownError('too-many-rows', message)
}
