/** Drops undefined values, which Firestore rejects. */
export const withoutUndefined = <Fields extends object>(
  fields: Fields,
): { [name: string]: unknown } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
