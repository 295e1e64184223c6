/** Written alike: small letters, and Latin ones without their marks. */
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Whether every word of a query stands somewhere in the texts. An empty query fits all. */
export function matches(query: string, ...texts: string[]): boolean {
  const searched = plain(texts.join(' '))
  return plain(query)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
