import type { Code } from './codes'

/**
 * Labels that differ from the stored code. A new spelling of a district is one line here, and no record, filter or rule
 * changes.
 */
export const texts: Partial<Record<Code, string>> = {
  or: 'Odia',
  hi: 'Hindi',
}

/** The other languages have a label for each code. */
export type Texts = Record<Code, string>
