const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** The order of two names in a list. For the admin area alone: `dateText.ts` says what `Intl` costs a phone. */
export const compareNames = (a: string, b: string) => collator.compare(a, b)
