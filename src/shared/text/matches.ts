/** Written alike: small letters, and Latin ones without their marks. */
export const plain = (text: string) =>
  isPlain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase()

/**
 * ASCII, and the signs of amounts and ranges: nothing to take apart, which is what costs time in
 * a long list.
 */
const isPlain = /^[\t-~₹–—’]*$/

/** Whether every word of a query stands somewhere in the texts. An empty query fits all. */
export function matches(query: string, ...texts: string[]): boolean {
  const searched = plain(texts.join(' '))
  return plain(query)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
