/** The firms that the page shows in full at first, and with each press of "Show more". The others are a list of names. */
export const pageSize = 48

/** The firms that are shown in full. */
export const pageOf = <Item>(items: readonly Item[], pages = 1): Item[] =>
  items.slice(0, pages * pageSize)
