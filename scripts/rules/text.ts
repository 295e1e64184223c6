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
