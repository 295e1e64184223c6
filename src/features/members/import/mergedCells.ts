import type { Table } from './importTypes'

/** A list has fewer; an area can be as wide as a sheet. */
const mostColumns = 200

/** Whether a cell is empty because it is merged with another one, by its places from 0. */
export function mergedIn({ merged = [], rows }: Table) {
  const places = new Set<string>()
  for (const { top, bottom, left, right } of merged) {
    for (let row = top; row <= Math.min(bottom, rows.length - 1); row += 1) {
      for (let column = left; column <= Math.min(right, mostColumns); column += 1) {
        if (row > top || column > left) places.add(`${row} ${column}`)
      }
    }
  }
  return (row: number, column: number) => places.has(`${row} ${column}`)
}
