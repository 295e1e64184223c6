/** The middle one; of an even number, the higher of the two in the middle. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN
