/**
 * The id of the document that keeps a number from being given twice: `UO~2019~017`, also for `uo-2019-017`. The
 * rules compute the same.
 */
export const keyOfNumber = (number: string) =>
  number
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '~')
    .replace(/~$/, '')
