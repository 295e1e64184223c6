/** The middle one; of an even number, the higher of the two in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN

/** Each figure's own median. */
export const mediansOf = <Key extends string>(runs: readonly Record<Key, number>[]) =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((key) => [key, median(runs.map((run) => run[key as Key]))]),
  ) as Record<Key, number>

/** In another order each time: other work of the machine then affects all of them alike. */
export const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)

/** Prints that a target is met or missed; a missed one makes the program fail. */
export function checkTarget(text: string, isMet: boolean): void {
  console.log(`  ${isMet ? 'met   ' : 'MISSED'} ${text}`)
  if (!isMet) process.exitCode = 1
}

/** Prints the median of some runs with their range, and checks that it is at most the target. */
export function reportFigure(what: string, values: number[], unit: string, atMost?: number): void {
  const range = `(${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`
  const text = `${what.padEnd(50)} ${median(values).toFixed(0).padStart(7)} ${unit} ${range}`
  if (atMost === undefined) console.log(`         ${text}`)
  else checkTarget(`${text}, at most ${atMost}`, median(values) <= atMost)
}

/** Prints a table: the first column to the left, the others to the right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  )
  for (const [first = '', ...others] of rows) {
    const cells = others.map((text, at) => text.padStart(widths[at + 1]! + 2))
    console.log(`  ${first.padEnd(widths[0]!)}${cells.join('')}`)
  }
}
