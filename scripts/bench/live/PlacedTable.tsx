import { memo, useCallback, useMemo, useRef, type ReactNode } from 'react'
import { PageContext, useLivePage, useWritten, writeText } from '@/shared/live/livePage'
import { useSource, type Source } from '@/shared/live/source'
import { Frame } from './Table'

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

type Props<Item> = {
  items: Source<readonly Item[]>
  count: Source<number>
  texts: PlaceProps<Item>['texts']
}

/**
 * The same table with rows that are fed as in the product's panel: they stand for the places of the
 * page, which follow its records past React, and each cell writes the text of the record that has come to its place.
 */
export function PlacedTable<Item extends { id: string }>({ items, count, texts }: Props<Item>) {
  const page = useLivePage(items)
  const length = useSource(items, (all) => all.length)
  const rows = useMemo(
    () => Array.from({ length }, (_, place) => <Place key={place} place={place} texts={texts} />),
    [length, texts],
  )
  return (
    <PageContext value={page}>
      <CountedFrame length={length} count={count}>
        {rows}
      </CountedFrame>
    </PageContext>
  )
}

type CountedProps = { length: number; count: Source<number>; children: ReactNode }

const CountedFrame = ({ count, ...props }: CountedProps) => (
  <Frame {...props} count={useSource(count, (all) => all)} />
)
