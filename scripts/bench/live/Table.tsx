import { memo, useEffect } from 'react'

declare global {
  interface Window {
    live: {
      /** Documents there are. */
      size: number
      /** When it subscribed, and when the table had all documents, in milliseconds. */
      started: number
      whole: number
      start: () => void
    }
  }
}

/** What a row shows. */
export type Cells = [firm: string, name: string, mobile: string, district: string, date: string]

type RowProps<Item> = { item: Item; read: (item: Item) => Cells }

function PlainRow<Item>({ item, read }: RowProps<Item>) {
  return (
    <tr>
      {read(item).map((cell, at) => (
        <td key={at}>{cell}</td>
      ))}
    </tr>
  )
}
const Row = memo(PlainRow) as typeof PlainRow

const pageSize = 50

type TableProps<Item> = {
  /** In the order of the table. */
  all: readonly Item[]
  /** The same function every time. */
  read: (item: Item) => Cells
}

/** The first rows of all, the same for every contender: a row renders when its item is another object. */
export function Table<Item extends { id: string }>({ all, read }: TableProps<Item>) {
  const { length } = all
  useEffect(() => {
    if (length >= window.live.size) window.live.whole ||= performance.now()
  }, [length])
  return (
    <>
      <p>{length}</p>
      <table>
        <tbody>
          {all.slice(0, pageSize).map((item) => (
            <Row key={item.id} item={item} read={read} />
          ))}
        </tbody>
      </table>
    </>
  )
}
