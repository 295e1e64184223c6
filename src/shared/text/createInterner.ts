/** Texts up to which a field counts as one that has the same in many records. */
const mostShared = 500

/**
 * Makes a function that gives one and the same string for all equal texts of a field, so that a district
 * of thousands of records is in memory once. Where most of a field's texts differ it gives up, and keeps none.
 */
export function createInterner(): (text: string) => string {
  let known: Map<string, string> | undefined = new Map()

  return (text) => {
    if (known === undefined) return text
    const first = known.get(text)
    if (first !== undefined) return first
    if (known.size < mostShared) known.set(text, text)
    else known = undefined
    return text
  }
}
