import { memo, useCallback, useMemo, useRef } from 'react'
import { PageContext, useLivePage, useWritten, writeText } from '@/shared/live/livePage'
import { Frame, type Cells, type TableProps } from './Table'

/** As many as a row has. */
const cells = [0, 1, 2, 3, 4] as const

type PlaceProps<Item> = { place: number; read: (item: Item) => Cells }

function PlainPlace<Item>({ place, read }: PlaceProps<Item>) {
  return (
    <tr>
      {cells.map((at) => (
        <Cell key={at} place={place} at={at} read={read} />
      ))}
    </tr>
  )
}
const Place = memo(PlainPlace) as typeof PlainPlace

type CellProps<Item> = PlaceProps<Item> & { at: (typeof cells)[number] }

function Cell<Item>({ place, at, read }: CellProps<Item>) {
  const cell = useRef<HTMLTableCellElement>(null)
  const write = useCallback(
    (item: Item | undefined) => {
      if (at === 0) window.live.rows += 1
      writeText(cell.current!, item === undefined ? '' : read(item)[at])
    },
    [at, read],
  )
  useWritten(place, write)
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is written past React
  return <td ref={cell} />
}

/**
 * The same table with rows that are fed as in the product's panel: they stand for the places of the
 * page, and each cell writes the text of the record that has come to its place.
 */
export function PlacedTable<Item extends { id: string }>(props: TableProps<Item>) {
  const { items, read } = props
  const page = useLivePage(items)
  const places = useMemo(
    () => Array.from({ length: items.length }, (_, place) => place),
    [items.length],
  )
  return (
    <PageContext value={page}>
      <Frame {...props}>
        {places.map((place) => (
          <Place key={place} place={place} read={read} />
        ))}
      </Frame>
    </PageContext>
  )
}
