type Format<Value> = { format: (value: Value) => string }

/**
 * A format of the browser's own that is not made before it is asked for: the first one of a page
 * makes the browser read its tables, which takes a cheap phone more than a tenth of a second.
 */
export function lateFormat<Value>(make: () => Format<Value>) {
  let made: Format<Value> | undefined
  return (value: Value) => (made ??= make()).format(value)
}
