const commentOrText = /\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g

/** Rules with blanks in place of comments and texts: all else is at the same place as before. */
export const withoutTexts = (rules: string, inPlaceOfTexts = ' ') =>
  rules.replace(commentOrText, (found) =>
    (found.startsWith('//') ? ' ' : inPlaceOfTexts).repeat(found.length),
  )

/** Rules without comments, indentation and empty lines. A `//` in a text is no comment. */
export const stripped = (rules: string) =>
  rules
    .replace(commentOrText, (found) => (found.startsWith('//') ? '' : found))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
    .concat('\n')

/** The place after the bracket that closes the one at `start`, in rules without texts. */
export function endOfBlock(code: string, start: number): number {
  let depth = 0
  for (const { 0: brace, index } of code.slice(start).matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth === 0) return start + index + 1
  }
  throw new Error(`The { at ${start} has no }`)
}
