import { useContext, type MouseEvent } from 'react'
import { titleOf } from './columns'
import { ListContext } from './ListContext'
import { Mark, markStyles } from './Mark'
import { useOthers } from './PeopleContext'
import { addressOf, type Kind } from './kind'
import type { AdminRecord } from './records'

type Props = {
  kind: Kind
  record: AdminRecord
  /** In a table one gets here with the arrow keys, so the tab key passes it over. */
  isInGrid?: boolean
}

/** The name of a record as the way to all of it, with what there is to notice. */
export function RecordName({ kind, record, isInGrid }: Props) {
  const { since, open } = useContext(ListContext)
  const others = useOthers(kind, record)
  const isNew = record.createdAtMillis !== null && record.createdAtMillis > since
  const unreadable = record.unreadable ?? []

  function handleClick(event: MouseEvent) {
    // Another tab, another window, a file: that is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(record.id)
  }

  return (
    <span className="record-name">
      {/* The router's link would listen to the address and put its target together in each row. */}
      <a
        href={addressOf(kind, record.id)}
        onClick={handleClick}
        tabIndex={isInGrid ? -1 : undefined}
      >
        {titleOf(record) ?? 'No name'}
      </a>
      {isNew && (
        <Mark tone="new" title="Received since your last visit">
          New
        </Mark>
      )}
      {others > 0 && (
        <Mark tone="same" title="Of the same person or firm: the same mobile, GSTIN or Udyam">
          {`${others} more`}
        </Mark>
      )}
      {unreadable.length > 0 && (
        <Mark tone="odd" title={`Could not be read: ${unreadable.join(', ')}`}>
          Check
        </Mark>
      )}
    </span>
  )
}

/**
 * How names look, for what holds the list: a new record moves all the names of a page, and
 * styles of their own would be worked out again for each.
 */
export const recordNameStyles = {
  ...markStyles,
  '& .record-name': { display: 'flex', alignItems: 'center', minWidth: 0 },
  '& .record-name > a': {
    color: 'primary.main',
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    '&:hover': { textDecorationColor: 'inherit' },
  },
}
