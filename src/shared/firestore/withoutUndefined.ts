/** What is written for an optional field without a value is nothing: Firestore takes no `undefined`. */
export const withoutUndefined = <Fields extends object>(
  fields: Fields,
): { [name: string]: unknown } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
