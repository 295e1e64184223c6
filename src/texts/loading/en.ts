/** Of the spinner, and of a part that does not come. Every page has them. */
export const texts = {
  loading: 'Loading...',
  takesLong:
    'This takes longer than usual. Your connection may be slow or interrupted. The page keeps trying; you can also check your connection and reload the page.',
  partFailed:
    'A part of this page could not be loaded. Please try again. If that does not help, copy what you typed and reload the page.',
}

export type Texts = typeof texts
