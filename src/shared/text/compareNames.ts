/**
 * The only order of texts at the desk: of lists, files, prints, the door, attendance and selects. It is that of
 * English in India: upper and lower case are the same, an accented letter is beside its plain one, 9 is before 10.
 * Names in Odia follow the Latin ones, in the order of their own alphabet. Among the Latin ones, as in a telephone
 * list, they would need a transliteration, which only the search loads, and which would decide by itself how a
 * name is spelt.
 */
const collator = new Intl.Collator('en-IN', { sensitivity: 'accent', numeric: true })

/**
 * The order of two names or other texts. A missing name comes last. For the admin area alone: `dateText.ts` says
 * what `Intl` costs a phone.
 */
export const compareNames = (a: string, b: string) =>
  Number(a === '') - Number(b === '') || collator.compare(a, b)
