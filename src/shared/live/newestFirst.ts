/** The record received last comes first; those without a date come at the end. */
export const newestFirst = (
  a: { createdAtMillis: number | null },
  b: { createdAtMillis: number | null },
) => (b.createdAtMillis ?? 0) - (a.createdAtMillis ?? 0)
