import type { OfficeWords } from './words'

/** Words of the office that My request shows. English reads as it is stored. */
export const texts: Partial<Record<OfficeWords, string>> = {}

/** The other languages have them all. */
export type Texts = Record<OfficeWords, string>
