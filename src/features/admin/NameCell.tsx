import { useCallback, useContext, useMemo, useRef } from 'react'
import { PageContext, useWritten, writeText } from '@/shared/live/livePage'
import { titleOf } from './columns'
import { ListContext } from './ListContext'
import { plainClick } from './plainClick'
import { RecordMarks } from './RecordMarks'
import { addressOf, type Kind } from './kind'
import type { AdminRecord } from './records'

type Props = { kind: Kind; place: number }

/** The name in a row of the table: like the other texts of the row it is written past React. */
export function NameCell({ kind, place }: Props) {
  const { open } = useContext(ListContext)
  const { at, follow } = useContext(PageContext)
  const link = useRef<HTMLAnchorElement>(null)
  const read = useCallback(() => at(place) as AdminRecord | undefined, [at, place])
  const subscribe = useCallback((changed: () => void) => follow(place, changed), [follow, place])
  const write = useCallback(
    (record: AdminRecord | undefined) => {
      const anchor = link.current!
      if (record === undefined) anchor.removeAttribute('href')
      // The router's link would listen to the address and put its target together in each row.
      else anchor.setAttribute('href', addressOf(kind, record.id))
      writeText(anchor, record === undefined ? '' : (titleOf(record) ?? 'No name'))
    },
    [kind],
  )
  useWritten(place, write)
  const handleClick = useMemo(
    () =>
      plainClick(() => {
        const record = read()
        if (record !== undefined) open(record.id)
      }),
    [read, open],
  )

  return (
    <span className="record-name">
      {/* `write` gives it its address and its text. With the arrow keys one gets here, so tab passes it over. */}
      {/* oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/anchor-is-valid, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <a ref={link} onClick={handleClick} tabIndex={-1} />
      <RecordMarks kind={kind} read={read} subscribe={subscribe} />
    </span>
  )
}
