import { memo, useEffect } from 'react'

/** What a row shows. */
export type Cells = [firm: string, name: string, mobile: string, district: string, date: string]

type RowProps<Item> = { item: Item; read: (item: Item) => Cells }

function PlainRow<Item>({ item, read }: RowProps<Item>) {
  useEffect(() => void (window.live.rows += 1))
  return (
    <tr>
      {read(item).map((cell, at) => (
        <td key={at}>{cell}</td>
      ))}
    </tr>
  )
}
const Row = memo(PlainRow) as typeof PlainRow

/** Rows of the page that is seen. */
export const pageSize = 50

export type TableProps<Item> = {
  /** The first so many, in the order of the table. */
  items: readonly Item[]
  /** How many there are in all. */
  count: number
  /** The same function every time. */
  read: (item: Item) => Cells
}

/** The table of all that are compared: a row is drawn again when its item is another object. */
export function Table<Item extends { id: string }>({ items, count, read }: TableProps<Item>) {
  const { length } = items
  useEffect(() => {
    if (length > 0) window.live.shown ||= performance.now()
  }, [length])
  useEffect(() => {
    if (count >= window.live.size) window.live.whole ||= performance.now()
  }, [count])
  return (
    <>
      <p id="count">{count}</p>
      <table>
        <tbody>
          {items.map((item) => (
            <Row key={item.id} item={item} read={read} />
          ))}
        </tbody>
      </table>
    </>
  )
}
