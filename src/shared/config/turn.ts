/** A pause in which the page can answer: on a cheap phone each step takes a tenth of a second. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
