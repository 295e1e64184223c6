import { memo, useCallback, useMemo, useRef } from 'react'
import { PageContext, useLivePage, useWritten, writeText } from '@/shared/live/livePage'
import { Frame, type TableProps } from './Table'

type Text<Item> = (item: Item) => string

type PlaceProps<Item> = {
  place: number
  /** Of each cell, as the columns of the panel have it; the same array every time. */
  texts: readonly Text<Item>[]
}

function PlainPlace<Item>({ place, texts }: PlaceProps<Item>) {
  return (
    <tr>
      {texts.map((text, at) => (
        <Cell key={at} place={place} text={text} isFirst={at === 0} />
      ))}
    </tr>
  )
}
const Place = memo(PlainPlace) as typeof PlainPlace

type CellProps<Item> = { place: number; text: Text<Item>; isFirst: boolean }

function Cell<Item>({ place, text, isFirst }: CellProps<Item>) {
  const cell = useRef<HTMLTableCellElement>(null)
  const write = useCallback(
    (item: Item | undefined) => {
      if (isFirst) window.live.rows += 1
      writeText(cell.current!, item === undefined ? '' : text(item))
    },
    [text, isFirst],
  )
  useWritten(place, write)
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is written past React
  return <td ref={cell} />
}

/**
 * The same table with rows that are fed as in the product's panel: they stand for the places of the
 * page, and each cell writes the text of the record that has come to its place.
 */
export function PlacedTable<Item extends { id: string }>(
  props: Omit<TableProps<Item>, 'read'> & Pick<PlaceProps<Item>, 'texts'>,
) {
  const { items, texts } = props
  const page = useLivePage(items)
  const places = useMemo(
    () => Array.from({ length: items.length }, (_, place) => place),
    [items.length],
  )
  return (
    <PageContext value={page}>
      <Frame {...props}>
        {places.map((place) => (
          <Place key={place} place={place} texts={texts} />
        ))}
      </Frame>
    </PageContext>
  )
}
