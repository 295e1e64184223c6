import { areSameValues } from './historyWrites'

type Values = { readonly [field: string]: unknown }

/** The fields that a form has changed; null for an emptied one. */
export const changesOf = (names: Iterable<string>, before: Values, after: Values) =>
  Object.fromEntries(
    [...names]
      .filter((name) => !areSameValues(ticked(before[name]), ticked(after[name])))
      .map((name) => [name, after[name] ?? null]),
  )

/** A box that was never ticked is no value, and a form gives false. */
const ticked = (value: unknown) => (value === false ? undefined : value)
