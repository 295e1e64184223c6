/** Values for each text that has some; none of them is in a text by itself. */
const values = [6041, 6042, 6043, 6044]
/** The texts whose values are no texts or numbers. */
const lists: Record<string, unknown[]> = { 'meetings changed': [['agenda', 'date']] }

/**
 * The texts of an area by their path. One with values in it is called with sample values, also with the value one: so
 * what it says is known however its code is written.
 */
export const saidBy = (
  area: string,
  value: unknown,
  path: string[] = [],
): [key: string, said: string[]][] => {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, part]) => saidBy(area, part, [...path, name]))
  }
  const key = path.join('.')
  if (typeof value !== 'function') return value === undefined ? [] : [[key, [String(value)]]]
  const samples = lists[`${area} ${key}`]
  return [[key, (samples ? [samples] : [values, [1, 1, 1, 1]]).map((s) => String(value(...s)))]]
}
