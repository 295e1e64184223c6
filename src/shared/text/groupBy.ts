/** Items by the text that a function gives, in their order. The name of the standard, which older browsers do not have. */
export function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const others = groups.get(key)
    if (others === undefined) groups.set(key, [item])
    else others.push(item)
  }
  return groups
}
